import type { Knex } from "knex";
import { entrySubject, registrationSubject, type SentMessage } from "../../../eventstore/camps/events.ts";
import { users } from "../../accounts/tables.ts";
import { inPages } from "../../inPages.ts";
import { read } from "../../read.ts";
import { campMessages } from "./campMessages.ts";
import { campRegistrations } from "../campRegistrations.ts";
import { campWaitlist } from "../campWaitlist.ts";
import { CampMessageView } from "../view.ts";
import { inLine } from "../waitlistRule.ts";

/** What was written to families of a camp, the latest first. */
export const messagesOf = async (db: Knex, campId: string): Promise<CampMessageView[]> => {
  const rows = await read(db, campMessages.as("m"))
    .leftJoin(users.as("u"), "u.id", "m.authorId")
    .where("m.campId", campId)
    .orderBy([
      { column: "m.sentAt", order: "desc" },
      { column: "m.id", order: "desc" },
    ])
    .select("m.*", "u.firstName", "u.lastName");
  return rows.map(({ audience: to, firstName, lastName, ...row }) =>
    CampMessageView.parse({ ...row, to, by: [firstName, lastName].filter(Boolean).join(" ") || null }),
  );
};

/** Of those a message was for, who still comes or waits and can be written to. */
export const familiesToMessage = async (
  db: Knex,
  { registrationIds, entryIds }: Pick<SentMessage, "registrationIds" | "entryIds">,
) => {
  const [registrations, entries] = await Promise.all([
    read(db, campRegistrations)
      .whereIn("id", registrationIds)
      .where({ isWithdrawn: false })
      .select("id", "payerId", "parentEmail", "parentName"),
    read(db, campWaitlist)
      .whereIn("id", entryIds)
      .whereIn("state", inLine)
      .select("id", "payerId", "parentEmail", "parentName"),
  ]);
  return [
    ...registrations.map(({ id, payerId, ...to }) => ({
      ...to,
      registrationId: id,
      subject: registrationSubject({ payerId, registrationId: id }),
    })),
    ...entries.map(({ id, payerId, ...to }) => ({
      ...to,
      registrationId: undefined,
      subject: entrySubject({ payerId, entryId: id }),
    })),
  ].flatMap(({ parentEmail, ...family }) => (parentEmail === null ? [] : [{ ...family, parentEmail }]));
};

/** What somebody wrote to families. */
export async function* messagesWrittenBy(db: Knex, authorId: string) {
  for await (const row of inPages(read(db, campMessages).where({ authorId }), { key: "id" }))
    yield CampMessageView.omit({ by: true })
      .extend({ campId: CampMessageView.shape.id })
      .parse({ ...row, to: row.audience });
}
