import { AttendanceEvent } from "../../../eventstore/camps/events.ts";
import type { Fold } from "../../handle.ts";
import { Rejection } from "../../http/rejection.ts";
import type { Camp } from "../camp.ts";
import { dayNumber } from "../daysRule.ts";
import type { CampMoment } from "../waitlist/offers.ts";
import { conflict, noSuchDay } from "./cancelDay.ts";
import { dateWords } from "./datesInWordsRule.ts";

interface Attendance {
  readonly visits: number; // the last of them may not be over
  readonly isHere: boolean;
  readonly taps: readonly string[]; // when, without those that were taken back
}
/** Who has come on one day of a camp, by participant. */
export type CampDay = ReadonlyMap<string, Attendance>;

const nobody: Attendance = { visits: 0, isHere: false, taps: [] };

export const campDay: Fold<CampDay, AttendanceEvent> = {
  events: AttendanceEvent,
  initial: new Map(),
  evolve: (day, { type, data }) => {
    const { participantId, visit } = data;
    const { taps } = day.get(participantId) ?? nobody;
    const next = (is: Attendance) => new Map(day).set(participantId, is);
    switch (type) {
      case "ParticipantCheckedIn":
        return next({ visits: visit, isHere: true, taps: [...taps, data.at] });
      case "ParticipantCheckedOut":
        return next({ visits: visit, isHere: false, taps: [...taps, data.at] });
      case "AttendanceCorrected": {
        const isCheckIn = data.takesBack === "checkIn";
        return next({ visits: isCheckIn ? visit - 1 : visit, isHere: !isCheckIn, taps: taps.slice(0, -1) });
      }
    }
  },
};

/** Who is meant, on which day: what each fact says. */
type About = Omit<Extract<AttendanceEvent, { type: "AttendanceCorrected" }>["data"], "visit" | "takesBack">;
/** A tap on a phone: when, and who brought the player or picked them up, if somebody said. */
interface Tap {
  readonly about: About;
  readonly at: string;
  readonly who?: string | null | undefined;
}

const personal = ({ who }: Tap) => (who ? { who } : null);

/** A phone without reception sends it late. What was tapped after it, on another phone, is how things are. */
const isOutdated = ({ taps }: Attendance, { at }: Pick<Tap, "at">) =>
  Date.parse(at) + apart < Date.parse(taps.at(-1) ?? at);
const apart = 60_000; // ms; clocks of two phones may differ by as much

/** Somebody else may have been faster: a player who is here is not checked in again. */
export const checkIn =
  (tap: Tap) =>
  (day: CampDay): AttendanceEvent[] => {
    const known = day.get(tap.about.participantId) ?? nobody;
    const { visits, isHere } = known;
    if (isHere || isOutdated(known, tap)) return [];
    const data = { ...tap.about, visit: visits + 1, at: tap.at, personal: personal(tap) };
    return [{ type: "ParticipantCheckedIn", data }];
  };

const nobodyNamed = () => {
  const message = "Choose who’s picking this player up, or type their name.";
  return new Rejection("invalid", "NobodyNamed", message, { issues: [{ path: ["who"], message }] });
};

/** `needsName`: whoever taps can still say who picks the player up. */
export const checkOut =
  ({ needsName = false, ...tap }: Tap & { readonly needsName?: boolean }) =>
  (day: CampDay): AttendanceEvent[] => {
    const known = day.get(tap.about.participantId) ?? nobody;
    const { visits: visit, isHere } = known;
    if (visit === 0) throw new Rejection("conflict", "NotCheckedIn", "Check the player in first.");
    if (!isHere || isOutdated(known, tap)) return [];
    if (needsName && !tap.who) throw nobodyNamed();
    return [{ type: "ParticipantCheckedOut", data: { ...tap.about, visit, at: tap.at, personal: personal(tap) } }];
  };

/** Takes the last check-in or check-out back, unless that was done before, or something came after it. */
export const takeBack =
  ({ about, takesBack, at }: { about: About; takesBack: "checkIn" | "checkOut"; at: string }) =>
  (day: CampDay): AttendanceEvent[] => {
    const known = day.get(about.participantId) ?? nobody;
    const { visits: visit, isHere } = known;
    if (visit === 0 || isHere !== (takesBack === "checkIn") || isOutdated(known, { at })) return [];
    return [{ type: "AttendanceCorrected", data: { ...about, visit, takesBack } }];
  };

/** When it was tapped, which is on that day. A phone's clock may be ahead of ours. */
export const tappedAt = ({ day, at }: { day: string; at: string }, { now, time }: CampMoment) => {
  const tapped = at < now ? at : now;
  if (time.wallClock(tapped).date === day) return tapped;
  throw new Rejection(
    "conflict",
    "NotThatDay",
    "Players can only be checked in and out on the day itself. Check the phone’s clock.",
  );
};

/**
 * Which day of the camp was on a date at the moment of a tap, and why nobody is checked in then. A phone without a
 * connection may send it after the day was moved or canceled: what happened before that happened.
 */
export const dayTapped = (
  { terms, canceledDays, calledOff }: Pick<Camp, "terms" | "canceledDays" | "calledOff">,
  { day, at }: { day: string; at: string },
): { number: number | undefined; isOff?: Rejection } => {
  const number = dayNumber(terms, day);
  if (number !== undefined && !canceledDays.includes(day)) return { number };
  const off = calledOff.get(day);
  if (!off) return { number, isOff: noSuchDay() };
  if (off.at !== undefined && at < off.at) return { number: number ?? off.number };
  const isOff =
    off.to === undefined
      ? conflict("DayCanceled", "This day was canceled.")
      : conflict("DayMoved", `By then, this day had been moved to ${dateWords(off.to)}.`);
  return { number, isOff };
};
