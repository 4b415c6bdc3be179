import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { rounds } from './tools/rounds.mjs'

// While one works on the page, `npm run dev` serves it and asks this house for everything else.
const house = process.env.SABOT_HOUSE ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [svelte(), rounds()],
  build: {
    target: 'es2022',
    outDir: process.env.SABOT_WEB_OUT ?? 'dist',
    emptyOutDir: true,
    // Everything is a file of the house's own: its policy allows no inline script, style or font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The rounds that the rule book shows are one file, fetched when a rule is opened.
    chunkSizeWarningLimit: 4000,
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: house, ws: true, changeOrigin: true, headers: { origin: house } } },
  },
})
