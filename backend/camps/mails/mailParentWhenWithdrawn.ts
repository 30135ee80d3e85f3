import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { firstNames } from "../firstNamesRule.ts";
import { type Process, processOf } from "../../process.ts";
import { type Desk, moneyFacts, postToParent, registrationToMail } from "./registrationMail.ts";

const whyOne = {
  parent: "As you asked, this place went back to the camp.",
  owner: "The camp's instructor has given this place back to the camp.",
  clock: "The payment did not arrive by the time that was agreed, so the place went back to the camp.",
};
const why = {
  parent: "As you asked, the places went back to the camp.",
  owner: "The camp's instructor has given these places back to the camp.",
  clock: "The payment did not arrive by the time that was agreed, so the places went back to the camp.",
};

/** Who no longer comes, why, and what happens to money that was paid. */
export const mailParentWhenWithdrawn = (desk: Desk): Process =>
  processOf<CampEvent>("mail parent when withdrawn", {
    ParticipantWithdrawn: async ({ id, data: { registrationId, participantId, by } }) => {
      const registration = await registrationToMail(desk, registrationId);
      if (!registration) return [];
      const { camp, places } = registration;
      const at = places.findIndex(({ id }) => id === participantId);
      const name = firstNames(places.map(({ playerName }) => playerName))[at] ?? "One player";
      return postToParent(desk, registration, id, {
        kind: "player withdrawn",
        subject:
          by === "parent"
            ? `${name}’s withdrawal from ${camp.title} is confirmed`
            : `${name}’s spot at ${camp.title} was released`,
        heading: `${name} is withdrawn`,
        paragraphs: [whyOne[by], "Everybody else of your registration comes as before."],
        facts: moneyFacts(registration),
      });
    },
    RegistrationWithdrawn: async ({ id, data: { registrationId, by, personal } }) => {
      const registration = await registrationToMail(desk, registrationId);
      if (!registration) return [];
      const { camp, money } = registration;
      const due = Number(money.refundDue) > 0;
      return postToParent(desk, registration, id, {
        kind: "registration withdrawn",
        subject: `Your registration is withdrawn: ${camp.title}`,
        heading: "Your registration is withdrawn",
        paragraphs: [
          why[by],
          ...(by === "owner" && personal ? [`Their words: ${personal.reason}`] : []),
          ...(due
            ? [`You get back $${money.refundDue}: by card to the same card, everything else as you paid it.`]
            : []),
        ],
      });
    },
  });
