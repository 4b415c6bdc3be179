// The hash and the signature that a house uses. WebCrypto has no BLAKE2b, and Ed25519 only where
// the page came over TLS or from this machine: a table in the next room has neither.

import { etc, verify } from '@noble/ed25519'
import { blake2b as digest } from '@noble/hashes/blake2'
import { sha512 } from '@noble/hashes/sha2'

etc.sha512Sync = (...parts) => sha512(etc.concatBytes(...parts))

export const blake2b = (bytes: Uint8Array): Uint8Array => digest(bytes, { dkLen: 32 })

export function isSigned(signature: Uint8Array, message: Uint8Array, key: Uint8Array): boolean {
  try {
    return verify(signature, message, key)
  } catch {
    return false // no point of the curve, or of another length
  }
}
