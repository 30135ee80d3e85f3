import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { type Process, processOf } from "../../process.ts";
import { longMoment } from "./campWords.ts";
import { postToFamily, type WaitlistDesk, waitlistLink } from "./waitlistMail.ts";

/** A spot has opened and is held for them until a certain moment. An offer already answered is not mailed. */
export const mailFamilyWhenSpotOffered = (desk: WaitlistDesk): Process =>
  processOf<CampEvent>("mail family when spot offered", {
    WaitlistSpotOffered: (fact) =>
      postToFamily(desk, fact, ({ id, state, participantCount }, { title }) => {
        const { offeredUntil } = fact.data;
        if (state !== "offered") return undefined;
        const until = longMoment(offeredUntil, desk.business.facility.timeZone);
        const isOne = participantCount === 1;
        return {
          kind: "waitlist offer",
          subject: `${isOne ? "A spot" : `${participantCount} spots`} opened up: ${title}`,
          heading: isOne ? "A spot opened up for you" : `${participantCount} spots opened up for you`,
          paragraphs: [
            `We're holding ${isOne ? "it" : "them"} for you until ${until}. After that, the next family in line gets the offer.`,
            `Accept, and ${isOne ? "your player is" : "your players are"} registered right away; then you choose how to pay. If you can't make it, please decline so the next family gets a turn.`,
          ],
          facts: [["Held until", until]],
          button: { label: "Accept or decline", path: waitlistLink(desk, id) },
          uselessAfter: offeredUntil,
        };
      }),
  });
