import type { CampEvent, SentMessage } from "../../../eventstore/camps/events.ts";
import { userById } from "../../../projections/accounts/open.ts";
import { campById } from "../../../projections/camps/campQueries.ts";
import { familiesToMessage } from "../../../projections/camps/messages/messageQueries.ts";
import { messageLetter } from "../messages/messageLetter.ts";
import type { Post } from "../../post.ts";
import { type Process, processOf } from "../../process.ts";
import { nameOf } from "./campWords.ts";
import { type Desk, postToOtherParents, registrationsToMail } from "./registrationMail.ts";

const addressOf = (email: string) => email.trim().toLowerCase();
/** Whoever hasn't paid is told about money, and the waitlist holds nobody's spot. */
const concernsOthers = (audience: SentMessage["audience"]) => audience === "everybody" || audience === "paid";

/**
 * What staff wrote, to each of the families it is for, and to the other parents of all players that a family registered,
 * also where that took several registrations; once to each address. They may be many, so other mails go first.
 */
export const mailFamiliesWhenMessaged = (desk: Desk): Process =>
  processOf<CampEvent>("mail families when messaged", {
    FamiliesMessaged: async ({ id, data }) => {
      const { db, time } = desk;
      const { campId, authorId, personal, audience } = data;
      const camp = await campById(db, { id: campId, today: time.today() });
      if (!personal || !camp) return [];
      const author = nameOf(await userById(db, authorId));
      const families = await familiesToMessage(db, data);
      const letter = messageLetter(personal, { camp, author });
      const news = { kind: "camp message", rank: "last", isSame: true, named: [authorId], ...letter } as const;
      const toOthers = new Map<string, Post>();
      for (const registration of concernsOthers(audience) ? await registrationsToMail(desk, campId) : [])
        if (audience === "everybody" || Number(registration.money.outstanding) === 0)
          for (const post of await postToOtherParents(desk, registration, id, news)) {
            const address = addressOf(post.to.email);
            if (!toOthers.has(address)) toOthers.set(address, post);
          }
      for (const { parentEmail } of families) toOthers.delete(addressOf(parentEmail));
      const toPayers = families.map(({ parentEmail, parentName, registrationId, subject }) => ({
        key: `${id} camp message ${subject}`,
        kind: "camp message",
        to: { email: parentEmail, name: parentName ?? undefined },
        subjects: [subject, authorId],
        registrationId,
        instructorId: camp.instructorId,
        letter,
        rank: "last" as const,
      }));
      return [...toPayers, ...toOthers.values()];
    },
  });
