import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { type Process, processOf } from "../../process.ts";
import { type Desk, postToOwner, registrationToMail } from "./registrationMail.ts";

/** Someone registered. Who the children are is in the back office, not in a mail. */
export const mailOwnerWhenRegistered = (desk: Desk): Process =>
  processOf<CampEvent>("mail owner when registered", {
    RegistrationPlaced: async ({ id, data: { registrationId } }) => {
      const registration = await registrationToMail(desk, registrationId);
      if (!registration || registration.registrationStatus === "withdrawn") return [];
      const { camp, parentName, participantCount: n, money } = registration;
      const children = n === 1 ? "one child" : `${n} children`;
      return postToOwner(desk, registration, id, {
        kind: "camp registration",
        subject: `New registration: ${camp.title}`,
        heading: `${parentName ?? "Somebody"} registered ${children}`,
        paragraphs: [
          camp.spotsAvailable === 0
            ? "With that the camp is full."
            : `The camp has room for ${camp.spotsAvailable} more.`,
        ],
        facts: [["Price", `$${money.quoted}`]],
      });
    },
  });
