import { expect, it } from "vitest";
import { erased } from "../../eventstore/privacy/examples.ts";
import { annotated, deleted, markRemoved, uploaded } from "../../eventstore/videos/examples.ts";
import { atMinute, rowsOf } from "../testing/deliver.ts";
import { marksProjector } from "./marks.ts";

const rowsAfter = rowsOf(marksProjector);
const { videoId, by, personal } = annotated.data;
const [angle] = personal.added;
const row = { key: `${videoId} ${angle!.id}`, videoId, id: angle!.id, by, drawnAt: atMinute(1), n: 0, mark: angle };

it("a mark is drawn, changed where it was, and removed", async () => {
  const lower = { ...angle!, text: "Lower" };
  const change = { added: [], changed: [lower.id], personal: { added: [], changed: [lower] } };
  const changed = { ...annotated, data: { ...annotated.data, ...change } };
  expect((await rowsAfter([uploaded, annotated])).marks).toEqual([row]);
  expect((await rowsAfter([uploaded, annotated, changed])).marks).toEqual([{ ...row, mark: lower }]);
  expect((await rowsAfter([uploaded, annotated, markRemoved])).marks).toEqual([]);
});

it("one with the same id on another video is another mark", async () => {
  const other = { ...annotated, data: { ...annotated.data, videoId: "v2", by: "mallory" } };
  const { marks = [] } = await rowsAfter([uploaded, annotated, other]);
  expect(marks.map(({ key, by }) => [key, by])).toEqual([
    [`v1 ${angle!.id}`, "riley"],
    [`v2 ${angle!.id}`, "mallory"],
  ]);
});

it("nothing drawn is left of a deleted or erased video, and a rebuild with its key gone shows the same", async () => {
  const blank = [{ ...row, mark: null }];
  expect((await rowsAfter([uploaded, annotated, deleted])).marks).toEqual(blank);
  expect((await rowsAfter([uploaded, annotated, { ...erased, data: { subject: "video-v1" } }])).marks).toEqual(blank);
  expect((await rowsAfter([uploaded, { ...annotated, data: { ...annotated.data, personal: null } }])).marks).toEqual(
    blank,
  );
  expect((await rowsAfter([uploaded, annotated, erased])).marks).toEqual([row]); // somebody else
});
