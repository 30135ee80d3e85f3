import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { booked, cancelled, confirmed, lessonMoved } from "../../eventstore/lessons/examples.ts";
import type { LessonEvent } from "../../eventstore/lessons/events.ts";
import { type Day, day, type Lesson } from "./day.ts";
import {
  callOffLesson,
  cancelLesson,
  completeLesson,
  confirmLesson,
  declineLesson,
  deleteLesson,
  markLessonMissed,
  scheduleLesson,
} from "./lesson.ts";
import {
  canNotePayment,
  instructorMay,
  isCancelledByDeletion,
  isLeftOpen,
  movesIn,
  playerMay,
  sideOf,
} from "./movesRule.ts";
import { notePayment } from "./paymentNote.ts";
import { askCancellation, askMove, offerMove } from "./proposals/proposal.ts";
import { reviewLesson } from "./reviews/review.ts";

const { lessonId, startsAt, minutes, studentId } = booked.data;
const before = "2030-05-01T19:00:00.000Z";
const during = "2030-05-01T20:30:00.000Z";
const after = "2030-05-01T21:00:00.000Z";
const lesson = (status: Lesson["status"]) => ({ status, startsAt, minutes, studentId });

it.each([
  ["pending", before, ["confirm", "decline", "offerTime", "cancel"]],
  ["pending", during, ["confirm", "decline", "cancel"]],
  ["pending", after, ["decline", "cancel"]],
  ["confirmed", before, ["offerTime", "cancel", "delete"]],
  ["confirmed", during, ["cancel", "markMissed", "delete"]],
  ["confirmed", after, ["complete", "markMissed", "delete"]],
  ["scheduled", before, ["offerTime", "cancel"]],
  ["scheduled", during, ["cancel", "markMissed"]],
  ["scheduled", after, ["complete", "markMissed"]],
  ["completed", after, ["delete"]],
  ["missed", after, ["delete"]],
  ["declined", before, ["delete"]],
  ["cancelled", before, ["delete"]],
  ["moved", before, []],
] as const)("G1-31, G1-56: the instructor of a lesson that is %s, at %s: %o", (status, now, moves) =>
  expect(movesIn(instructorMay, lesson(status), now)).toEqual(moves),
);

it.each([
  ["pending", before, ["cancel", "askForTime"]],
  ["pending", after, ["cancel"]],
  ["confirmed", before, ["askForTime", "askToCancel"]],
  ["scheduled", before, ["askForTime", "askToCancel"]],
  ["confirmed", during, []],
  ["completed", after, ["review", "delete"]],
  ["missed", after, ["delete"]],
  ["declined", before, ["delete"]],
  ["cancelled", before, ["delete"]],
  ["moved", before, []],
] as const)("A23, G1-30: the player of a lesson that is %s, at %s: %o", (status, now, moves) =>
  expect(movesIn(playerMay, lesson(status), now)).toEqual(moves),
);

it("a lesson is reviewed once, and no one asks a walk-in about another time", () => {
  expect(playerMay.review({ ...lesson("completed"), rating: 4 })).toBe(false);
  expect(instructorMay.offerTime({ ...lesson("scheduled"), studentId: null }, before)).toBe(false);
});

it("G1-56: a walk-in is moved or canceled by its instructor at once", () =>
  expect(movesIn(instructorMay, { ...lesson("scheduled"), studentId: null }, before)).toEqual(["move", "cancel"]));

it("G1-54: an admin speaks for the instructor, except in a lesson of their own family", () => {
  const of = { instructorId: "ana" };
  expect(sideOf(of, { id: "ana", role: "instructor" }, false)).toBe("instructor");
  expect(sideOf(of, { id: "dana", role: "admin" }, false)).toBe("instructor");
  expect(sideOf(of, { id: "pat", role: "admin" }, true)).toBe("player");
  expect(sideOf(of, { id: "pat", role: "student" }, true)).toBe("player");
  expect(sideOf(of, { id: "ana", role: "student" }, false), "no longer an instructor").toBeUndefined();
  expect(sideOf(of, { id: "bob", role: "instructor" }, false)).toBeUndefined();
});

it.each([
  ["pending", after, true],
  ["confirmed", before, true],
  ["scheduled", before, true],
  ["confirmed", during, false],
  ["completed", after, false],
  ["declined", before, false],
] as const)("once a side is gone, a lesson that is %s is cancelled: %#", (status, now, open) =>
  expect(isLeftOpen(lesson(status), now)).toBe(open),
);

