import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { familiesWhoWait } from "../../../projections/camps/waitlistQueries.ts";
import { type Process, processOf } from "../../process.ts";
import { postAbout, type WaitlistDesk } from "./waitlistMail.ts";

/** The camp they wait for does not take place, so no spot will open. */
export const mailFamiliesWhoWaitWhenCampCancelled = (desk: WaitlistDesk): Process =>
  processOf<CampEvent>("mail families who wait when camp cancelled", {
    CampCancelled: async ({ id, data: { campId, reason } }) => {
      const posts = [];
      for (const data of await familiesWhoWait(desk.db, campId))
        posts.push(
          ...(await postAbout(desk, { id, data }, (_, { title }) => ({
            kind: "waited camp cancelled",
            rank: "last",
            subject: `Cancelled: ${title}`,
            heading: "The camp that you wait for does not take place",
            paragraphs: [
              "We are sorry: the camp below had to be called off, so its waitlist ends here.",
              `Why: ${reason}`,
            ],
            button: { label: "See other camps", path: "/camps-clinics" },
          }))),
        );
      return posts;
    },
  });
