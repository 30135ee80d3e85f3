import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { type Process, processOf } from "../../process.ts";
import { comesOn } from "../daysRule.ts";
import { dateWords } from "../days/datesInWordsRule.ts";
import { type Desk, orElse, postToOtherParents, postToParent, registrationsToMail } from "./registrationMail.ts";

/** One day takes place on another date: which, why, and what a family can do that has no time then. */
export const mailParentsWhenDayMoved = (desk: Desk): Process =>
  processOf<CampEvent>("mail parents when day moved", {
    CampDayMoved: async ({ id, data: { campId, day, from, to, reason } }) => {
      const posts = [];
      for (const registration of await registrationsToMail(desk, campId)) {
        const { camp } = registration;
        if (!comesOn(registration, day) || camp.status === "cancelled") continue;
        const news = {
          kind: "camp day moved",
          rank: "last",
          subject: `Moved to ${dateWords(to)}: ${camp.title}`,
          heading: `Day ${day} is now ${dateWords(to)}`,
        } as const;
        const what = [
          `We had to move Day ${day} of the camp below. It was planned for ${dateWords(from)}, and now takes place on ${dateWords(to)}, at the same times.`,
          `Reason: ${reason}`,
        ];
        posts.push(
          ...postToParent(desk, registration, id, {
            ...news,
            hasCalendar: true,
            paragraphs: [
              ...what,
              "Your registration and its price stay the same. If the new date doesn't work for you, you can withdraw on your registration page.",
            ],
          }),
          ...(await postToOtherParents(desk, registration, id, {
            ...news,
            paragraphs: [],
            saidTo: (reader) => ({
              paragraphs: [...what, `If the new date doesn't work for you, ${orElse(desk, reader)}`],
            }),
          })),
        );
      }
      return posts;
    },
  });
