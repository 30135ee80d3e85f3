import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { type Process, processOf } from "../../process.ts";
import { comesOn, dayNumber, daysLeft } from "../daysRule.ts";
import { dateWords } from "../days/datesInWordsRule.ts";
import { dollarsOf } from "../../payments/amountRule.ts";
import {
  type Desk,
  howRefunded,
  postToOtherParents,
  postToParent,
  type RegistrationToMail,
  registrationsToMail,
} from "./registrationMail.ts";

/** Nothing where the days had no price. */
const aboutMoney = ({ money, camp, registrationOption }: RegistrationToMail) => {
  const price = registrationOption === "all_days" ? camp.fullCampPrice : camp.dailyPrice;
  if ([price, money.quoted, money.refundDue].every((amount) => Number(amount) === 0)) return undefined;
  if (Number(money.refundDue) > 0)
    return `You pay nothing for that day. We'll refund your ${dollarsOf(money.refundDue)}. ${howRefunded}`;
  return Number(money.outstanding) > 0
    ? `You pay nothing for that day. Your balance is now ${dollarsOf(money.outstanding)}.`
    : "You pay nothing for that day.";
};

/** Whether a family comes on other days, of those that aren't over. */
const aboutOtherDays = (registration: RegistrationToMail, today: string) => {
  const left = daysLeft(registration.camp, registration);
  if (left.length === 0) return "You have no other days in this camp.";
  const isOver = left.every((number) => registration.camp.dates[number - 1]! < today);
  return isOver ? "You have no more days in this camp." : "Its other days take place as planned.";
};

/** One day is canceled: why, whether others take place, and what happens to its share of the price. */
export const mailParentsWhenDayCanceled = (desk: Desk): Process =>
  processOf<CampEvent>("mail parents when day canceled", {
    CampDayCanceled: async ({ id, data: { campId, day, reason } }) => {
      const posts = [];
      for (const registration of await registrationsToMail(desk, campId)) {
        const number = dayNumber(registration.camp, day);
        const isConcerned = number !== undefined && comesOn(registration, number);
        if (!isConcerned || registration.camp.status === "cancelled") continue;
        const date = dateWords(day);
        const money = aboutMoney(registration);
        const news = {
          kind: "camp day canceled",
          rank: "last",
          subject: `Canceled on ${date}: ${registration.camp.title}`,
          heading: `No camp on ${date}`,
          paragraphs: [
            `We're sorry. We had to cancel ${date} of the camp below. ${aboutOtherDays(registration, desk.time.today())}`,
            `Reason: ${reason}`,
          ],
        } as const;
        const paragraphs = money === undefined ? news.paragraphs : [...news.paragraphs, money];
        posts.push(
          ...postToParent(desk, registration, id, { ...news, hasCalendar: true, paragraphs }),
          ...(await postToOtherParents(desk, registration, id, news)),
        );
      }
      return posts;
    },
  });
