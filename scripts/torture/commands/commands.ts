import { randomUUID } from "node:crypto";
import { loginUrl, profileUrl, registerUrl } from "../../../backend/accounts/contract.ts";
import type { Backend } from "../../../backend/backend.ts";
import { commandAbout, newId } from "../../../backend/command.ts";
import { facilityTime } from "../../../backend/facilityTime.ts";
import { lessonsUrl, lessonUrl } from "../../../backend/lessons/contract.ts";
import { ownAvailabilityUrl, slotUrl } from "../../../backend/scheduling/contract.ts";
import { userStream } from "../../../eventstore/accounts/events.ts";
import { dayStream } from "../../../eventstore/lessons/events.ts";
import { availabilityStream } from "../../../eventstore/scheduling/events.ts";
import { campDays } from "./campCommands.ts";
import { insist } from "../caller.ts";
import type { Problems } from "../chapter.ts";
import { idIn, newEmail, password, type Person, registration } from "../people.ts";
import { telling } from "../tell.ts";
import { memberDays } from "./memberCommands.ts";
import { families } from "./playerCommands.ts";
import { isYes, type Ledger } from "../answered.ts";

const zone = "America/New_York"; // the product's default
const hours = Array.from({ length: 12 }, (_, n) => 8 + n);
const weeks = 6;
const seats = [1, 1, 2];

interface Slot {
  readonly id: string;
  readonly instructor: Person;
  readonly dayOfWeek: number;
  readonly startTime: string;
  isAvailable: boolean;
}
interface Pending {
  readonly id: string;
  readonly instructor: Person;
  readonly player: Person;
  readonly stream: string;
}

const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
const taken = <T>(list: T[]): T | undefined => list.splice(Math.floor(Math.random() * list.length), 1)[0];

/**
 * What people do all day, at random, each under a key and until it is answered. A thing being changed is touched by no
 * one else meanwhile, so that it is known what a yes must have recorded; only seats are fought for.
 */
