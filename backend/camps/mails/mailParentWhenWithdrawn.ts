import type { Actor } from "../../../eventstore/eventStore.ts";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { firstNames } from "../firstNamesRule.ts";
import { type Process, processOf } from "../../process.ts";
import { dollarsOf } from "./campWords.ts";
import { type Desk, howRefunded, moneyFacts, postToParent, registrationToMail } from "./registrationMail.ts";

type WithdrawnBy = Extract<CampEvent, { type: "RegistrationWithdrawn" }>["data"]["by"];

type Told = { spots: string; actor: Actor; guardianId: string | undefined };
const why = (by: WithdrawnBy, { spots, actor, guardianId }: Told) => {
  if (guardianId !== undefined) return `Another parent or guardian asked us to release ${spots}, so we did.`;
  if (by === "parent") return `As you asked, we released ${spots}.`;
  if (by === "clock") return `Your payment didn't come through by the deadline, so we released ${spots}.`;
  const who = typeof actor === "object" && actor.role === "admin" ? "The front desk" : "Your coach";
  return `${who} released ${spots}.`;
};

/** Who no longer comes, why, and what happens to money that was paid. */
export const mailParentWhenWithdrawn = (desk: Desk): Process =>
  processOf<CampEvent>("mail parent when withdrawn", {
    ParticipantWithdrawn: async ({ id, meta: { actor }, data: { registrationId, participantId, by, guardianId } }) => {
      const registration = await registrationToMail(desk, registrationId);
      if (!registration) return [];
      const { camp, places } = registration;
      const at = places.findIndex(({ id }) => id === participantId);
      const name = firstNames(places.map(({ playerName }) => playerName))[at] ?? "One player";
      return postToParent(desk, registration, id, {
        kind: "player withdrawn",
        subject:
          by === "parent" && guardianId === undefined
            ? `${name}’s withdrawal from ${camp.title} is confirmed`
            : `${name}’s spot at ${camp.title} was released`,
        heading: `${name} is withdrawn`,
        paragraphs: [
          why(by, { spots: `${name}’s spot`, actor, guardianId }),
          "Everyone else on your registration is still coming.",
        ],
        facts: moneyFacts(registration),
      });
    },
    RegistrationWithdrawn: async ({ id, meta: { actor }, data: { registrationId, by, guardianId, personal } }) => {
      const registration = await registrationToMail(desk, registrationId);
      if (!registration) return [];
      const { camp, money, places } = registration;
      const due = Number(money.refundDue) > 0;
      return postToParent(desk, registration, id, {
        kind: "registration withdrawn",
        subject:
          by === "parent" && guardianId === undefined
            ? `Your withdrawal from ${camp.title} is confirmed`
            : `Your registration for ${camp.title} was withdrawn`,
        heading: "Your registration was withdrawn",
        paragraphs: [
          why(by, { spots: places.length === 1 ? "your spot" : "your spots", actor, guardianId }),
          ...(by === "owner" && personal ? [`Reason: ${personal.reason}`] : []),
          ...(due ? [`We'll refund ${dollarsOf(money.refundDue)}. ${howRefunded}`] : []),
        ],
      });
    },
  });