it("G1-29: deleting cancels what is confirmed and still to come", () => {
  expect(isCancelledByDeletion(lesson("confirmed"), before)).toBe(true);
  expect(isCancelledByDeletion(lesson("confirmed"), during)).toBe(false);
  expect(isCancelledByDeletion(lesson("completed"), before)).toBe(false);
});

it("a payment is noted for what may be given, and what was noted can always be corrected", () => {
  expect(canNotePayment({ status: "pending", payment: null })).toBe(true);
  for (const status of ["declined", "cancelled"] as const) {
    expect(canNotePayment({ status, payment: null })).toBe(false);
    expect(canNotePayment({ status, payment: {} })).toBe(true);
  }
});

describe("what is offered is what is accepted", () => {
  type Decide = (day: Day) => readonly LessonEvent[];
  type Act = (now: string, nth: number) => Decide;
  const proposal = (now: string, nth: number) => ({ lessonId, proposalId: `p${nth}`, words: `Wish ${nth}`, now });

  const instructor: Record<keyof typeof instructorMay, Act> = {
    confirm: (now) => confirmLesson({ lessonId, now, offered: true }),
    decline: () => declineLesson({ lessonId }),
    offerTime: (now, nth) => offerMove({ ...proposal(now, nth), to: lessonMoved.data.to }),
    move: () => () => [], // of walk-ins, and no one of them walks here
    cancel: (now) => cancelLesson({ lessonId, by: "instructor", reason: "Rain", now }),
    complete: (now) => completeLesson({ lessonId, now }),
    markMissed: (now) => markLessonMissed({ lessonId, now }),
    delete: (now) => deleteLesson({ lessonId, from: "instructor", now }),
  };
  const player: Record<keyof typeof playerMay, Act> = {
    cancel: (now) => cancelLesson({ lessonId, by: "player", now }),
    askForTime: (now, nth) => askMove(proposal(now, nth)),
    askToCancel: (now, nth) => askCancellation(proposal(now, nth)),
    review: () => reviewLesson({ lessonId, by: "player", rating: 5, signedAs: "player" }),
    delete: (now) => deleteLesson({ lessonId, from: "player", now }),
  };
  const others: readonly Act[] = [
    (now) => callOffLesson({ lessonId, now }),
    (_, nth) => notePayment({ lessonId, payment: { how: "cash", cents: nth + 1, words: null } }),
  ];
  const steps = [...Object.values(instructor), ...Object.values(player), ...others];

  /** What a decision records; undefined if it refuses. */
  const recorded = (state: Day, decide: Decide) => {
    try {
      return decide(state);
    } catch {
      return undefined;
    }
  };
  const withFacts = (state: Day, facts: readonly LessonEvent[] = []) =>
    facts.reduce((known, fact) => day.evolve(known, fact), state);

  const step = fc.record({ now: fc.constantFrom(before, during, after), does: fc.constantFrom(...steps) });
  const begun = fc.constantFrom<readonly LessonEvent[]>(
    [booked],
    [booked, confirmed],
    [booked, cancelled],
    scheduleLesson({ lesson: booked.data })(day.initial),
  );

  it("whatever happened before, at any moment", () => {
    /** What each side that still sees the lesson may do: by the decisions, and by the rule. */
    const movesAt = (state: Day, { now, nth }: { now: string; nth: number }) => {
      const known = state.get(lessonId)!;
      const accepted = <Move extends string>(side: Record<Move, Act>) => {
        const moves: Move[] = [];
        for (const move in side) if (recorded(state, side[move](now, nth))?.length) moves.push(move);
        return moves;
      };
      const both = {
        instructor: [accepted(instructor), movesIn(instructorMay, known, now)],
        player: [accepted(player), movesIn(playerMay, known, now)],
      } as const;
      return (["instructor", "player"] as const).flatMap((side) =>
        known.hiddenFrom.includes(side) ? [] : [both[side]],
      );
    };
    let compared = 0;
    fc.assert(
      fc.property(begun, fc.array(step, { maxLength: 8 }), (past, walk) => {
        let state = withFacts(day.initial, past);
        walk.forEach(({ now, does }, nth) => {
          for (const [accepted, offered] of movesAt(state, { now, nth })) {
            expect(accepted).toEqual(offered);
            compared++;
          }
          state = withFacts(state, recorded(state, does(now, nth)));
        });
      }),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(300);
  });
});
