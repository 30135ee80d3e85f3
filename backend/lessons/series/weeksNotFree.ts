import type { Backend } from "../../backend.ts";
import { type Issue, Rejection } from "../../http/rejection.ts";
import { closureAt, offerOf } from "../../scheduling/open.ts";
import { lessonMinutes } from "../contract.ts";
import { conflict } from "../lesson.ts";
import { shortDay } from "../mails/lessonWords.ts";
import { isBlocked } from "../proposals/offer.ts";

/** Why a week is not free, as one says it after the day. */
const whys: Readonly<Record<string, string>> = {
  DatesBlocked: "the coach is away",
  DuringCamp: "the coach is running a camp",
  SlotTaken: "already taken",
  AlreadyBooked: "already requested",
  SlotNotOffered: "not offered",
  SlotOver: "already over",
  TimeOver: "already over",
  PriceChanged: "has a different price",
};
const whyNot = ({ code, message }: Rejection, more: typeof whys) =>
  code === "FacilityClosed" ? `we're closed (${message})` : (more[code] ?? whys[code]);

interface Taken {
  readonly date: string;
  readonly why: string;
  readonly refusal: Rejection;
}
/** Says of which weeks there is no lesson, and why. `pathOf`: what names a week to whoever asked for it. */
export const notFree = <Week extends Taken>(
  taken: readonly Week[],
  { of, pathOf, nothing }: { of: number; pathOf: (week: Week) => Issue["path"]; nothing: string },
) => {
  const told = taken.map(({ date, why }) => `${shortDay(date)} (${why})`).join(", ");
  const issues: Issue[] = taken.map((week) => ({ path: pathOf(week), message: week.why }));
  const which = taken.length === of ? "None of these weeks is free" : "Not every week is free";
  return new Rejection("conflict", "WeeksNotFree", `${which}: ${told}. ${nothing}`, {
    issues,
    current: { free: of - taken.length },
  });
};

/** Where nothing but the instructor's camps is in the way, staff may go ahead once they know of them. */
export const refuseCampsAlone = (taken: readonly Taken[]) => {
  if (taken.length === 0 || taken.some(({ refusal }) => refusal.code !== "DuringCamp")) return;
  const camps = new Map<string, string[]>();
  for (const { date, refusal } of taken)
    camps.set(refusal.message, [...(camps.get(refusal.message) ?? []), shortDay(date)]);
  const said = [...camps].map(([message, days]) => `${days.join(" · ")}: ${message}`);
  throw conflict("DuringCamp", said.join(" "));
};

/** Whoever else was at it found a week taken, and knows which. */
export const takenMeanwhile = (nothing = "Nothing was booked.") =>
  new Rejection("conflict", "WeeksNotFree", `One of these weeks was taken a moment ago. ${nothing} Please try again.`, {
    issues: [],
  });

/** What of it a rule refuses, each with its reason. Anything else is thrown. */
export const refusedOf = async <T extends { readonly date: string }>(
  weeks: readonly T[],
  act: (week: T) => Promise<unknown>,
  more: typeof whys = {},
) => {
  const outcomes = await Promise.all(
    weeks.map(async (week): Promise<(T & Taken) | undefined> => {
      try {
        await act(week);
        return undefined;
      } catch (error) {
        const why = error instanceof Rejection ? whyNot(error, more) : undefined;
        if (why === undefined) throw error;
        return { ...week, why, refusal: error as Rejection };
      }
    }),
  );
  return outcomes.filter((taken) => taken !== undefined);
};

interface At {
  readonly instructorId: string;
  readonly date: string;
  readonly startTime: string;
}
/** Says why nobody comes that day, which is more than that nothing is offered. */
export const refuseWhileClosed = async (
  parts: Pick<Backend, "stateOf" | "time">,
  { instructorId, date, startTime }: At,
) => {
  const startsAt = parts.time.instantOf({ date, time: startTime });
  const hour = { date, startsAt, minutes: lessonMinutes };
  const closedFor = await closureAt(parts, hour);
  if (closedFor !== undefined) throw conflict("FacilityClosed", closedFor);
  if (isBlocked(await offerOf(parts, instructorId), hour, parts.time)) throw conflict("DatesBlocked", "");
};
