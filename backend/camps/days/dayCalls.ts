import { z } from "zod";
import { campDayStream, campStream } from "../../../eventstore/camps/events.ts";
import { campDay as shownDay } from "../../../projections/camps/days/campDayQueries.ts";
import { dollars } from "../../../projections/list.ts";
import { commandAbout } from "../../command.ts";
import { call, type Call } from "../../http/call.ts";
import { Rejection } from "../../http/rejection.ts";
import { closureOn } from "../../scheduling/open.ts";
import { noSuchCamp } from "../admission.ts";
import { type Camp, camp } from "../camp.ts";
import { comesOn } from "../daysRule.ts";
import { ownCamp, shownCamp, ShownCampView } from "../running/ownCamp.ts";
import { CancelCamp } from "../running/publishContract.ts";
import { coming } from "../registration.ts";
import { cancelDay, conflict, dayConsequencesOf, noSuchDay } from "./cancelDay.ts";
import { moveDay, undoDayMove } from "./moveDay.ts";
import { type CampDay, campDay, checkIn, checkOut, dayTapped, takeBack, tappedAt } from "./attendance.ts";
import {
  attendanceUrl,
  CampDayView,
  campDayUrl,
  cancelDayUrl,
  dayConsequencesUrl,
  DayConsequencesView,
  MoveDay,
  moveDayUrl,
  RecordAttendance,
} from "./dayContract.ts";

const keeper = { who: ["instructor", "admin"], whoInWords: "the camp's owner, and admins" } as const;

/** A day as an address names it. */
const dayIn = (text: string) => {
  const { success, data } = z.iso.date().safeParse(text);
  if (!success) throw noSuchDay();
  return data;
};

const hasCome = (there: CampDay) => [...there.values()].some(({ visits }) => visits > 0);
const dayBegun = () => conflict("DayBegun", "Players were already checked in on this day, so it can’t be moved.");

/** A player of the camp, and whether they are to come that day. Whoever came still has to leave, also after a withdrawal. */
const playerOf = (
  { campId, registrations }: Camp,
  { participantId, day, number }: { participantId: string; day: string; number: number | undefined },
) => {
  for (const registration of registrations.values()) {
    const player = registration.participants.find((one) => one.participantId === participantId);
    if (!player) continue;
    const { registrationId, payerId } = registration;
    const { playerId } = player;
    return {
      about: { campId, registrationId, payerId, day, participantId, ...(playerId !== undefined && { playerId }) },
      isErased: player.name === undefined, // nothing more is written about them
      isExpected: number !== undefined && coming(registration).includes(player) && comesOn(registration, number),
    };
  }
  throw new Rejection("missing", "NoSuchParticipant", "We couldn't find this player.");
};

