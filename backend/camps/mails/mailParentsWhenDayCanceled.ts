import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { type Process, processOf } from "../../process.ts";
import { comesOn, dayNumber } from "../daysRule.ts";
import { datesWords, dollarsOf } from "./campWords.ts";
import {
  type Desk,
  howRefunded,
  postToParent,
  type RegistrationToMail,
  registrationsToMail,
} from "./registrationMail.ts";

const aboutMoney = ({ money }: RegistrationToMail) => {
  if (Number(money.refundDue) > 0)
    return `You pay nothing for that day. We'll refund your ${dollarsOf(money.refundDue)}. ${howRefunded}`;
  return Number(money.outstanding) > 0
    ? `You pay nothing for that day. Your balance is now ${dollarsOf(money.outstanding)}.`
    : "You pay nothing for that day.";
};

/** One day is canceled: why, that the others take place, and what happens to its share of the price. */
export const mailParentsWhenDayCanceled = (desk: Desk): Process =>
  processOf<CampEvent>("mail parents when day canceled", {
    CampDayCanceled: async ({ id, data: { campId, day, reason } }) => {
      const posts = [];
      for (const registration of await registrationsToMail(desk, campId)) {
        const number = dayNumber(registration.camp, day);
        const isConcerned = number !== undefined && comesOn(registration, number);
        if (!isConcerned || registration.camp.status === "cancelled") continue;
        const date = datesWords({ startDate: day, endDate: day });
        posts.push(
          ...postToParent(desk, registration, id, {
            kind: "camp day canceled",
            hasCalendar: true,
            rank: "last",
            subject: `Canceled on ${date}: ${registration.camp.title}`,
            heading: `No camp on ${date}`,
            paragraphs: [
              `We're sorry. We had to cancel ${date} of the camp below. Its other days take place as planned.`,
              `Reason: ${reason}`,
              aboutMoney(registration),
            ],
          }),
        );
      }
      return posts;
    },
  });
