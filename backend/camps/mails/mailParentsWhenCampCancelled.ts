import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { type Process, processOf } from "../../process.ts";
import { type Desk, postToParent, registrationsToMail } from "./registrationMail.ts";

/** The camp does not take place: why, and what happens to what each family paid. */
export const mailParentsWhenCampCancelled = (desk: Desk): Process =>
  processOf<CampEvent>("mail parents when camp cancelled", {
    CampCancelled: async ({ id, data: { campId, reason } }) => {
      const posts = [];
      for (const registration of await registrationsToMail(desk, campId)) {
        const { camp, money } = registration;
        const paid =
          Number(money.refundDue) > 0
            ? `You paid $${money.refundDue} and get all of it back: by card to the same card, everything else as you paid it.`
            : "Nothing was paid, so nothing is left to do.";
        posts.push(
          ...postToParent(desk, registration, id, {
            kind: "camp cancelled",
            rank: "last",
            subject: `Cancelled: ${camp.title}`,
            heading: "This camp does not take place",
            paragraphs: ["We are sorry: the camp below had to be called off.", `Why: ${reason}`, paid],
          }),
        );
      }
      return posts;
    },
  });
