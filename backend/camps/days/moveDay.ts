import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { Rejection } from "../../http/rejection.ts";
import { refuseLate } from "../../undo/open.ts";
import { noSuchCamp } from "../admission.ts";
import { type Camp, plannedFor } from "../camp.ts";
import { datesOf, moveFault } from "../daysRule.ts";
import { type CampMoment, hasStarted, todayAt } from "../waitlist/offers.ts";
import { conflict, upcoming } from "./cancelDay.ts";

type State = Camp | undefined;

/** What a camp is once one of its days is on another date. One that is back where it was planned has not been moved. */
const withDay = (camp: Camp, moved: { day: number; to: string }) => {
  const dates = datesOf(camp.terms).map((date, n) => (n + 1 === moved.day ? moved.to : date));
  const planned = plannedFor(camp);
  return { dates, movedDays: dates.flatMap((date, n) => (date === planned[n] ? [] : [n + 1])) };
};

/** One day takes place on another date: everybody who comes on it is told why. `closedFor`: why nobody plays then. */
export const moveDay =
  (
    { day: from, to, reason, closedFor }: { day: string; to: string; reason: string; closedFor?: string | undefined },
    moment: CampMoment,
  ) =>
  (known: State): CampEvent[] => {
    const today = todayAt(moment);
    const last = known?.dayMove;
    if (last?.from === from && last.to === to && !last.isUndone && !last.isFollowed) return [];
    const { camp, number: day } = upcoming(known, { day: from, today });
    if (camp.canceledDays.includes(from))
      throw conflict("DayCanceled", "This day was canceled, and families were told. It can’t be moved anymore.");
    const isClosed = closedFor !== undefined && `The facility is closed then: ${closedFor}.`;
    const message = moveFault(camp.terms, { day: from, to, today }) ?? isClosed;
    if (message) throw new Rejection("conflict", "NoDateForDay", message, { issues: [{ path: ["to"], message }] });
    const { now: at } = moment;
    const about = { campId: camp.campId, day, from, to, reason, at, ...withDay(camp, { day, to }) };
    return [{ type: "CampDayMoved", data: hasStarted(camp, moment) ? { ...about, hasBegun: true } : about }];
  };

/** The day takes place when it was planned, unless anything has happened to the camp since. */
export const undoDayMove =
  ({ id, isLate }: { id: string; isLate: boolean }) =>
  (camp: State): CampEvent[] => {
    if (!camp) throw noSuchCamp();
    const move = camp.dayMove?.id === id ? camp.dayMove : undefined;
    if (move?.isUndone) return [];
    refuseLate({ isLate });
    if (!move || move.isFollowed)
      throw conflict("Followed", "Something else has changed since, so the day stays moved.");
    const { day, from: to, to: from } = move;
    const after = withDay(camp, { day, to });
    return [{ type: "CampDayMoveUndone", data: { campId: camp.campId, undoes: [id], day, from, to, ...after } }];
  };
