import type { PlayerEvent } from "../../../eventstore/players/events.ts";
import { userById } from "../../../projections/accounts/open.ts";
import { managedUntil } from "../../../projections/players/queries.ts";
import type { Backend } from "../../backend.ts";
import type { Letter } from "../../post.ts";
import { type Process, processOf } from "../../process.ts";
import { fullName } from "./mails.ts";

/** To everyone who managed the player, also to who did it: it can't be undone. Nothing of the player is left to say. */
export const mailFamilyWhenErased = ({ db, business }: Pick<Backend, "db" | "business">): Process =>
  processOf<PlayerEvent>("mail whoever managed a player that it was erased", {
    PlayerClosed: async ({ id, data: { playerId, why }, meta: { occurredAt } }) => {
      if (why !== "erased") return [];
      const letter: Letter = {
        subject: "A player was erased",
        heading: "A player you managed was erased",
        paragraphs: [
          "We no longer have the player's name, so this email can't say who it was. Videos and feedback are gone, too.",
          "Lessons and camps to come were canceled. If there was a video membership, it ended right away, and nothing more will be charged for it.",
        ],
        button: { label: "See your players", path: "/players" },
        afterwards: [`If nobody in your family asked for this, call us at ${business.contact.phone}.`],
      };
      const managers = await managedUntil(db, playerId, occurredAt);
      const accounts = await Promise.all(managers.map((userId) => userById(db, userId)));
      return accounts.flatMap((account) =>
        account?.email
          ? [
              {
                key: `${id} player erased ${account.id}`,
                kind: "player erased",
                to: { email: account.email, name: fullName(account) },
                subjects: [account.id], // mail about the player itself went with it
                letter,
              },
            ]
          : [],
      );
    },
  });
