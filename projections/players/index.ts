import type { Context, HistoryOf } from "../context.ts";
import { playersProjector } from "./players.ts";
import type { PlayerFact } from "./view.ts";

const history: HistoryOf<PlayerFact> = {
  PlayerAdded: { of: "playerId", state: "open" },
  PlayerCorrected: { of: "playerId" },
  PlayerClosed: { of: "playerId", state: "closed" },
};

export const players = {
  name: "players",
  projectors: [playersProjector],
  history,
  notGone: [`exists (select from read.guardians g where g."userId" = e.subject and g.until is null)`],
  begunErasing: [`select id from read.players where "closedAt" is not null and "erasedAt" is null`],
  things: [`select "playerId" from read.guardians where "userId" = :userId`],
} satisfies Context;
