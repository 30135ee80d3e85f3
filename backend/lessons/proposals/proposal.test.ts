import { expect, it } from "vitest";
import {
  booked,
  cancellationAsked,
  cancelled,
  completed,
  confirmed,
  declined,
  lessonMoved,
  moveAsked,
  moveOffered,
  moveOfferedSick,
  placeGivenBack,
  placeKept,
  proposalDeclined,
  proposalWithdrawn,
} from "../../../eventstore/lessons/examples.ts";
import type { LessonEvent } from "../../../eventstore/lessons/events.ts";
import { given } from "../../given.ts";
import { day, isFree } from "../day.ts";
import { cancelLesson, confirmLesson, deleteLesson } from "../lesson.ts";
import {
  acceptProposal,
  askCancellation,
  askMove,
  declineProposal,
  giveBackPlace,
  keepPlace,
  moveTogether,
  offerMove,
  withdrawProposal,
} from "./proposal.ts";

const { from: bookedTime, to: laterTime } = lessonMoved.data;
const now = "2030-04-30T12:00:00.000Z";
const during = "2030-05-01T20:30:00.000Z";
const lesson = { lessonId: "l1", now };
const scheduled = { ...booked, data: { ...booked.data, as: "scheduled" as const } };
const walkIn = { ...scheduled, data: { ...scheduled.data, studentId: null } };

const ask = askMove({ ...lesson, proposalId: "p1", to: laterTime, words: "We have a game." });
const askInWords = askMove({ ...lesson, proposalId: "p1", words: "Any Friday" });
const askedInWords = { ...moveAsked, data: { ...moveAsked.data, to: null, personal: { words: "Any Friday" } } };
const offer = offerMove({ ...lesson, proposalId: "p2", to: laterTime });
const offerDuringCamp = (proposalId: string) => offerMove({ ...lesson, proposalId, to: laterTime, duringCamp: true });
const offeredDuringCamp = { ...moveOffered, data: { ...moveOffered.data, duringCamp: true as const } };
const askToCancel = askCancellation({ ...lesson, proposalId: "p3", words: "A broken finger." });
const accept = (by: "player" | "instructor" | "either", proposalId = "p1") =>
  acceptProposal({ ...lesson, proposalId, by });
const decline = (by: "player" | "instructor", proposalId = "p1") => declineProposal({ lessonId: "l1", proposalId, by });
const withdraw = (by: "player" | "instructor", proposalId = "p1") =>
  withdrawProposal({ lessonId: "l1", proposalId, by });

/** The same day, two hours later. */
const sameDay = { ...bookedTime, slotId: "s3", startTime: "18:00", startsAt: "2030-05-01T22:00:00.000Z" };
const askedSameDay = { ...moveAsked, data: { ...moveAsked.data, to: sameDay } };
const movedSameDay = { ...lessonMoved, data: { ...lessonMoved.data, to: sameDay } };
/** Another player's lesson, by default at the requested hour. */
const rival = (fields: Partial<typeof booked.data> = {}): LessonEvent => ({
  ...booked,
  data: { ...booked.data, ...laterTime, lessonId: "l2", studentId: "sam", as: "scheduled" as never, ...fields },
});
const keep = keepPlace({ place: placeKept.data, now });
const giveBack = giveBackPlace({ lessonId: "l1", proposalId: "p1" });
const movedAs = (as: "confirmed" | "scheduled") => ({ ...lessonMoved, data: { ...lessonMoved.data, as } });

