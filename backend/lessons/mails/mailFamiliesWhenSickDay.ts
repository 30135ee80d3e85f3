import type { AvailabilityEvent } from "../../../eventstore/scheduling/open.ts";
import { type Process, processOf } from "../../process.ts";
import { adminActing, type Desk, lessonToMail, type Mailed, postToInstructor, postToPlayer } from "./lessonMail.ts";
import { nameOf, shortWhen } from "./lessonWords.ts";

const addressOf = ({ studentEmail, student }: Mailed) => (studentEmail ?? student?.email)?.toLowerCase();

/** "Tue, Nov 24, 4:00 PM": canceled, or another time to accept. */
const outcome = ({ proposal }: Mailed) =>
  proposal?.to ? `Could you come on ${shortWhen(proposal.to)} instead?` : "Canceled";

export const answering = "Please reply at least an hour before your lesson, or we'll cancel it.";

/** One mail to each family about all its lessons of a sick day, and one to the coach if an admin acted for them. */
export const mailFamiliesWhenSickDay = (desk: Desk): Process =>
  processOf<AvailabilityEvent>("mail families when sick day announced", {
    SickDayAnnounced: async (fact) => {
      const found = await Promise.all(fact.data.lessonIds.map((id) => lessonToMail(desk, id)));
      const lessons = found
        .filter((lesson) => lesson !== undefined)
        .toSorted((a, b) => a.scheduledDate.localeCompare(b.scheduledDate));
      const [first] = lessons;
      if (!first) return [];
      const message = fact.data.personal?.message;
      const coach = nameOf(first.instructor.user) ?? "Your coach";
      const admin = await adminActing(desk, first, fact.meta.actor);
      const families = [...new Set(lessons.flatMap((lesson) => addressOf(lesson) ?? []))].map((email) =>
        lessons.filter((lesson) => addressOf(lesson) === email),
      );
      const outcomes = (theirs: readonly Mailed[]) => theirs.map((one) => [shortWhen(one), outcome(one)] as const);

      const toFamily = async (theirs: readonly Mailed[]) => {
        const [soonest, ...more] = theirs;
        if (!soonest) return [];
        const isOffered = theirs.some(({ proposal }) => proposal);
        const posts = await postToPlayer(desk, soonest, fact.id, {
          kind: "coach is out",
          subject: `Your coach is out: ${shortWhen(soonest)}`,
          heading: `${coach} can't make it`,
          paragraphs: [
            ...(message ? [message] : []),
            ...(isOffered ? [answering] : []),
            ...(theirs.every(({ proposal }) => proposal) ? [] : [`If you've paid, work out any refund with ${coach}.`]),
          ],
          button: isOffered
            ? { label: "Accept or decline", path: "/player-dashboard" }
            : {
                label: "Choose another time",
                path: `/schedule?instructorId=${encodeURIComponent(soonest.instructor.id)}`,
              },
          ...(!isOffered && more.length === 0 && { calendar: "CANCEL" as const }),
          ...(admin && { afterwards: [admin.words], alsoNames: admin.id }),
        });
        return posts.map((post) => ({
          ...post,
          subjects: [...new Set([...post.subjects, ...more.map(({ player }) => player)])],
          letter: { ...post.letter, facts: [["With", coach] as const, ...outcomes(theirs)] },
        }));
      };
      const toFamilies = (await Promise.all(families.map(toFamily))).flat();
      const toCoach = admin
        ? await postToInstructor(desk, first, fact.id, {
            kind: "called in sick for you",
            subject: `You're out: ${lessons.length === 1 ? "1 lesson" : `${lessons.length} lessons`} canceled or offered a new time`,
            heading: "You're out, and we're emailing the families",
            paragraphs: [...(message ? [`Your message to them: ${message}`] : []), admin.words],
            alsoNames: admin.id,
            button: { label: "See your schedule", path: "/instructor-dashboard/schedule" },
          })
        : [];
      return [
        ...toFamilies,
        ...toCoach.map((post) => ({ ...post, letter: { ...post.letter, facts: outcomes(lessons) } })),
      ];
    },
  });
