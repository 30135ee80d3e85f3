import type { Context, HistoryOf } from "../context.ts";
import { movedInUnder } from "./movedInQueries.ts";
import { playerMessagesProjector } from "./messages.ts";
import { playerNotesProjector } from "./notes.ts";
import { playersProjector } from "./players.ts";
import { waiversProjector } from "./waivers.ts";
import type { PlayerFact } from "./view.ts";

const history: HistoryOf<PlayerFact> = {
  PlayerAdded: { of: "playerId", state: "open" },
  PlayerMovedIn: { of: "playerId", state: "moved in" },
  PlayerCorrected: { of: "playerId" },
  GuardianInvited: { of: "playerId" },
  InvitationWithdrawn: { of: "playerId" },
  GuardianJoined: { of: "playerId" },
  GuardianLeft: { of: "playerId" },
  PlayerErasureAsked: { of: "playerId" },
  PlayerErasureWithdrawn: { of: "playerId" },
  WaiverSigned: { of: "playerId" },
  PlayerGrownUp: { of: "playerId" },
  PlayerMerged: { of: "playerId", state: "merged" },
  PlayerClosed: { of: "playerId", state: "closed" },
  FamilyMessaged: { of: "playerId" },
  // Apart from the player's history, which the family may read.
  PlayerNoted: { of: "noteId" },
  PlayerNoteForgotten: { of: "noteId" },
};

export const players = {
  name: "players",
  projectors: [playersProjector, playerNotesProjector, playerMessagesProjector, waiversProjector],
  history,
  notGone: [
    `exists (select from read.guardians g
              where (g."userId" = e.subject or g."playerId" = e.subject) and g.until is null)`,
    `exists (select from read.players m where m."keptAs" = e.subject and m.id <> e.subject and m."erasedAt" is null)`,
    `exists (select from read.invitations i where i."playerId" = e.subject and i."endedAt" is null)`,
    `exists (select from read."playerNotes" n where n."playerId" = e.subject and n.words is not null)`,
    `exists (select from read."playerMessages" m where m."playerId" = e.subject and m.text is not null)`,
    `exists (select from read.waivers w where w."playerId" = e.subject and w.name is not null)`,
  ],
  begunErasing: [`select id from read.players where "closedAt" is not null and "erasedAt" is null and "keptAs" = id`],
  /** Once an account answers for the player, it is that account's to erase. */
  visitors: (db, email) => movedInUnder(db, email),
  things: [`select "playerId" from read.guardians where "userId" = :userId and not "hasLeft"`],
} satisfies Context;
