import type { CampEvent } from "../../../eventstore/camps/events.ts";
import type { RegistrationForLetter } from "../../../projections/camps/ownRegistrationQueries.ts";
import { type Process, processOf } from "../../process.ts";
import { dollarsOf } from "../../payments/amountRule.ts";
import { type Desk, howRefunded, postToOtherParents, postToParent, registrationsToMail } from "./registrationMail.ts";

const whoeverPaid = "There's nothing left to do. Anything that was paid goes back to whoever paid it.";

/** What the books know of their money, and no more. */
const refundWords = ({ money, paymentStatus }: Pick<RegistrationForLetter, "money" | "paymentStatus">) => {
  if (Number(money.refundDue) > 0) return `We'll refund your ${dollarsOf(money.refundDue)} in full. ${howRefunded}`;
  if (Number(money.collected) > 0) return "You've already been refunded, so there's nothing left to do.";
  return paymentStatus === "unpaid"
    ? "We have no payment from you on record. If you've paid, please tell us how much, and we'll refund it."
    : "If you've paid anything, please let us know how much, and we'll refund it.";
};

/** The camp is canceled: why, and what happens to what each family paid. */
export const mailParentsWhenCampCancelled = (desk: Desk): Process =>
  processOf<CampEvent>("mail parents when camp cancelled", {
    CampCancelled: async ({ id, data: { campId, reason } }) => {
      const posts = [];
      for (const registration of await registrationsToMail(desk, campId)) {
        const { camp, money, isHandedOver } = registration;
        const paid = isHandedOver && !(Number(money.refundDue) > 0) ? whoeverPaid : refundWords(registration);
        const news = {
          kind: "camp cancelled",
          rank: "last",
          subject: `Canceled: ${camp.title}`,
          heading: "This camp was canceled",
          paragraphs: ["We're sorry. We had to cancel the camp below.", `Reason: ${reason}`],
        } as const;
        posts.push(
          ...postToParent(desk, registration, id, {
            ...news,
            hasCalendar: true,
            paragraphs: [...news.paragraphs, paid],
          }),
          ...(await postToOtherParents(desk, registration, id, news)),
        );
      }
      return posts;
    },
  });