export const everyday = (of: {
  people: readonly Person[];
  bases: readonly string[];
  ledger: Ledger;
  problems: Problems;
  patience?: number | undefined; // ms until a command is given up
  handle?: Backend["handle"] | undefined; // of a node in this process
}) => {
  const { people, bases, ledger, problems, patience } = of;
  const time = facilityTime(zone);
  const today = time.wallClock(new Date().toISOString()).date;
  const players = people.filter(({ role }) => role === "student");
  const instructors = people.filter(({ role }) => role === "instructor");
  const unpublished = instructors.flatMap((instructor) =>
    hours.flatMap((hour) => Array.from({ length: 7 }, (_, dayOfWeek) => ({ instructor, hour, dayOfWeek }))),
  );
  const slots: Slot[] = []; // that no one is changing
  const pending: Pending[] = []; // that no one is answering
  const asked = new Set<string>(); // a player requests each time once
  let names = 0;

  const tell = telling({ bases, ledger, problems, patience });
  const { publishCamp, registerForCamp, withdraw } = campDays({ players, instructors, ledger, time, tell });

  const { add: addPlayer, correct: correctPlayer, erase: erasePlayer } = families({ parents: players, ledger, tell });

  const admin = people.find(({ role }) => role === "admin");
  const node = of.handle && { handle: of.handle, time };
  const { buy, renew, change, upload } = memberDays({ players, admin, bases, ledger, problems, patience, node });

  const publish = async () => {
    const free = taken(unpublished);
    if (!free) return;
    const { instructor: by, hour, dayOfWeek } = free;
    const startTime = `${String(hour).padStart(2, "0")}:00`;
    const endTime = `${String(hour + 1).padStart(2, "0")}:00`;
    const body = { dayOfWeek, startTime, endTime, price: 75, maxStudents: oneOf(seats), weeksDuration: 52 };
    const key = randomUUID();
    const id = newId({ actor: { userId: by.id, role: by.role }, now: "", requestId: "", key }, "slot");
    const asking = { method: "POST", path: ownAvailabilityUrl, body, stream: availabilityStream(by.id) };
    const { yes } = await tell(by, { ...asking, what: "publish", type: "SlotPublished" }, key);
    if (!yes) return;
    ledger.slots.set(id, { instructorId: by.id, isAvailable: true });
    slots.push({ id, instructor: by, dayOfWeek, startTime, isAvailable: true });
  };

  const openOrClose = async () => {
    const slot = taken(slots);
    if (!slot) return publish();
    const { id, instructor: by } = slot;
    const isAvailable = !slot.isAvailable;
    const asking = { method: "PATCH", path: slotUrl(id), body: { isAvailable }, stream: availabilityStream(by.id) };
    const type = isAvailable ? "SlotReopened" : "SlotClosed";
    if ((await tell(by, { ...asking, what: isAvailable ? "open" : "close", type })).yes) {
      slot.isAvailable = isAvailable;
      ledger.slots.set(id, { instructorId: by.id, isAvailable });
    }
    slots.push(slot);
  };

  const book = async () => {
    const by = oneOf(players);
    const slot = oneOf(slots);
    if (!slot || !by) return publish();
    const { instructor, dayOfWeek, startTime } = slot;
    const next = 1 + ((dayOfWeek - time.dayOfWeek(today) + 6) % 7); // days from today, tomorrow at the earliest
    const date = time.addDays(today, next + 7 * Math.floor(Math.random() * weeks));
    const wish = `${by.id} ${slot.id} ${date}`;
    if (asked.has(wish)) return publish();
    asked.add(wish);
    const key = randomUUID();
    const stream = dayStream({ instructorId: instructor.id, date });
    const command = { actor: { userId: by.id, role: by.role }, now: "", requestId: "", key };
    const id = newId(commandAbout(command, stream), "lesson");
    const body = {
      instructorId: instructor.id,
      scheduledDate: time.instantOf({ date, time: startTime }),
      studentPhone: "555-010-0100",
      studentEmail: "contact@example.com",
      sessionFocus: "both",
      weeklyRecurring: "no",
    };
    const asking = { method: "POST", path: lessonsUrl, body, stream };
    const { yes } = await tell(by, { ...asking, what: "book", type: "LessonBooked" }, key);
    if (!yes) return;
    ledger.lessons.set(id, { playerId: by.id, status: "pending" });
    pending.push({ id, instructor, player: by, stream });
  };

  const answer = async (status: "confirmed" | "declined" | "cancelled", type: string) => {
    const lesson = taken(pending);
    if (!lesson) return book();
    const { id, instructor, player, stream } = lesson;
    const by = status === "cancelled" ? player : instructor;
    const asking = { method: "PATCH", path: lessonUrl(id), body: { status }, stream };
    const { yes } = await tell(by, { ...asking, what: status, type });
    if (yes) ledger.lessons.set(id, { playerId: player.id, status });
    else pending.push(lesson); // no seat: it may still be declined
  };

  const rename = async () => {
    const by = oneOf(people);
    if (!by) return;
    const lastName = `Name${++names}`;
    const body = { firstName: "Pat", lastName };
    const asking = { method: "PATCH", path: profileUrl, body, stream: userStream(by.id) };
    const { yes, fact } = await tell(by, { ...asking, what: "rename", type: "ProfileUpdated" });
    if (yes) ledger.lastNames.set(fact, lastName);
  };

  /** A visitor has no key: a repeat learns that the address is taken, and then logs in. */
  const register = async () => {
    const email = newEmail();
    const onFault = ({ status, body }: { status: number; body: unknown }) =>
      problems.add(`register was answered ${status}`, JSON.stringify(body));
    const asking = { method: "POST", path: registerUrl, body: registration(email) };
    const first = await insist(bases, asking, onFault, patience);
    const known = first && isYes(first.answer.status) && idIn(first.answer);
    if (!known && first && first.answer.status === 409 && first.attempts === 1)
      problems.add("a new address was said to be taken", email);
    const outcome = known
      ? first
      : await insist(bases, { method: "POST", path: loginUrl, body: { email, password } }, onFault, patience);
    const id = outcome && idIn(outcome.answer);
    if (id) ledger.registered.set(email, id);
    else problems.add("somebody who registered cannot log in", JSON.stringify(outcome?.answer));
  };

  const mix: (readonly [share: number, act: () => Promise<unknown>])[] = [
    [40, book],
    [14, () => answer("confirmed", "LessonConfirmed")],
    [6, () => answer("declined", "LessonDeclined")],
    [6, () => answer("cancelled", "LessonCancelled")],
    [10, openOrClose],
    [5, publish],
    [20, registerForCamp],
    [8, withdraw],
    [1, publishCamp],
    [18, rename],
    [12, addPlayer],
    [8, correctPlayer],
    [3, buy],
    [5, renew],
    [4, change],
    [20, upload],
    [2, erasePlayer], // checks a password, too
    [1, register], // a password costs more than everything else
  ];
  const shares = mix.reduce((sum, [share]) => sum + share, 0);
  return {
    publish,
    /** One thing someone does. */
    once: async () => {
      let dice = Math.random() * shares;
      const [, act] = mix.find(([share]) => (dice -= share) < 0) ?? mix[0]!;
      await act();
    },
  };
};
