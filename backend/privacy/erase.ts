import { subjectStream } from "../../eventstore/privacy/events.ts";
import { roleOf } from "../../projections/accounts/open.ts";
import { erasedButNotGone, erasingBegun } from "../../projections/privacy/notGone.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { eachByItself } from "../eachByItself.ts";
import { withRolesLocked } from "../oneAtATime.ts";
import { erasePerson, forgetSubmission, subjectOfData } from "./erasure.ts";

/** How many of each kind were ended: those ended before do not count again. */
type Ended = Readonly<Record<string, number>>;
const both = (one: Ended, other: Ended): Ended => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).map(([what, n]) => [what, n + (one[what] ?? 0)])),
});

/**
 * Erases a subject: the fact comes first, since a restart finds it; then everything that follows from it. Throws a
 * Rejection for the last admin.
 */
export const erase = async (backend: Backend, command: Command, subject: string) => {
  const { store, handle, credentials } = backend;
  const unfinished = await credentials.registrationOf(subject);
  if (unfinished) await credentials.record(store, unfinished); // it must not come back later
  const { recorded } = await withRolesLocked(backend, async ({ isLastAdmin }) => {
    const onlyAdmin = (await roleOf(backend.db, subject)) === "admin" && (await isLastAdmin());
    const target = { fold: subjectOfData, stream: subjectStream(subject), command };
    return handle(target, erasePerson({ subject, onlyAdmin }));
  });
  return { recorded, ended: await carryOut(backend, command, subject) };
};

/** The same for what someone sent with a key of its own. */
export const forget = async (backend: Backend, command: Command, what: Parameters<typeof forgetSubmission>[0]) => {
  const { actor, now, requestId } = command;
  const target = { fold: subjectOfData, stream: subjectStream(what.subject), command: { actor, now, requestId } };
  await backend.handle(target, forgetSubmission(what));
  return carryOut(backend, command, what.subject);
};

/**
 * What follows from the fact. Repeating a step changes nothing, so a crash between any two is finished by doing all of
 * them again.
 */
const carryOut = async (backend: Backend, { actor, now, requestId }: Command, subject: string): Promise<Ended> => {
  const { keys, forgetFolds, whenErased } = backend;
  await keys.destroy(subject);
  forgetFolds(); // other processes hear of it
  let ended: Ended = {};
  // Without the request's key: many decisions follow from it, and their own state tells what was done.
  for (const follow of whenErased) ended = both(ended, await follow(backend, { actor, now, requestId }, subject));
  return ended;
};

/** Everything that crashes left behind, and what was still on its way while someone was erased. Returns how many. */
export const finishErasures = async (backend: Backend, now: string): Promise<number> => {
  const command = { actor: "system", now, requestId: "finish-erasures" } as const;
  let finished = 0;
  const finish = async (subjects: Promise<readonly string[]>, step: typeof erase | typeof carryOut) =>
    eachByItself(await subjects, async (subject) => {
      await step(backend, command, subject);
      finished++;
    });
  const today = backend.time.wallClock(now).date;
  const work = [
    () => finish(erasingBegun(backend.db), erase),
    () => finish(erasedButNotGone(backend.db, { now, today }), carryOut),
  ];
  try {
    await eachByItself(work, (next) => next());
  } finally {
    if (finished > 0) backend.log.warn({ finished }, "erasures that had been interrupted are finished");
  }
  return finished;
};
