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
          subject: `${isOne ? "A place has" : "Places have"} come free: ${title}`,
          heading: isOne ? "A place has come free for you" : `${participantCount} places have come free for you`,
          paragraphs: [
            `${isOne ? "It is" : "They are"} kept for you until ${until}. After that the next family in line is asked.`,
            "Accept, and your children are registered at once; then you choose how to pay. If you cannot come any more, please decline: somebody else is waiting.",
          ],
          facts: [["Kept until", until]],
          button: { label: "Accept or decline", path: waitlistLink(desk, id) },
          uselessAfter: offeredUntil,
        };
      }),
  });
