import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { familiesWhoWait } from "../../../projections/camps/waitlistQueries.ts";
import { type Process, processOf } from "../../process.ts";
import { midnightAfter } from "./registrationMail.ts";
import { postAbout, type WaitlistDesk } from "./waitlistMail.ts";

/** The camp they wait for is canceled, so no spot will open. */
export const mailFamiliesWhoWaitWhenCampCancelled = (desk: WaitlistDesk): Process =>
  processOf<CampEvent>("mail families who wait when camp cancelled", {
    CampCancelled: async ({ id, data: { campId, reason } }) => {
      const posts = [];
      for (const data of await familiesWhoWait(desk.db, campId))
        posts.push(
          ...(await postAbout(desk, { id, data }, (_, camp) => ({
            kind: "waited camp cancelled",
            rank: "last",
            uselessAfter: midnightAfter({ camp }, desk.time),
            subject: `Canceled: ${camp.title}`,
            heading: "The camp you were waiting for was canceled",
            paragraphs: [
              "We're sorry. We had to cancel the camp below, so its waitlist is closed.",
              `Reason: ${reason}`,
            ],
            button: { label: "See other camps", path: "/camps-clinics" },
          }))),
        );
      return posts;
    },
  });