it.each([
  ["a player asks for another time of a confirmed lesson", [booked, confirmed], ask, [moveAsked]],
  ["a player asks for another time of a request", [booked], ask, [moveAsked]],
  ["a player asks in words", [booked, confirmed], askInWords, [askedInWords]],
  ["a player asks for another time than before", [booked, askedInWords], ask, [moveAsked]],
  [
    "an instructor offers a time in place of the one asked for",
    [booked, confirmed, moveAsked],
    offer,
    [{ ...moveOffered, data: { ...moveOffered.data, instead: "p1" } }],
  ],
  ["an instructor offers a time unasked", [scheduled], offer, [moveOffered]],
  ["G1-30: a player asks to cancel what is agreed", [booked, confirmed], askToCancel, [cancellationAsked]],
  [
    "an instructor accepts, and a confirmed lesson stays so",
    [booked, confirmed, moveAsked],
    accept("instructor"),
    [lessonMoved],
  ],
  ["a request is confirmed by the time that is agreed on", [booked, moveAsked], accept("instructor"), [lessonMoved]],
  ["a scheduled lesson stays scheduled", [scheduled, moveAsked], accept("instructor"), [movedAs("scheduled")]],
  [
    "a player accepts what was offered",
    [booked, confirmed, moveOffered],
    accept("player", "p2"),
    [{ ...lessonMoved, data: { ...lessonMoved.data, proposalId: "p2" } }],
  ],
  ["a lesson moves within its day", [booked, confirmed, askedSameDay], accept("instructor"), [movedSameDay]],
  [
    "a lesson moves by half an hour: the seat that it has itself does not count",
    [booked, confirmed, { ...askedSameDay, data: { ...askedSameDay.data, to: { ...sameDay, startsAt: during } } }],
    accept("instructor"),
    [{ ...movedSameDay, data: { ...movedSameDay.data, to: { ...sameDay, startsAt: during } } }],
  ],
  [
    "G1-30: an instructor grants a cancellation",
    [booked, confirmed, cancellationAsked],
    accept("instructor", "p3"),
    [cancelled],
  ],
  [
    "with the instructor sick, whoever declines another time has no lesson",
    [booked, confirmed, moveOfferedSick],
    decline("player", "p2"),
    [
      { ...proposalDeclined, data: { ...proposalDeclined.data, proposalId: "p2" } },
      { type: "LessonCancelled", data: { lessonId: "l1" } },
    ],
  ],
  [
    "the instructor stays sick, whatever the player asks: declined, there is no lesson",
    [booked, confirmed, moveOfferedSick, moveAsked],
    decline("instructor"),
    [proposalDeclined, { type: "LessonCancelled", data: { lessonId: "l1" } }],
  ],
  [
    "the instructor stays sick, whatever else they offer",
    [booked, confirmed, moveOfferedSick, { ...moveOffered, data: { ...moveOffered.data, proposalId: "p1" } }],
    decline("player"),
    [proposalDeclined, { type: "LessonCancelled", data: { lessonId: "l1" } }],
  ],
  [
    "an instructor who is well again and opened the day withdraws the other time",
    [booked, confirmed, moveOfferedSick],
    withdraw("instructor", "p2"),
    [{ ...proposalWithdrawn, data: { ...proposalWithdrawn.data, proposalId: "p2" } }],
  ],
  [
    "at its new time the lesson can stay again",
    [
      booked,
      confirmed,
      moveOfferedSick,
      { ...movedSameDay, data: { ...movedSameDay.data, proposalId: "p2" } },
      moveAsked,
    ],
    decline("instructor"),
    [proposalDeclined],
  ],
  ["an instructor declines", [booked, moveAsked], decline("instructor"), [proposalDeclined]],
  ["a player withdraws", [booked, moveAsked], withdraw("player"), [proposalWithdrawn]],
  ["the new day keeps a seat", [], keep, [placeKept]],
  [
    "the second of two seats",
    [rival({ seats: 2 })],
    keepPlace({ place: { ...placeKept.data, seats: 2 }, now }),
    [{ ...placeKept, data: { ...placeKept.data, seats: 2 } }],
  ],
  [
    "a day that the lesson had left before keeps a seat again",
    [booked, confirmed, moveAsked, lessonMoved],
    keepPlace({ place: { ...placeKept.data, proposalId: "p9" }, now }),
    [{ ...placeKept, data: { ...placeKept.data, proposalId: "p9" } }],
  ],
  ["a seat that nobody came for is given back", [placeKept], giveBack, [placeGivenBack]],
] as const)("%s", (_, past, decision, facts) => expect(given(day, ...past).when(decision)).toEqual(facts));

