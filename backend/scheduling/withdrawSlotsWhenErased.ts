import { availabilityStream } from "../../eventstore/scheduling/events.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import type { Backend, WhenErased } from "../backend.ts";
import { withdrawAllSlots } from "./availability.ts";

/** Nobody can book an instructor who is gone. */
export const withdrawSlotsWhenErased =
  ({ handle }: Pick<Backend, "handle">): WhenErased =>
  async (command, subject) => {
    let slots = 0;
    await handle({ fold: availability, stream: availabilityStream(subject), command }, (standing) => {
      const facts = withdrawAllSlots(standing);
      slots = facts.length;
      return facts;
    });
    return { slot: slots };
  };
