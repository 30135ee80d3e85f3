import type { Knex } from "knex";
import { users } from "../accounts/tables.ts";
import { read } from "../read.ts";
import { invitations } from "./tables.ts";
import { InvitationView } from "./view.ts";

/** Those that wait for an answer. Only whoever sent one sees to whom. */
export const invitationsOf = async (
  db: Knex,
  { playerId, userId, now }: { playerId: string; userId: string; now: string },
): Promise<InvitationView[]> => {
  const rows = await read(db, invitations.as("i"))
    .leftJoin(users.as("u"), "u.id", "i.by")
    .where("i.playerId", playerId)
    .whereNull("i.endedAt")
    .where("i.until", ">", now)
    .orderBy("i.sentAt")
    .select("i.*", "u.firstName");
  return rows.map(({ email, name, by, firstName, ...row }) => {
    const isMine = by === userId;
    return InvitationView.parse({
      ...row,
      by: firstName,
      isMine,
      email: isMine ? email : null,
      name: isMine ? name : null,
    });
  });
};

/** Whose player an invitation is about, and who sent it. */
export const invitationById = async (db: Knex, id: string) =>
  read(db, invitations).where({ id }).first("playerId", "by", "until", "endedAt");

/** Those whose week is over, and those that are over while somebody's address is still known. */
export const invitationsDue = async (db: Knex, now: string) =>
  read(db, invitations)
    .whereNull("forgottenAt")
    .where((due) => void due.where("until", "<=", now).orWhere("endedAt", "<=", now))
    .select("id", "playerId", "endedAt");

/** Everything that an account sent and that is still known, for its data export. */
export async function* invitationsHeldOn(db: Knex, by: string) {
  const rows = await read(db, invitations)
    .where({ by, forgottenAt: null })
    .orderBy("sentAt")
    .select("email", "name", "sentAt", "until");
  yield* rows;
}
