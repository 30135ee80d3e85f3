import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { type Process, processOf } from "../../process.ts";
import { longMoment } from "./campWords.ts";
import { postToFamily, type WaitlistDesk, waitlistLink } from "./waitlistMail.ts";

/** They have longer to answer. An offer already answered is not mailed. */
export const mailFamilyWhenOfferExtended = (desk: WaitlistDesk): Process =>
  processOf<CampEvent>("mail family when offer extended", {
    WaitlistOfferExtended: (fact) =>
      postToFamily(desk, fact, ({ id, state, participantCount }, { title }) => {
        const { offeredUntil } = fact.data;
        if (state !== "offered") return undefined;
        const until = longMoment(offeredUntil, desk.business.facility.timeZone);
        const spots = participantCount === 1 ? "spot" : `${participantCount} spots`;
        return {
          kind: "waitlist offer extended",
          subject: `You have more time to answer: ${title}`,
          heading: "You have more time to answer",
          paragraphs: [
            `We're holding your ${spots} until ${until} now.`,
            `Accept and ${participantCount === 1 ? "your player is" : "your players are"} registered right away. If you can't make it, please decline so the next family gets a turn.`,
          ],
          facts: [["Held until", until]],
          button: { label: "Accept or decline", path: waitlistLink(desk, id) },
          uselessAfter: offeredUntil,
        };
      }),
  });
