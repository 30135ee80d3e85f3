import { table, text } from "../table.ts";
import type { Sport } from "./view.ts";

/** Every player: those with an account, whose ids are their accounts', and those that an account added. */
export const players = table("players", {
  key: "id",
  columns: {
    id: "text",
    keptAs: "text", // itself, or the record of the same player that it was merged into
    isOwn: "boolean", // has an account
    grewUp: "boolean", // and had none at first
    grownUpAt: "text?", // null: the account is just being opened
    isNamed: "boolean", // apart from the account: its lessons were a child's
    plays: "boolean", // not a parent's own player, who has only children to bring
    firstName: "text?",
    lastName: "text?",
    birthDate: "text?",
    age: "integer?",
    ageRecordedOn: "text?",
    adultOn: "text?", // of players whom somebody else answers for by a declaration
    position: "text?",
    experience: "text?",
    sport: text<Sport>("?"),
    emergencyContact: "text?",
    emergencyPhone: "text?",
    parentName: "text?", // this and the next two of players who were moved in, as the file had them
    parentEmail: "text?",
    parentPhone: "text?",
    declaredBy: "text?", // the account that answers for the player by a declaration
    createdAt: "text",
    updatedAt: "text",
    closedAt: "text?", // nothing is decided about the player anymore
    erasedAt: "text?",
  },
  indexes: [["lastName"], ["declaredBy"], ["closedAt"], ["keptAs"]],
});

/** Accounts that may act for players who are not their own, or might once. */
export const guardians = table("guardians", {
  key: "id",
  columns: {
    id: "text", // both ids
    playerId: "text",
    userId: "text",
    how: text<"added" | "invited" | "confirmed by mail" | "merged">(),
    since: "text",
    until: "text?",
    hasLeft: "boolean", // or was removed; not: the player was closed
    erasureAskedUntil: "text?", // wants the player erased, as long as that counts
  },
  indexes: [["userId"], ["playerId"]],
});

/** Why an admin ended that an account answers for a player, by the fact that says so. */
export const guardianRemovals = table("guardianRemovals", {
  key: "id",
  columns: { id: "text", playerId: "text", reason: "text?" },
  indexes: [["playerId"]],
});

/** What was signed for a player, once for each text. */
export const waivers = table("waivers", {
  key: "id",
  columns: { id: "text", playerId: "text", version: "text", by: "text", name: "text?", signedAt: "text" },
  indexes: [["playerId"]],
});

/** Who is asked by mail to answer for a player, too. */
export const invitations = table("invitations", {
  key: "id",
  columns: {
    id: "text",
    subject: "text", // whose key seals the next two
    email: "text?",
    name: "text?",
    playerId: "text",
    by: "text",
    sentAt: "text",
    until: "text",
    endedAt: "text?", // accepted, withdrawn or expired
    forgottenAt: "text?",
  },
  indexes: [["playerId"], ["by"], ["endedAt"]],
});
