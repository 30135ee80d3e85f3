import { expect, it } from "vitest";
import type { VideoHistoryEntry } from "./useReview.ts";
import { reasonIn, versionsIn } from "./versions.ts";

const entry = (id: string, what: string, said: Partial<VideoHistoryEntry> = {}): VideoHistoryEntry => ({
  id,
  of: "v1",
  at: `2030-04-01T12:0${id}:00.000Z`,
  what,
  from: null,
  to: null,
  details: null,
  actor: { kind: "user", id: "riley", role: "instructor", name: "Riley Park" },
  ...said,
});
const [uploaded, first] = [entry("0", "VideoUploaded"), entry("1", "VideoReviewed", { feedback: "One" })];

it("each publishing in other words is a version, the latest first", () => {
  const again = entry("2", "VideoReviewed", { feedback: "One" });
  const silent = entry("3", "VideoReviewed", { feedback: null });
  expect(versionsIn([uploaded, entry("5", "VideoNoted")])).toEqual([]);
  expect(versionsIn([uploaded, first, again, silent]).map(({ id, feedback }) => [id, feedback])).toEqual([
    ["3", null],
    ["1", "One"],
  ]);
});

it("a reason counts until it's reviewed again", () => {
  const back = entry("2", "VideoReturned", { reason: "Wrong swing." });
  expect(reasonIn([uploaded, first])).toBeNull();
  expect(reasonIn([uploaded, first, back, entry("3", "VideoRetitled")])).toBe("Wrong swing.");
  expect(reasonIn([uploaded, first, back, entry("3", "VideoReviewed", { feedback: "Two" })])).toBeNull();
});
