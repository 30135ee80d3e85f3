import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { inDollars } from "../../../projections/list.ts";
import type { OwnWaitlistEntryView } from "../../../projections/camps/waitlistView.ts";
import { type Process, processOf } from "../../process.ts";
import { quoteShown } from "../quoteRule.ts";
import { longMoment } from "./campWords.ts";
import { postToFamily, type WaitlistDesk, waitlistLink } from "./waitlistMail.ts";

/** As its page says. */
const priceOf = ({ camp, participantCount: participants, ...choice }: OwnWaitlistEntryView) =>
  inDollars(quoteShown(camp, { ...choice, participants }).totalCents);

/** A spot has opened and is held for them until a certain moment. An offer already answered is not mailed. */
export const mailFamilyWhenSpotOffered = (desk: WaitlistDesk): Process =>
  processOf<CampEvent>("mail family when spot offered", {
    WaitlistSpotOffered: (fact) =>
      postToFamily(desk, fact, (entry, { title }) => {
        const { id, state, participantCount } = entry;
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
          facts: [
            ["Price", priceOf(entry)],
            ["Held until", until],
          ],
          button: { label: "Accept or decline", path: waitlistLink(desk, id) },
          uselessAfter: offeredUntil,
        };
      }),
  });