it.each([
  ["asking", [booked, moveAsked], askMove({ ...lesson, proposalId: "px", to: laterTime, words: "We have a game." })],
  ["asking in words", [booked, askedInWords], askMove({ ...lesson, proposalId: "px", words: "Any Friday" })],
  ["offering", [booked, moveOffered], offerMove({ ...lesson, proposalId: "px", to: laterTime })],
  ["offering a time during a camp", [booked, offeredDuringCamp], offerDuringCamp("px")],
  ["asking to cancel", [booked, confirmed, cancellationAsked], askToCancel],
  ["accepting", [booked, confirmed, moveAsked, lessonMoved], accept("instructor")],
  ["accepting, as the new day sees it", [placeKept], accept("instructor")],
  ["accepting within a day", [booked, confirmed, askedSameDay, movedSameDay], accept("instructor")],
  ["granting", [booked, confirmed, cancellationAsked, cancelled], accept("instructor", "p3")],
  ["declining", [booked, moveAsked, proposalDeclined], decline("instructor")],
  ["withdrawing", [booked, moveAsked, proposalWithdrawn], withdraw("player")],
  ["keeping", [placeKept], keep],
  ["keeping, after it was given back", [placeKept, placeGivenBack], keep],
  ["giving back", [placeKept, placeGivenBack], giveBack],
  ["giving back where nothing was kept", [], giveBack],
] as const)("records nothing at the second %s", (_, past, decision) =>
  expect(given(day, ...past).when(decision)).toEqual([]),
);

it.each([
  ["NoSuchLesson", [], ask],
  ["NotStanding", [booked, declined], ask],
  ["NotStanding", [booked, cancelled], ask],
  ["NotStanding", [booked, confirmed, completed], offer],
  ["NotStanding", [booked, confirmed, moveAsked, lessonMoved], ask],
  ["LessonOver", [booked, confirmed], askMove({ ...lesson, now: during, proposalId: "p1", to: laterTime })],
  [
    "LessonOver",
    [booked, confirmed, moveAsked],
    acceptProposal({ ...lesson, now: during, proposalId: "p1", by: "instructor" }),
  ],
  ["WalkIn", [walkIn], offer],
  ["SameTime", [booked], askMove({ ...lesson, proposalId: "p1", to: bookedTime })],
  ["SameTime", [booked], offerMove({ ...lesson, proposalId: "p1", to: bookedTime })],
  ["NotAgreed", [booked], askToCancel],
  ["NotYours", [booked, moveAsked], accept("player")],
  ["NotYours", [booked, moveOffered], accept("instructor", "p2")],
  ["NotYours", [booked, moveAsked], decline("player")],
  ["NotYours", [booked, moveAsked], withdraw("instructor")],
  [
    "CoachAway",
    [booked, confirmed, moveOfferedSick],
    withdrawProposal({ lessonId: "l1", proposalId: "p2", by: "instructor", isBlocked: true }),
  ],
  [
    "CoachAway",
    [booked, confirmed, moveOfferedSick, moveAsked],
    withdrawProposal({ lessonId: "l1", proposalId: "p1", by: "player", isBlocked: true }),
  ],
  ["NoTime", [booked, askedInWords], accept("instructor")],
  ["ProposalGone", [booked], accept("instructor")],
  ["ProposalGone", [booked, moveAsked, moveOffered], accept("instructor")],
  ["ProposalGone", [booked, moveAsked, proposalWithdrawn], accept("instructor")],
  ["ProposalGone", [booked, moveAsked, proposalDeclined], withdraw("player")],
  ["ProposalGone", [booked, moveAsked, cancelled], accept("instructor")],
  ["ProposalGone", [booked, moveAsked, lessonMoved], decline("instructor")],
  ["SlotTaken", [booked, confirmed, askedSameDay, rival(sameDay)], accept("instructor")],
  [
    "AlreadyBooked",
    [booked, confirmed, askedSameDay, rival({ ...sameDay, seats: 2, studentId: "pat", as: "pending" })],
    accept("instructor"),
  ],
  ["SlotTaken", [rival()], keep],
  ["SlotTaken", [rival({ startsAt: "2030-05-03T20:30:00.000Z" })], keep],
  ["AlreadyBooked", [rival({ studentId: "pat", as: "pending" })], keep],
  ["SlotOver", [], keepPlace({ place: placeKept.data, now: laterTime.startsAt })],
] as const)("refuses: %s (%#)", (code, past, decision) =>
  expect(() => given(day, ...past).when(decision)).toThrow(expect.objectContaining({ code })),
);

