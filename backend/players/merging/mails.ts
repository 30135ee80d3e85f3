import type { PlayerEvent } from "../../../eventstore/players/events.ts";
import { userById } from "../../../projections/accounts/open.ts";
import { guardiansOf, playerNames } from "../../../projections/players/queries.ts";
import type { Backend } from "../../backend.ts";
import { type Process, processOf } from "../../process.ts";
import { adultsOf } from "../messages/mails.ts";

const inWords = new Intl.ListFormat("en-US");

/** Everyone who manages the player hears of it: nobody sees more of a child without the other adults knowing. */
export const mailFamilyWhenMerged = ({ db, business }: Pick<Backend, "db" | "business">): Process =>
  processOf<PlayerEvent>("mail family when records are merged", {
    PlayerMerged: async ({ id, data: { playerId, into, adults } }) => {
      const name = (await playerNames(db, [into])).get(into)?.split(" ")[0] ?? "your player";
      const ids = new Set([...(await guardiansOf(db, into)), ...(adults ?? [])]);
      const accounts = await Promise.all([...ids].map((userId) => userById(db, userId)));
      const managing = accounts.flatMap((account) =>
        account?.guardian === "none needed" && account.id !== into && account.firstName
          ? [{ id: account.id, firstName: account.firstName }]
          : [],
      );
      const names = managing.map(({ firstName }) => firstName);
      const managedBy = names.length > 0 ? ` ${name} is managed by ${inWords.format(names)} now.` : "";
      return (await adultsOf(db, into, adults)).map((reader) => ({
        key: `${id} players merged ${reader.id}`,
        kind: "players merged",
        to: reader.to,
        subjects: [...new Set([reader.id.split(" ")[0]!, playerId, into, ...managing.map((one) => one.id)])],
        letter: {
          subject: "Your player is listed once now",
          heading: `${name} was listed twice, and is listed once now`,
          paragraphs: [
            `We had two records of ${name} and put them together. Lessons, camps, and videos of both are in one place, and every adult who manages ${name} sees them.${managedBy}`,
          ],
          button: { label: "See your players", path: "/players" },
          afterwards: [`If this isn't right, please call us at ${business.contact.phone}.`],
        },
      }));
    },
  });
