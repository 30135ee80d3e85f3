import { randomUUID } from "node:crypto";

/** A well-formed league with an address of its own. */
export const leagueForm = (fields: object = {}) => ({
  name: "Maple Valley Little League",
  contactName: "Dana Whitfield",
  email: `dana.${randomUUID()}@maplevalley.example`,
  ...fields,
});
