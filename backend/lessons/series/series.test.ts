import { expect, it } from "vitest";
import {
  actBegun,
  actDone,
  begun,
  givenUp,
  moveBegun,
  moveDecided,
  seriesBooked,
} from "../../../eventstore/lessons/examples.ts";
import { given } from "../../given.ts";
import { beginAct, beginSeries, decideMove, finishAct, giveUpSeries, series, settleSeries } from "./series.ts";

const begin = beginSeries(begun.data);
const settle = settleSeries({ seriesId: "w1", attempt: 0 });
const giveUp = giveUpSeries({ seriesId: "w1", attempt: 0 });
const act = beginAct(actBegun.data);
const finish = finishAct({ actId: "a1", lessonIds: ["l1", "l2"] });
const moves = decideMove({ actId: "a1", moves: true });
const stays = decideMove({ actId: "a1", moves: false });
const noMove = { ...moveDecided, data: { ...moveDecided.data, moves: false } };
const booked = [begun, seriesBooked];
const canGoBack = true as const;
const moveOfAll = { ...moveBegun, data: { ...moveBegun.data, canGoBack } };
const back = { ...moveBegun, data: { ...moveBegun.data, reverses: "fact 9" } };
const finishOne = finishAct({ actId: "a1", lessonIds: ["l1"] });
const finishNone = finishAct({ actId: "a1", lessonIds: [] });
const movedOne = { ...actDone.data, what: "moved" as const, side: "instructor" as const, lessonIds: ["l1"] };
const movedNone = { ...movedOne, lessonIds: [] };
const again = { ...begun, data: { ...begun.data, attempt: 1 } };

it.each([
  ["G1-33: a series says first which weeks it is to have", [], begin, [begun]],
  ["G1-33: begun twice, it records nothing", [begun], begin, []],
  ["G1-33: one that was given up is begun once more", [begun, givenUp], beginSeries(again.data), [again]],
  ["G1-33: once each week has its lesson, it is booked", [begun], settle, [seriesBooked]],
  ["G1-33: booked twice, it records nothing", [begun, seriesBooked], settle, []],
  ["G1-33: if a week was taken in between, it is given up", [begun], giveUp, [givenUp]],
  ["G1-33: given up twice, it records nothing", [begun, givenUp], giveUp, []],
  ["G1-33: of two that finish it, the first decides: booked stays booked", [begun, seriesBooked], giveUp, []],
  ["G1-33: of two that finish it, the first decides: given up stays given up", [begun, givenUp], settle, []],
  ["G1-33: what is over can't settle the next attempt", [begun, givenUp, again], settle, []],
  ["G1-33: what is over can't give up the next attempt", [begun, givenUp, again], giveUp, []],
  ["G1-33: what is done to several lessons is said first", booked, act, [actBegun]],
  ["G1-33: said twice, it records nothing", [...booked, actBegun], act, []],
  ["G1-33: with no lesson to do it to, it records nothing", booked, beginAct({ ...actBegun.data, lessonIds: [] }), []],
  ["G1-33: done, it says to which", [...booked, actBegun], finish, [actDone]],
  ["G1-33: done twice, it records nothing", [...booked, actBegun, actDone], finish, []],
  ["G1-33: begun once more after it was done, it records nothing", [...booked, actBegun, actDone], act, []],
  ["G1-33: once each has a seat at its new time, they move", [...booked, moveBegun], moves, [moveDecided]],
  ["G1-33: if one gets none, none moves", [...booked, moveBegun], stays, [noMove]],
  ["G1-33: of two that move them, the first decides: they move", [...booked, moveBegun, moveDecided], stays, []],
  ["G1-33: of two that move them, the first decides: they stay", [...booked, moveBegun, noMove], moves, []],
  [
    "G1-55: a move that can go back says so once it is done",
    [...booked, moveOfAll, moveDecided],
    finishOne,
    [{ type: "SeriesActDone", data: { ...movedOne, canGoBack } }],
  ],
  [
    "G1-55: if none moved, there is nothing to undo",
    [...booked, moveOfAll, noMove],
    finishNone,
    [{ type: "SeriesActDone", data: movedNone }],
  ],
  [
    "G1-55: that they go back says which fact it takes back",
    [...booked, back],
    moves,
    [{ ...moveDecided, data: { ...moveDecided.data, undoes: ["fact 9"] } }],
  ],
  ["G1-55: if they stay where they moved, it takes back nothing", [...booked, back], stays, [noMove]],
])("%s", (_, past, when, then) => expect(given(series, ...past).when(when)).toEqual(then));
