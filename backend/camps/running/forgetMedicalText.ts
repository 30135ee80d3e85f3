import { PrivacyEvent, subjectStream } from "../../../eventstore/privacy/open.ts";
import { medicalTextOfCampsBefore } from "../../../projections/camps/registrationsDue.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import { eachByItself } from "../../eachByItself.ts";
import type { Fold } from "../../handle.ts";

const keptFor = 30; // days after a camp's last one

const isForgotten: Fold<boolean, PrivacyEvent> = { events: PrivacyEvent, initial: false, evolve: () => true };
const forget =
  (subject: string) =>
  (isDone: boolean): PrivacyEvent[] =>
    isDone ? [] : [{ type: "MedicalTextForgotten", data: { subject } }];

type Parts = Pick<Backend, "handle" | "keys" | "forgetFolds">;

/**
 * What parents wrote about their children's health is no one's to read any more: the fact first, then its key. A crash
 * in between is handled with the unfinished erasures.
 */
export const forgetMedicalTextOf = async (
  { handle, keys, forgetFolds }: Parts,
  command: Command,
  subjects: readonly string[],
) => {
  try {
    await eachByItself(subjects, async (subject) => {
      await handle({ fold: isForgotten, stream: subjectStream(subject), command }, forget(subject));
      await keys.destroy(subject);
    });
  } finally {
    if (subjects.length > 0) forgetFolds(); // other processes hear of it
  }
};

/** Timed work: 30 days after its last day no one needs a camp's medical text. Returns how many texts. */
export const forgetMedicalText = async (
  backend: Parts & Pick<Backend, "db" | "time">,
  now: string,
): Promise<number> => {
  const { db, time } = backend;
  const subjects = await medicalTextOfCampsBefore(db, time.addDays(time.wallClock(now).date, -keptFor));
  await forgetMedicalTextOf(backend, { actor: "system", now, requestId: "forget-medical-text" }, subjects);
  return subjects.length;
};
