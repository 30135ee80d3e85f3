import type { PlayerFact } from "../../../backend/players/contract.ts";
import type { Sentence } from "../context.ts";

export const sentences: Record<PlayerFact, Sentence> = {
  PlayerAdded: "added the player",
  PlayerMovedIn: "brought the player in from a file",
  PlayerCorrected: "corrected the player’s details",
  GuardianInvited: "invited another parent or guardian",
  InvitationWithdrawn: "ended an invitation",
  GuardianJoined: "joined as parent or guardian",
  GuardianLeft: ({ details }) =>
    `ended a guardian's access to the player${details?.["reason"] === undefined ? "" : `. Reason: ${details["reason"]}`}`,
  PlayerErasureAsked: "asked for the player to be erased",
  PlayerErasureWithdrawn: "no longer wants the player erased",
  WaiverSigned: "signed the waiver",
  PlayerGrownUp: "got a login of their own",
  PlayerMerged: "merged the player’s two records",
  PlayerClosed: "had the player erased",
  FamilyMessaged: "emailed the family",
  PlayerNoted: "wrote a note on the player",
  PlayerNoteForgotten: "deleted a note on the player",
};

export const states = {
  open: "On the account",
  "moved in": "From a file",
  merged: "Merged into another record",
  closed: "Removed",
};
