import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { type Process, processOf } from "../../process.ts";
import { dollarsOf } from "./campWords.ts";
import { type Desk, howRefunded, postToParent, registrationsToMail } from "./registrationMail.ts";

/** The camp is canceled: why, and what happens to what each family paid. */
export const mailParentsWhenCampCancelled = (desk: Desk): Process =>
  processOf<CampEvent>("mail parents when camp cancelled", {
    CampCancelled: async ({ id, data: { campId, reason } }) => {
      const posts = [];
      for (const registration of await registrationsToMail(desk, campId)) {
        const { camp, money } = registration;
        const paid =
          Number(money.refundDue) > 0
            ? `We'll refund your ${dollarsOf(money.refundDue)} in full. ${howRefunded}`
            : "You haven't paid anything, so there's nothing left to do.";
        posts.push(
          ...postToParent(desk, registration, id, {
            kind: "camp cancelled",
            hasCalendar: true,
            rank: "last",
            subject: `Canceled: ${camp.title}`,
            heading: "This camp was canceled",
            paragraphs: ["We're sorry. We had to cancel the camp below.", `Reason: ${reason}`, paid],
          }),
        );
      }
      return posts;
    },
  });
