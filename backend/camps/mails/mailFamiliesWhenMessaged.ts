import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { userById } from "../../../projections/accounts/open.ts";
import { campById } from "../../../projections/camps/campQueries.ts";
import { familiesToMessage } from "../../../projections/camps/messages/messageQueries.ts";
import { messageLetter } from "../messages/messageLetter.ts";
import { type Process, processOf } from "../../process.ts";
import { nameOf } from "./campWords.ts";
import type { Desk } from "./registrationMail.ts";

/** What staff wrote, to each of the families it is for. They may be many, so other mails go first. */
export const mailFamiliesWhenMessaged = ({ db, time }: Desk): Process =>
  processOf<CampEvent>("mail families when messaged", {
    FamiliesMessaged: async ({ id, data }) => {
      const { campId, authorId, personal } = data;
      const camp = await campById(db, { id: campId, today: time.today() });
      if (!personal || !camp) return [];
      const author = nameOf(await userById(db, authorId));
      const families = await familiesToMessage(db, data);
      return families.map(({ parentEmail, parentName, registrationId, subject }) => ({
        key: `${id} camp message ${subject}`,
        kind: "camp message",
        to: { email: parentEmail, name: parentName ?? undefined },
        subjects: [subject, authorId],
        registrationId,
        instructorId: camp.instructorId,
        letter: messageLetter(personal, { camp, author }),
        rank: "last",
      }));
    },
  });
