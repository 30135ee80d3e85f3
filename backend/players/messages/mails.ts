import type { Knex } from "knex";
import type { PlayerMessageEvent } from "../../../eventstore/players/messageEvents.ts";
import { namesOf, userById } from "../../../projections/accounts/open.ts";
import { guardiansOf } from "../../../projections/players/queries.ts";
import type { Backend } from "../../backend.ts";
import { htmlFromText } from "../../outreach/open.ts";
import type { Post } from "../../post.ts";
import { type Process, processOf } from "../../process.ts";

interface Reader {
  readonly id: string;
  readonly to: Post["to"];
}

/** The adults who answer for a player: their accounts, and whoever confirmed as guardian by email. Never a child. */
export const adultsOf = async (db: Knex, playerId: string, joining: readonly string[] = []): Promise<Reader[]> => {
  const ids = new Set([...(await guardiansOf(db, playerId)), ...joining]);
  const accounts = await Promise.all([...ids].map((id) => userById(db, id)));
  const readers = accounts.flatMap((account): Reader[] => {
    if (!account) return [];
    const { id, email, firstName, lastName, guardian, parentEmail, parentName } = account;
    if (guardian === "confirmed" && parentEmail)
      return [{ id: `${id} guardian`, to: { email: parentEmail, name: parentName ?? undefined } }];
    if (guardian !== "none needed" || !email) return [];
    return [{ id, to: { email, name: [firstName, lastName].filter(Boolean).join(" ") || undefined } }];
  });
  const addresses = readers.map(({ to }) => to.email.toLowerCase());
  return readers.filter((_, n) => addresses.indexOf(addresses[n]!) === n);
};

/** What staff wrote, word for word. Replies reach whoever wrote it. */
export const mailFamilyWhenMessaged = ({ db, business }: Pick<Backend, "db" | "business">): Process =>
  processOf<PlayerMessageEvent>("mail family when messaged", {
    FamilyMessaged: async ({ data: { playerId, messageId, writtenBy, personal } }) => {
      if (!personal) return [];
      const coach = await userById(db, writtenBy);
      const name = (await namesOf(db, [writtenBy])).get(writtenBy) ?? "A coach";
      return (await adultsOf(db, playerId)).map(({ id, to }) => ({
        key: `family messaged ${messageId} ${id}`,
        kind: "family messaged",
        to,
        replyTo: coach?.email ?? undefined,
        subjects: [...new Set([id.split(" ")[0]!, playerId, writtenBy])],
        instructorId: writtenBy,
        rank: "first" as const,
        letter: {
          subject: personal.subject,
          heading: "",
          paragraphs: [],
          content: { html: htmlFromText(personal.text), text: personal.text },
          afterwards: [`${name} at ${business.facility.name} sent you this. Reply to this email to reach ${name}.`],
        },
      }));
    },
  });
