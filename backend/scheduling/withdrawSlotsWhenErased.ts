import { availabilityStream } from "../../eventstore/scheduling/events.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import type { WhenErased } from "../backend.ts";
import { withdrawAllSlots } from "./availability.ts";

/** Nobody can book an instructor who is gone. */
export const withdrawSlotsWhenErased: WhenErased = async ({ handle }, command, subject) => {
  let slots = 0;
  await handle({ fold: availability, stream: availabilityStream(subject), command }, (standing) => {
    const facts = withdrawAllSlots(standing);
    slots = facts.length;
    return facts;
  });
  return { slot: slots };
};
