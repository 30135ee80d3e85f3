import { userStream } from "../../eventstore/accounts/events.ts";
import { dayStream } from "../../eventstore/lessons/events.ts";
import { subjectStream } from "../../eventstore/privacy/events.ts";
import { availabilityStream } from "../../eventstore/scheduling/events.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import { roleOf } from "../../projections/accounts/queries.ts";
import { lessonsLeftOpen } from "../../projections/lessons/queries.ts";
import { erasedButNotGone } from "../../projections/privacy/queries.ts";
import { rolesHeld } from "../accounts/appoint.ts";
import { finishRegistration } from "../accounts/credentials.ts";
import { changeRole, person } from "../accounts/person.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { day } from "../lessons/day.ts";
import { callOffLesson } from "../lessons/lesson.ts";
import { withdrawAllSlots } from "../scheduling/availability.ts";
import { endSessions } from "../sessions.ts";
import { erasePerson, subjectOfData } from "./erasure.ts";

type Parts = Pick<Backend, "db" | "store" | "handle" | "caughtUp" | "credentials" | "keys">;

/** What was still there and is not any more. */
export interface CarriedOut {
  readonly couldLogIn: boolean;
  readonly sessionsEnded: number;
  readonly slotsWithdrawn: number;
  readonly lessonsCancelled: number;
}

/**
 * Erases a subject: the fact comes first, since it is what a restart finds; then everything that follows from it.
 * Throws a Rejection for the last admin.
 */
export const erase = async (backend: Parts, command: Command, subject: string) => {
  const pending = await backend.credentials.registrationOf(subject);
  if (pending) await finishRegistration(backend, pending); // else it could come back after the erasing
  const { recorded } = await rolesHeld(backend, async ({ lock, isLastAdmin }) => {
    const onlyAdmin = (await roleOf(lock, subject)) === "admin" && (await isLastAdmin());
    const target = { fold: subjectOfData, stream: subjectStream(subject), command };
    return backend.handle(target, erasePerson({ subject, onlyAdmin }));
  });
  return { recorded, ...(await carryOut(backend, command, subject)) };
};

/**
 * What follows from the fact. Each step changes nothing where it was done before, so a crash between any two is
 * finished by doing all of them again.
 */
const carryOut = async (
  { db, handle, caughtUp, credentials, keys }: Parts,
  { actor, now, requestId }: Command,
  subject: string,
): Promise<CarriedOut> => {
  const command = { actor, now, requestId }; // many decisions follow from one key: their own state tells what was done
  const couldLogIn = await credentials.remove(subject);
  const sessionsEnded = await endSessions(db, { userId: subject });
  await keys.destroy(subject);

  let slotsWithdrawn = 0;
  await handle({ fold: availability, stream: availabilityStream(subject), command }, (slots) => {
    const facts = withdrawAllSlots(slots);
    slotsWithdrawn = facts.length;
    return facts;
  });
  await handle({ fold: person, stream: userStream(subject), command }, (state) =>
    state.role ? changeRole({ userId: subject, role: "student", lastAdmin: false })(state) : [],
  );
  await caughtUp();
  let lessonsCancelled = 0;
  for (const { id: lessonId, ...place } of await lessonsLeftOpen(db, { personId: subject, now })) {
    const target = { fold: day, stream: dayStream(place), command };
    const { recorded } = await handle(target, callOffLesson({ lessonId, now }));
    if (recorded) lessonsCancelled++;
  }
  return { couldLogIn, sessionsEnded, slotsWithdrawn, lessonsCancelled };
};

/** All that crashes left behind, and what was still on its way while somebody was erased. Answers how many. */
export const finishErasures = async (backend: Parts): Promise<number> => {
  const now = new Date().toISOString();
  const subjects = await erasedButNotGone(backend.db, { now });
  for (const subject of subjects)
    await carryOut(backend, { actor: "system", now, requestId: "finish-erasures" }, subject);
  return subjects.length;
};
