import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { type Process, processOf } from "../../process.ts";
import { postToFamily, type WaitlistDesk, waitlistLink } from "./waitlistMail.ts";

/**
 * That they wait, and the link to manage their place. The form is open to everyone, so this goes to whatever address
 * someone typed: it repeats none of their text.
 */
export const mailFamilyWhenWaitlistJoined = (desk: WaitlistDesk): Process =>
  processOf<CampEvent>("mail family when waitlist joined", {
    WaitlistJoined: (fact) =>
      postToFamily(desk, fact, ({ id, state, participantCount }, { title }) =>
        state === "waiting"
          ? {
              kind: "waitlist joined",
              subject: `You are on the waitlist: ${title}`,
              heading: "You are on the waitlist",
              paragraphs: [
                participantCount === 1
                  ? "As soon as a place comes free and it is your turn, we write to you. The place is then kept for you for 48 hours."
                  : `As soon as places for all ${participantCount} children come free and it is your turn, we write to you. The places are then kept for you for 48 hours.`,
                "With this link you see your place in line at any time, and can give it up. Please do not pass it on.",
              ],
              button: { label: "See your place in line", path: waitlistLink(desk, id) },
              afterwards: [
                "If you did not ask for a place, somebody has typed your address by mistake: you need not do anything.",
              ],
            }
          : undefined,
      ),
  });
