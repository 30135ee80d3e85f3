import { expect, it } from "vitest";
import { erased } from "../../eventstore/privacy/examples.ts";
import { corrected, dropped, reached, reopened, set } from "../../eventstore/videos/progressExamples.ts";
import { atMinute, rowsOf } from "../testing/deliver.ts";
import { focusPointsProjector } from "./focusPoints.ts";

const rowsAfter = rowsOf(focusPointsProjector);
const { focusPointId: id, personal, ...rest } = set.data;
const row = { id, ...rest, ...personal, status: "working_on", setAt: atMinute(0), endedAt: null };

it("a player works on it until it is reached or dropped, and again when it is reopened", async () => {
  const at = (minute: number) => ({ updatedAt: atMinute(minute) });
  expect((await rowsAfter([set])).focus_points).toEqual([{ ...row, ...at(0) }]);
  for (const [end, status] of [[reached, "reached"] as const, [dropped, "dropped"] as const]) {
    expect((await rowsAfter([set, end])).focus_points).toEqual([{ ...row, status, endedAt: atMinute(1), ...at(1) }]);
    expect((await rowsAfter([set, end, reopened])).focus_points).toEqual([{ ...row, ...at(2) }]);
  }
});

it("its latest words are shown, and none once the player is erased", async () => {
  const worded = { ...row, ...corrected.data.personal, description: null, updatedAt: atMinute(1) };
  expect((await rowsAfter([set, corrected])).focus_points).toEqual([worded]);
  const gone = { ...erased, data: { subject: set.data.studentId } };
  expect((await rowsAfter([set, corrected, gone])).focus_points).toEqual([{ ...worded, title: null }]);
  const wordless = { ...set, data: { ...set.data, personal: null } };
  expect((await rowsAfter([wordless])).focus_points).toEqual([
    { ...row, title: null, description: null, updatedAt: atMinute(0) },
  ]);
});