/** What somebody at the gate needs, and what they record there. */
export const dayCalls: readonly Call[] = [
  call(
    "GET",
    campDayUrl(":id", ":day"),
    {
      does: "Shows one day of a camp: who is expected, here or gone, and whom to call. No health notes.",
      ...keeper,
      answer: { status: 200, body: CampDayView },
    },
    async ({ user, params: { id: campId, day } }, backend) => {
      await ownCamp(backend, user, campId);
      const shown = await shownDay(backend.db, { campId, day: dayIn(day), waiver: backend.policies.waiver?.version });
      if (!shown) throw noSuchDay();
      return shown;
    },
  ),
  call(
    "GET",
    dayConsequencesUrl(":id", ":day"),
    {
      does: "Says who canceling one day of a camp would affect, and what their shares of it come to.",
      ...keeper,
      answer: { status: 200, body: DayConsequencesView },
      refused: { 409: "The day is over, or the camp isn't on." },
    },
    async ({ user, params }, backend) => {
      await ownCamp(backend, user, params.id);
      const known = await backend.stateOf(camp, campStream(params.id));
      const told = dayConsequencesOf(known, { day: dayIn(params.day), today: backend.time.today() });
      const { refundDueCents, lessOwedCents, ...whom } = told;
      return { ...whom, refundDue: dollars(refundDueCents), lessOwed: dollars(lessOwedCents) };
    },
  ),
  call(
    "POST",
    cancelDayUrl(":id", ":day"),
    {
      does: "Cancels one day of a camp. Every family that comes on it gets the reason, and its share is refunded or no longer owed.",
      ...keeper,
      body: CancelCamp,
      answer: { status: 200, body: ShownCampView },
      refused: { 409: "The day is over, it's the last one left, or the camp isn't on." },
    },
    async ({ user, command, params, body: { reason } }, backend) => {
      const { handle, time } = backend;
      await ownCamp(backend, user, params.id);
      const target = { fold: camp, stream: campStream(params.id), command };
      await handle(target, cancelDay({ day: dayIn(params.day), reason, at: command.now, today: time.today() }));
      return shownCamp(backend, user, params.id);
    },
  ),
  call(
    "POST",
    moveDayUrl(":id", ":day"),
    {
      does: "Moves one day of a camp to another date. It keeps its number and its price, and every family that comes on it gets the reason.",
      ...keeper,
      body: MoveDay,
      answer: { status: 200, body: ShownCampView },
      refused: {
        409: "The day is over, was canceled or has begun, or can't be on that date: `issues` says so. Or the camp isn't on.",
      },
    },
    async ({ user, command, params: { id: campId, day: date }, body }, backend) => {
      const { handle, stateOf, time } = backend;
      await ownCamp(backend, user, campId);
      const day = dayIn(date);
      const stream = campStream(campId);
      const hasDayBegun = async () => hasCome(await stateOf(campDay, campDayStream(campId, day)));
      if (await hasDayBegun()) throw dayBegun();
      const move = { ...body, day, closedFor: await closureOn(backend, body.to) };
      await handle({ fold: camp, stream, command }, moveDay(move, { now: command.now, time }));
      if (await hasDayBegun()) {
        // Somebody was checked in meanwhile: in another stream, which nothing holds still.
        const id = (await stateOf(camp, stream))?.dayMove?.id ?? "";
        const back = { fold: camp, stream, command: commandAbout(command, "begun") };
        await handle(back, undoDayMove({ id, isLate: false }));
        throw dayBegun();
      }
      return shownCamp(backend, user, campId);
    },
  ),
  call(
    "POST",
    attendanceUrl(":id", ":day"),
    {
      does: "Checks a player in or out, or takes that back. A check-out on the day itself says who picked the player up. `at` is when it was tapped: it may be sent when the network is back. One older than the player's last changes nothing.",
      ...keeper,
      body: RecordAttendance,
      answer: { status: 200, body: CampDayView },
      refused: {
        409: "It wasn't tapped on that day or after it was moved or canceled, the player isn't registered for it, or was never checked in.",
      },
    },
    async ({ user, command, params, body: { participantId, did, who, at } }, backend) => {
      const campId = params.id;
      await ownCamp(backend, user, campId);
      const day = dayIn(params.day);
      const { db, handle, stateOf, time, policies } = backend;
      const stream = campDayStream(campId, day);
      const [known, there] = await Promise.all([stateOf(camp, campStream(campId)), stateOf(campDay, stream)]);
      if (!known) throw noSuchCamp();
      const tapped = tappedAt({ day, at }, { now: command.now, time });
      const { number, isOff } = dayTapped(known, { day, at: tapped });
      if (isOff && (did === "checkIn" || (number === undefined && !hasCome(there)))) throw isOff;
      const { about, isExpected, isErased } = playerOf(known, { participantId, day, number });
      const tap = { about, at: tapped, who: isErased ? null : who };
      const isToday = day === time.wallClock(command.now).date; // later nobody could check the player out once more
      if (did === "checkIn" && !isExpected)
        throw new Rejection("conflict", "NotExpected", "This player isn’t registered for this day.");
      const decision = {
        checkIn: checkIn(tap),
        checkOut: checkOut({ ...tap, needsName: isToday && !isErased }),
        takeBackCheckIn: takeBack({ about, takesBack: "checkIn", at: tapped }),
        takeBackCheckOut: takeBack({ about, takesBack: "checkOut", at: tapped }),
      }[did];
      await handle({ fold: campDay, stream, command }, decision);
      return shownDay(db, { campId, day, waiver: policies.waiver?.version, wasThere: true });
    },
  ),
];
