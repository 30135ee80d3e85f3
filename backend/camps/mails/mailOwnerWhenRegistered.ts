import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { type Process, processOf } from "../../process.ts";
import { dollarsOf } from "../../payments/amountRule.ts";
import { type Desk, postToOwner, registrationToMail } from "./registrationMail.ts";

/** Someone registered. Who the children are is in the back office, not in a mail. */
export const mailOwnerWhenRegistered = (desk: Desk): Process =>
  processOf<CampEvent>("mail owner when registered", {
    RegistrationPlaced: async ({ id, data: { registrationId } }) => {
      const registration = await registrationToMail(desk, registrationId);
      if (!registration || registration.registrationStatus === "withdrawn") return [];
      const { camp, parentName, participantCount: n, money } = registration;
      const players = n === 1 ? "1 player" : `${n} players`;
      return postToOwner(desk, registration, id, {
        kind: "camp registration",
        subject: `New registration: ${camp.title}`,
        heading: `${parentName ?? "A family"} registered ${players}`,
        paragraphs: [
          camp.spotsAvailable === 0
            ? "The camp is full now."
            : `The camp has ${camp.spotsAvailable} ${camp.spotsAvailable === 1 ? "spot" : "spots"} left.`,
        ],
        facts: [["Price", dollarsOf(money.quoted)]],
      });
    },
  });
