#pragma once
// The table that a page speaks of, and who may do what with it.

#include <optional>

#include "sabot/net/http.hpp"
#include "sabot/net/site.hpp"

namespace sabot::net {

// Whether the person asking may hear of a table: of one for those who were invited only they, those
// who show its link, and those with an office there.
bool may_know_of(const Call& call, std::string_view table);

// By the first part of the path, or by an id.
std::expected<server::LiveTable*, server::Problem> table_of(Call& call);
std::expected<server::LiveTable*, server::Problem> table_named(Call& call, std::string_view id);

// Whether the person asking holds an office at this table, or in the whole house.
bool holds(const Call& call, server::Office office, std::string_view table);

// A person who serves at a table must hold the office for it all the while: it may have been
// revoked, or somebody who may not give it may have admitted the person.
std::optional<server::Problem> off_duty(Site& site, const server::LiveTable& table,
                                        const PersonId& person);

// The idempotency key that came with a request.
std::expected<std::optional<std::string>, server::Problem> key_of(const Call& call);

// What a table answered to a command, as a reply.
Outcome accepted(const server::Answer& answer);

}  // namespace sabot::net
