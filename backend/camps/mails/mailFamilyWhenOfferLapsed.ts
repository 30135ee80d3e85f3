import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { type Process, processOf } from "../../process.ts";
import { postToFamily, type WaitlistDesk } from "./waitlistMail.ts";

/** No one answered in time: the spot went on, and they may get in line again. */
export const mailFamilyWhenOfferLapsed = (desk: WaitlistDesk): Process =>
  processOf<CampEvent>("mail family when offer lapsed", {
    WaitlistOfferLapsed: (fact) =>
      postToFamily(desk, fact, (_, { id, title }) => ({
        kind: "waitlist offer over",
        subject: `Your place was passed on: ${title}`,
        heading: "The offer is over",
        paragraphs: [
          "We did not hear from you in time, so the place that was kept for you goes to the next family in line.",
          "If you would still like to come, you can register where places are left, or join the waitlist again.",
        ],
        button: { label: "Open the camp", path: `/camp-details/${id}` },
      })),
  });
