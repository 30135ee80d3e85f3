import { userStream } from "../../eventstore/accounts/events.ts";
import { playerStream } from "../../eventstore/players/events.ts";
import { availabilityStream } from "../../eventstore/scheduling/events.ts";
import type { Actor } from "../../eventstore/eventStore.ts";
import { appoint } from "../accounts/appoint.ts";
import { seeCertification } from "../accounts/certifications/certification.ts";
import { confirmGuardian } from "../accounts/guardian.ts";
import { confirmEmail, person, updateInstructorProfile } from "../accounts/person.ts";
import type { Register } from "../accounts/contract.ts";
import { register } from "../accounts/register.ts";
import type { Backend } from "../backend.ts";
import { type Command, newId } from "../command.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import { addPlayer, player as playerFold, wordsOf } from "../players/player.ts";
import { publishSlot } from "../scheduling/availability.ts";
import { blockDates } from "../scheduling/block.ts";
import { enterCamps } from "./enterCamps.ts";
import { enterInquiries } from "./enterInquiries.ts";
import { enterLessons, oneDay } from "./enterLessons.ts";
import { enterMemberships } from "./enterMemberships.ts";
import { enterRequests } from "./enterRequests.ts";
import { enterVideos } from "./enterVideos.ts";
import {
  demoAdmin,
  demoCoach,
  demoFamily,
  type DemoInstructor,
  demoInstructors,
  demoPassword,
  demoPlayer,
} from "./people.ts";

const weeks = 26;
const daysBack = 28;

/** Gives a parent's account the players who are not there yet. Returns the ids of all, in their order. */
const enterPlayers = async (
  { handle, time }: Pick<Backend, "handle" | "time">,
  { account, first, command }: { account: string; first: Command; command: (key: string, minutes?: number) => Command },
): Promise<string[]> => {
  const target = { fold: person, stream: userStream(account), command: command("family's email") };
  await handle(target, confirmEmail({ userId: account }));
  const ids = [newId(first, "player")]; // entered with the account
  for (const [n, told] of demoFamily.others.entries()) {
    const by = command(`player ${told.firstName}`, n + 1);
    const today = time.wallClock(by.now).date;
    const playerId = newId(by, "player");
    const adding = addPlayer({ playerId, by: account, personal: wordsOf(told, { today }), today });
    await handle({ fold: playerFold, stream: playerStream(playerId), command: by }, adding);
    ids.push(playerId);
  }
  return ids;
};

/**
 * Fills an empty product with people, times and lessons in every status, through the same commands and decisions that
 * screens use, so that each is a real fact. Every command is keyed: run twice, it enters everything once.
 */
export const enterDemoData = async (backend: Backend, now: Date) => {
  const at = (days: number) => new Date(now.getTime() + days * oneDay).toISOString();
  const command = (key: string, when: string, actor: Actor = "system"): Command => ({
    actor,
    now: when,
    requestId: "demo data",
    key: `demo ${key}`,
  });

  const registering = (email: string) => command(`register ${email}`, at(-daysBack));
  const enter = async (person: Pick<Register, "email" | "firstName" | "lastName" | "registeredAs" | "player">) => {
    const by = registering(person.email);
    const known = await backend.credentials.byEmail(person.email);
    if (known) return known.user_id;
    const form = { ...person, password: demoPassword, confirmPassword: demoPassword };
    const details = { position: null, experience: null, parentName: null, parentPhone: null, ...form };
    return register(backend, by, details);
  };

  const enterInstructor = async ({ person: instructor, profile, seen = [], week }: DemoInstructor) => {
    const userId = await enter(instructor);
    await appoint(backend, command(`appoint ${instructor.email}`, at(-daysBack)), { userId, role: "instructor" });
    const self = { userId, role: "instructor" };
    await backend.handle(
      { fold: person, stream: userStream(userId), command: command("profile", at(-daysBack), self) },
      updateInstructorProfile({ userId, changes: profile }),
    );
    const validFrom = backend.time.wallClock(at(-daysBack)).date;
    for (const { title, days } of seen) {
      const by = command(`seen ${instructor.email} ${title}`, at(-daysBack));
      const certificationId = newId(by, "certification");
      const validUntil = backend.time.addDays(validFrom, days);
      const seeing = seeCertification({ userId, certificationId, title, validUntil, today: validFrom });
      await backend.handle({ fold: person, stream: userStream(userId), command: by }, seeing);
    }
    for (const { days, times, seats = 1 } of week)
      for (const dayOfWeek of days)
        for (const [startTime, endTime] of times) {
          const by = command(`slot ${dayOfWeek} ${startTime}`, at(-daysBack), self);
          const slot = {
            slotId: newId(by, "slot"),
            instructorId: userId,
            dayOfWeek,
            startTime,
            endTime,
            priceCents: profile.hourlyRateCents,
            location: profile.location,
            maxStudents: seats,
            weeks,
            validFrom,
            validUntil: backend.time.addDays(validFrom, weeks * 7),
            available: true,
          };
          const target = { fold: availability, stream: availabilityStream(userId), command: by };
          await backend.handle(target, publishSlot(slot));
        }
    return userId;
  };

  /** A three-day tournament, and an evening off. */
  const enterBlocks = async (instructorId: string) => {
    const day = (days: number) => backend.time.wallClock(at(days)).date;
    for (const dates of [
      { firstDay: day(16), lastDay: day(18), startTime: null, endTime: null },
      { firstDay: day(12), lastDay: day(12), startTime: "17:00", endTime: "21:00" },
    ]) {
      const by = command(`block ${dates.firstDay}`, at(-1), { userId: instructorId, role: "instructor" });
      const block = { blockId: newId(by, "block"), instructorId, ...dates };
      const target = { fold: availability, stream: availabilityStream(instructorId), command: by };
      await backend.handle(target, blockDates({ block, today: day(-1) }));
    }
  };

  const admin = await enter(demoAdmin);
  await appoint(backend, command("appoint admin", at(-daysBack)), { userId: admin, role: "admin" });
  const player = await enter(demoPlayer);
  await backend.handle(
    { fold: person, stream: userStream(player), command: command("guardian", at(-daysBack), "visitor") },
    confirmGuardian({ userId: player }),
  );
  const { first, others: _, ...parent } = demoFamily;
  const account = await enter({ ...parent, registeredAs: "parent", player: { ...first, declared: true } });
  const players = await enterPlayers(backend, {
    account,
    first: registering(parent.email),
    command: (key, minutes = 0) =>
      command(key, at(minutes / (24 * 60) - daysBack), { userId: account, role: "student" }),
  });
  const coach = await enterInstructor(demoCoach);
  const others = [];
  for (const instructor of demoInstructors) others.push(await enterInstructor(instructor));
  await enterBlocks(coach);
  await enterLessons({ backend, at, command, player, coach, others, family: { account, players } });
  await enterRequests({ backend, at, command, player, coach });
  await enterInquiries({ backend, at, command, coach });
  await enterCamps({ backend, at, command, player, coach });
  await enterMemberships(backend, { admin, player, family: { account, players }, at, command });
  await enterVideos({ backend, at, command, player, coach });
};
