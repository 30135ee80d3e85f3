import type { Knex } from "knex";
import type { PlayerMessageEvent } from "../../eventstore/players/messageEvents.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { namesOf } from "../accounts/open.ts";
import { inPages } from "../inPages.ts";
import { changedWhere, created, projector } from "../projector.ts";
import { read } from "../read.ts";
import { table } from "../table.ts";
import { everyIdOf, guardedBy } from "./queries.ts";
import { PlayerMessageView } from "./view.ts";

const playerMessages = table("playerMessages", {
  key: "id",
  columns: { id: "text", playerId: "text", writtenBy: "text", at: "text", subject: "text?", text: "text?" },
  indexes: [["playerId", "at"], ["writtenBy"]],
});

/** What staff wrote to players' families. */
export const playerMessagesProjector = projector<PlayerMessageEvent | PrivacyEvent>({
  name: "playerMessages",
  version: 1,
  tables: [playerMessages],
  on: {
    FamilyMessaged: ({ data: { playerId, messageId, writtenBy, personal }, meta: { occurredAt } }) =>
      created(playerMessages, messageId, {
        playerId,
        writtenBy,
        at: occurredAt,
        subject: personal?.subject ?? null,
        text: personal?.text ?? null,
      }),
    PersonErased: ({ data: { subject } }) =>
      changedWhere(playerMessages, { playerId: subject }, { subject: null, text: null }),
  },
});

/** The messages to a player's family, the latest first. */
export const messagesAbout = async (db: Knex, playerId: string): Promise<PlayerMessageView[]> => {
  const messages = await read(db, playerMessages)
    .whereIn("playerId", await everyIdOf(db, [playerId]))
    .orderBy("at", "desc")
    .orderBy("id", "desc");
  const names = await namesOf(db, [...new Set(messages.map(({ writtenBy }) => writtenBy))]);
  return messages.map((one) => PlayerMessageView.parse({ ...one, writtenByName: names.get(one.writtenBy) ?? null }));
};

/** For someone's data export: what staff wrote about their players, and when they themselves wrote as staff. */
export async function* messagesHeldOn(db: Knex, userId: string) {
  const players = await everyIdOf(db, [userId, ...(await guardedBy(db, userId))]);
  const ofPlayers = read(db, playerMessages).whereIn("playerId", players);
  for await (const { playerId, at, subject, text } of inPages(ofPlayers, { key: "id" }))
    yield { playerId, sentAt: at, subject, text };
  for await (const { at } of inPages(read(db, playerMessages).where({ writtenBy: userId }), { key: "id" }))
    yield { writtenAt: at };
}
