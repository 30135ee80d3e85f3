import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { type Process, processOf } from "../../process.ts";
import { dollarsOf } from "./campWords.ts";
import { type Desk, howRefunded, postToOtherParents, postToParent, registrationsToMail } from "./registrationMail.ts";

/** The camp is canceled: why, and what happens to what each family paid. */
export const mailParentsWhenCampCancelled = (desk: Desk): Process =>
  processOf<CampEvent>("mail parents when camp cancelled", {
    CampCancelled: async ({ id, data: { campId, reason } }) => {
      const posts = [];
      for (const registration of await registrationsToMail(desk, campId)) {
        const { camp, money, isHandedOver } = registration;
        const paid =
          Number(money.refundDue) > 0
            ? `We'll refund your ${dollarsOf(money.refundDue)} in full. ${howRefunded}`
            : isHandedOver
              ? "There's nothing left to do. Anything that was paid goes back to whoever paid it."
              : "You haven't paid anything, so there's nothing left to do.";
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
