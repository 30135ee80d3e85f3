import { type CampEvent, entrySubject } from "../../eventstore/camps/events.ts";
import { campById } from "../../projections/camps/campQueries.ts";
import { familiesInLine } from "../../projections/camps/waitlistQueries.ts";
import { type Process, processOf } from "../process.ts";
import { campWhen } from "./campWords.ts";
import type { WaitlistDesk } from "./waitlistMail.ts";

/** Nobody waits any longer for a camp that does not take place. */
export const mailWaitingFamiliesWhenCampCancelled = ({ db, time }: WaitlistDesk): Process =>
  processOf<CampEvent>("mail waiting families when camp cancelled", {
    CampCancelled: async ({ id, data: { campId, reason } }) => {
      const today = time.today();
      const camp = await campById(db, { id: campId, today });
      if (!camp || camp.endDate < today) return [];
      const families = await familiesInLine(db, campId);
      return families.map(({ id: entryId, payerId, parentEmail }) => ({
        key: `${id} camp cancelled ${entryId}`,
        kind: "camp cancelled",
        to: { email: parentEmail },
        subjects: [entrySubject({ payerId, entryId })],
        instructorId: camp.instructorId,
        uselessAfter: time.instantOf({ date: time.addDays(camp.endDate, 1), time: "00:00" }),
        letter: {
          subject: `Cancelled: ${camp.title}`,
          heading: "This camp does not take place",
          paragraphs: [
            "We are sorry: the camp below, for which you are on the waitlist, had to be called off.",
            `Why: ${reason}`,
            "There is nothing left for you to do.",
          ],
          facts: [
            ["Camp", camp.title],
            ["When", campWhen(camp)],
            ["Where", camp.location],
          ],
          button: { label: "See other camps", path: "/camps-clinics" },
        },
      }));
    },
  });
