import { randomUUID } from "node:crypto";

/** A well-formed email to a league of its own. */
export const outreachForm = (fields: object = {}) => ({
  templateType: "campOutreach",
  leagueName: "Maple Valley Little League",
  contactName: "Dana Whitfield",
  recipientEmail: `dana.${randomUUID()}@maplevalley.example`,
  ...fields,
});
