import { issueLink, openLink } from "../../../backend/accounts/mailedLinks.ts";
import { registrationUrl } from "../../../backend/camps/contract.ts";
import { waitlistPlaceUrl } from "../../../backend/camps/waitlist/waitlistContract.ts";
import { publishedCamp } from "../../../backend/testing/camps.ts";
import { registered } from "../../../backend/testing/registrations.ts";
import { lessonAsked } from "../../../backend/testing/schedule.ts";
import { freeASpot, fullCamp, joinWaitlist } from "../../../backend/testing/waitlists.ts";
import { medicalSubject } from "../../../eventstore/camps/events.ts";
import type { Product } from "../product.ts";

export const [hour, day, year] = [3600, 86_400, 365 * 86_400] as const; // s

/** A confirmed lesson that starts in this many hours and was requested two days before its start. */
const lessonIn = async (product: Product, people: { studentId: string; instructorId: string }, hours: number) => {
  const { time } = product.backend;
  const startsAt = time.wallClock(new Date(Date.now() + hours * hour * 1000).toISOString());
  const daysAhead = Math.round((Date.parse(startsAt.date) - Date.parse(time.today())) / 1000 / day);
  const lesson = await lessonAsked(product, { ...people, daysAhead, startTime: startsAt.time });
  await lesson.confirm();
  return lesson.lessonId;
};

/**
 * What time alone ends: an offered spot after two days, an unpaid spot after one, medical text, a mailed link, and a
 * reminder due in days. A reminder due now comes once.
 */
export const keptOn = async (product: Product) => {
  const { backend } = product;
  const [coach, pat] = [await product.person("instructor"), await product.person()];
  const [waiting, family] = [product.visitor(), product.visitor()];
  const campId = await fullCamp(product, coach.id);
  const offered = await joinWaitlist(waiting, campId);
  await freeASpot(product, campId);
  const camp = await publishedCamp(product, coach, { releaseUnpaidAfterHours: 24 });
  const unpaid = await registered(family, camp.id);
  const people = { studentId: pat.id, instructorId: coach.id };
  const [dueNow, dueLater] = [await lessonIn(product, people, 12), await lessonIn(product, people, 5 * 24)];
  const link = { kind: "guardian", ...(await issueLink(backend.db, { kind: "guardian", userId: pat.id })) } as const;

  const reminders = async (lessonId: string) =>
    (await backend.db("mail.outbox").where({ lesson_id: lessonId, kind: "reminder" })).length;
  // Not as a node shows it, which may do so by a wrong clock.
  const rowOf = (table: string, id: string) => backend.db(`read.${table}`).where({ id }).first();
  const holds: Record<string, () => Promise<boolean>> = {
    "an offer stands": async () => (await rowOf("campWaitlist", offered.id)).state === "offered",
    "an unpaid place is kept": async () => !(await rowOf("campRegistrations", unpaid.id)).isWithdrawn,
    "medical text is kept": async () => (await backend.keys.stateOf(medicalSubject(unpaid.id))) !== "destroyed",
    "a mailed link opens": async () =>
      openLink(backend.db, link).then(
        () => true,
        () => false,
      ),
    "a reminder that is not due is not sent": async () => (await reminders(dueLater)) === 0,
    "a reminder that is due is sent, once": async () => (await reminders(dueNow)) === 1,
  };
  return {
    email: pat.email,
    /** Whether both families' browsers still open what is theirs. */
    async opens() {
      const answers = [
        await waiting("GET", waitlistPlaceUrl(offered.id)),
        await family("GET", registrationUrl(unpaid.id)),
      ];
      return answers.every(({ status }) => status === 200);
    },
    /** What is not as it should be. */
    async lost(): Promise<string[]> {
      const found = await Promise.all(
        Object.entries(holds).map(async ([what, isSo]) => ((await isSo()) ? [] : [`not so: ${what}`])),
      );
      return found.flat();
    },
    /** What time has rightly ended four and a half days later, once, and a year later. */
    async ended() {
      return {
        offer: (await waiting("GET", waitlistPlaceUrl(offered.id))).body.state,
        seat: (await family("GET", registrationUrl(unpaid.id))).body.seat,
        reminders: [await reminders(dueNow), await reminders(dueLater)],
        medical: await backend.keys.stateOf(medicalSubject(unpaid.id)),
      };
    },
  };
};
