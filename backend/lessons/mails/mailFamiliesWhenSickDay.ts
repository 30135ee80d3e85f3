import type { AvailabilityEvent } from "../../../eventstore/scheduling/open.ts";
import { type Process, processOf } from "../../process.ts";
import type { Post } from "../../post.ts";
import { adminActing, type Desk, lessonToMail, type Mailed, postToInstructor, postToPlayer } from "./lessonMail.ts";
import { nameOf, shortWhen } from "./lessonWords.ts";

const addressOf = ({ email }: Post["to"]) => email.toLowerCase();

const areOfSeveral = (lessons: readonly Mailed[]) => new Set(lessons.map(({ player }) => player)).size > 1;

/** "Tue, Nov 24, 4:00 PM": canceled, or another time to accept. */
const outcome = ({ proposal }: Mailed) =>
  proposal?.to ? `Could you come on ${shortWhen(proposal.to)} instead?` : "Canceled";

/** The same for the coach, with the player's name, and who has to be called. */
const forCoach = (lesson: Mailed, isReached: boolean) => {
  const { proposal, student, studentName } = lesson;
  const name = student?.firstName ?? studentName;
  const became = proposal?.to ? `Offered ${shortWhen(proposal.to)}` : "Canceled";
  const told = isReached ? became : `${became}. No email on file, so they need a call.`;
  return [`${shortWhen(lesson)}${name ? ` (${name})` : ""}`, told] as const;
};

/** "2 lessons canceled, 1 offered a new time" */
const outcomesInWords = (lessons: readonly Mailed[]) => {
  const offered = lessons.filter(({ proposal }) => proposal?.to).length;
  const canceled = lessons.length - offered;
  const lessonsOf = (count: number) => (count === 1 ? "1 lesson" : `${count} lessons`);
  if (offered === 0) return `${lessonsOf(canceled)} canceled`;
  if (canceled === 0) return `${lessonsOf(offered)} offered a new time`;
  return `${lessonsOf(canceled)} canceled, ${offered} offered a new time`;
};

export const answering = "Please reply at least an hour before your lesson, or we'll cancel it.";

/** One mail to each address about all its lessons of a sick day, and one to the coach if an admin acted for them. */
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
      const heading = `${coach} can't make it`;
      const outcomes = (theirs: readonly Mailed[]) => {
        return theirs.map((one) => {
          const name = areOfSeveral(theirs) && one.student?.firstName;
          return [`${shortWhen(one)}${name ? ` (${name})` : ""}`, outcome(one)] as const;
        });
      };

      const letterAbout = (theirs: readonly Mailed[]) => {
        const [soonest = first] = theirs;
        const isOffered = theirs.some(({ proposal }) => proposal);
        return {
          kind: "coach is out",
          subject: `Your coach is out: ${shortWhen(soonest)}`,
          heading,
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
          ...(!isOffered && theirs.length === 1 && { calendar: "CANCEL" as const }),
          ...(admin && { afterwards: [admin.words], alsoNames: admin.id }),
        };
      };
      const postsAbout = (lesson: Mailed, theirs: readonly Mailed[]) =>
        postToPlayer(desk, lesson, `${fact.id} ${lesson.id}`, letterAbout(theirs));

      /** Whoever is told of several, as a parent of two children or with one address for two, reads of all at once. */
      const ofAddress = new Map<string, Mailed[]>();
      for (const lesson of lessons)
        for (const { to } of await postsAbout(lesson, [lesson]))
          ofAddress.set(addressOf(to), [...(ofAddress.get(addressOf(to)) ?? []), lesson]);

      const toAddress = async ([address, theirs]: [string, readonly Mailed[]]) => {
        const [soonest = first, ...more] = theirs;
        const posts = await postsAbout(soonest, theirs);
        return posts
          .filter(({ to }) => addressOf(to) === address)
          .map((post) => ({
            ...post,
            subjects: [...new Set([...post.subjects, ...more.map(({ player }) => player)])],
            letter: {
              ...post.letter,
              ...(areOfSeveral(theirs) && { heading }),
              facts: [["With", coach] as const, ...outcomes(theirs)],
            },
          }));
      };
      const toFamilies = (await Promise.all([...ofAddress].map(toAddress))).flat();
      const isReached = new Set([...ofAddress.values()].flat());
      const toCoach = admin
        ? await postToInstructor(desk, first, fact.id, {
            kind: "marked out",
            subject: `You're out: ${outcomesInWords(lessons)}`,
            heading: isReached.size > 0 ? "You're out, and we're emailing the families" : "You're out",
            paragraphs: [...(message && isReached.size > 0 ? [`We told them: ${message}`] : []), admin.words],
            alsoNames: admin.id,
            button: { label: "See your schedule", path: "/instructor-dashboard/schedule" },
          })
        : [];
      return [
        ...toFamilies,
        ...toCoach.map((post) => ({
          ...post,
          subjects: [...new Set([...post.subjects, ...lessons.map(({ player }) => player)])],
          letter: { ...post.letter, facts: lessons.map((lesson) => forCoach(lesson, isReached.has(lesson))) },
        })),
      ];
    },
  });
