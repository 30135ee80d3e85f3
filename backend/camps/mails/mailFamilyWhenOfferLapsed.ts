import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { type Process, processOf } from "../../process.ts";
import { startOf } from "../waitlist/offers.ts";
import { postToFamily, type WaitlistDesk } from "./waitlistMail.ts";

/** No one answered in time: the spot is no longer held. Once the camp has begun there is no line to get in again. */
export const mailFamilyWhenOfferLapsed = (desk: WaitlistDesk): Process =>
  processOf<CampEvent>("mail family when offer lapsed", {
    WaitlistOfferLapsed: (fact) =>
      postToFamily(desk, fact, ({ participantCount }, camp) => {
        if (startOf(camp, desk.time) <= fact.meta.occurredAt) return undefined;
        return {
          kind: "waitlist offer over",
          subject: `Your offer expired: ${camp.title}`,
          heading: "Your offer expired",
          paragraphs: [
            `We didn't hear from you in time, so we're no longer holding your ${participantCount === 1 ? "spot" : "spots"}.`,
            "Still want to come? You can register if there are spots left, or join the waitlist again.",
          ],
          button: { label: "See the camp", path: `/camp-details/${camp.id}` },
        };
      }),
  });