const isTaken = (at: string, ...past: readonly LessonEvent[]) =>
  !isFree(
    past.reduce((state, fact) => day.evolve(state, fact), day.initial),
    { startsAt: at, minutes: 60, seats: 1 },
  );

it("the old day's seat is free once the lesson has moved, not before; the new day's is taken from the start", () => {
  expect(isTaken(bookedTime.startsAt, booked, confirmed, moveAsked)).toBe(true);
  expect(isTaken(bookedTime.startsAt, booked, confirmed, moveAsked, lessonMoved)).toBe(false);
  expect(isTaken(laterTime.startsAt, placeKept)).toBe(true);
  expect(isTaken(laterTime.startsAt, placeKept, placeGivenBack)).toBe(false);
  expect(isTaken(sameDay.startsAt, booked, confirmed, askedSameDay, movedSameDay)).toBe(true);
  expect(isTaken(bookedTime.startsAt, booked, confirmed, askedSameDay, movedSameDay)).toBe(false);
});

it("if a seat was kept for a newer proposal, giving the older one back frees none", () => {
  const newer = { ...placeKept, data: { ...placeKept.data, proposalId: "p9" } };
  expect(isTaken(laterTime.startsAt, placeKept, newer, placeGivenBack)).toBe(true);
});

it("a lesson that has moved away is no longer there for latecomers", () => {
  const past = [booked, confirmed, moveAsked, lessonMoved];
  for (const decision of [
    confirmLesson({ lessonId: "l1", now, offered: true }),
    cancelLesson({ lessonId: "l1", by: "player", now }),
    deleteLesson({ lessonId: "l1", from: "instructor", now }),
  ])
    expect(() => given(day, ...past).when(decision)).toThrow(expect.objectContaining({ kind: "conflict" }));
});

it("a lesson that came back to its day continues from there", () => {
  const back = {
    ...placeKept,
    data: { ...placeKept.data, ...bookedTime, proposalId: "p9", movedFrom: laterTime.date },
  };
  const past = [booked, confirmed, moveAsked, lessonMoved, back];
  expect(given(day, ...past).when(ask)).toEqual([moveAsked]);
  expect(given(day, ...past).when(accept("either"))).toEqual([]); // long finished
});

const sameHour = { date: "2030-05-01", startTime: "16:30", startsAt: "2030-05-01T20:30:00.000Z" };
const together = { ...lesson, proposalId: "p1", seriesActId: "a1" };
const keptTogether = { ...placeKept, data: { ...placeKept.data, ...sameHour, seriesActId: "a1" } };
const to = { ...laterTime, ...sameHour };

it("G1-33: of several that move at once, one that stays on its day has both hours until it moves, and then the new one", () => {
  const half = [booked, confirmed, keptTogether];
  expect([isTaken("2030-05-01T19:30:00.000Z", ...half), isTaken("2030-05-01T21:00:00.000Z", ...half)]).toEqual([
    true,
    true,
  ]);
  const [moved] = given(day, ...half).when(moveTogether({ ...together, to }));
  expect(moved).toMatchObject({ type: "LessonMoved", data: { to, as: "confirmed", timesMoved: 1, seriesActId: "a1" } });
  const after = [...half, moved!];
  expect([isTaken("2030-05-01T19:30:00.000Z", ...after), isTaken("2030-05-01T21:00:00.000Z", ...after)]).toEqual([
    false,
    true,
  ]);
  expect(given(day, ...after).when(moveTogether({ ...together, to }))).toEqual([]);
});

it("G1-33: if they don't move after all, it has its own hour alone", () => {
  const back = giveBackPlace({ lessonId: "l1", proposalId: "p1" });
  const half = [booked, confirmed, keptTogether];
  expect(given(day, ...half).when(back)).toEqual([placeGivenBack]);
  const after = [...half, placeGivenBack];
  expect([isTaken("2030-05-01T19:30:00.000Z", ...after), isTaken("2030-05-01T21:00:00.000Z", ...after)]).toEqual([
    true,
    false,
  ]);
  expect(given(day, ...after).when(back)).toEqual([]);
});
