import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { type Process, processOf } from "../../process.ts";
import { postToFamily, type WaitlistDesk, waitlistLink } from "./waitlistMail.ts";

/**
 * That they wait, and the link to their place in line. The form is open to everyone, so this goes to whatever address
 * someone typed: it repeats none of their text.
 */
export const mailFamilyWhenWaitlistJoined = (desk: WaitlistDesk): Process =>
  processOf<CampEvent>("mail family when waitlist joined", {
    WaitlistJoined: (fact) =>
      postToFamily(desk, fact, ({ id, state, participantCount }, { title }) =>
        state === "waiting"
          ? {
              kind: "waitlist joined",
              subject: `You're on the waitlist: ${title}`,
              heading: "You're on the waitlist",
              paragraphs: [
                participantCount === 1
                  ? "When a spot opens up and it's your turn, we'll email you and hold it for up to 48 hours."
                  : `When spots for all ${participantCount} players open up and it's your turn, we'll email you and hold them for up to 48 hours.`,
                "Use this link any time to check your place in line or leave the waitlist. Please don't share it.",
              ],
              button: { label: "See your place in line", path: waitlistLink(desk, id) },
              afterwards: [
                "Didn't join a waitlist? Someone probably typed your address by mistake. You can ignore this email.",
              ],
            }
          : undefined,
      ),
  });
