import type { TimedWork } from "./timedWork.ts";

const aMinute = 60 * 1000; // ms
const tenMinutes = 10 * aMinute;
const anHour = 60 * aMinute;

/** Every timed work, and when it is done. Names are for ever: under them the database remembers when each was done last. */
export const timetable = {
  "remind players": { every: tenMinutes, byTheClock: true },
  "forget old mails": { every: anHour, byTheClock: true },
  "forget expired sessions": { every: anHour, byTheClock: true },
  "forget old guesses": { every: anHour, byTheClock: true },
  "forget expired links": { every: anHour, byTheClock: true },
  "forget limits ahead of their time": { every: tenMinutes, byTheClock: true },
  "finish erasures": { every: anHour },
  "finish moves": { every: aMinute, byTheClock: true },
  "lapse old offers": { every: aMinute, byTheClock: true },
  "release unpaid places": { every: aMinute, byTheClock: true },
  "forget medical text": { every: anHour, byTheClock: true },
  "cancel card payments": { every: aMinute },
  "ask for refunds again": { every: aMinute },
  "look up card payments": { every: tenMinutes },
  "look up older card payments": { every: 6 * anHour },
} as const satisfies Record<string, Pick<TimedWork, "every" | "byTheClock">>;

type Name = keyof typeof timetable;
const names = Object.keys(timetable) as Name[];

/** What each work does. */
export type Runs = Readonly<Record<Name, TimedWork["run"]>>;

export const worksOf = (runs: Runs): TimedWork[] =>
  names.map((name) => ({ name, ...timetable[name], run: runs[name] }));
