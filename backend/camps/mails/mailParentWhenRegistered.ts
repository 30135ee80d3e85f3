import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { type Process, processOf } from "../../process.ts";
import { longMoment } from "./campWords.ts";
import { type Desk, moneyFacts, postToParent, registrationToMail, waysToPay } from "./registrationMail.ts";

/** The registration has arrived: what it costs, how to pay it, and the link back to it. */
export const mailParentWhenRegistered = (desk: Desk): Process =>
  processOf<CampEvent>("mail parent when registered", {
    RegistrationPlaced: async ({ id, data: { registrationId } }) => {
      const registration = await registrationToMail(desk, registrationId);
      if (!registration || registration.registrationStatus === "withdrawn") return [];
      const { camp, payBy } = registration;
      const ways = await waysToPay(desk, registration);
      const until = payBy && longMoment(payBy, desk.time.timeZone);
      return postToParent(desk, registration, id, {
        kind: "registration received",
        subject: `You are registered: ${camp.title}`,
        heading: "Your registration has arrived",
        paragraphs: [
          ways.length > 0
            ? "The places are kept for you. What is left is the payment, in whichever of these ways you like: we write again when it has arrived."
            : "The places are kept for you, and nothing is left to do.",
          ...(until ? [`Please pay by ${until}: places that are not paid by then go to other families.`] : []),
          "What to bring and where to come stands on the camp's page.",
        ],
        facts: [...moneyFacts(registration), ...ways],
        afterwards: [
          "The link is for you alone: whoever has it can see and withdraw this registration.",
          "If you did not register for a camp, somebody has typed your address by mistake: withdraw it with the link, or tell us.",
        ],
      });
    },
  });
