import { expect, it } from "vitest";
import {
  archived,
  conversionFailed,
  converted,
  deleted,
  noted,
  posterKept,
  probed,
  retitled,
  returned,
  reviewed,
  reviewStarted,
  unassigned,
  uploaded,
} from "../../eventstore/videos/examples.ts";
import { atMinute, rowsOf } from "../testing/deliver.ts";
import { videosProjector } from "./videos.ts";

const rowsAfter = rowsOf(videosProjector);
const { videoId: id, personal, ...sent } = uploaded.data;
const row = {
  id,
  ...sent,
  ...personal,
  picture: null,
  copyId: null,
  copyPicture: null,
  conversionFailed: null,
  posterId: null,
  posterContainer: null,
  status: "pending",
  feedback: null,
  instructorNotes: null,
  reviewedAt: null,
  firstReviewedAt: null,
  reviewedBy: null,
  withSince: atMinute(0),
  waitingSince: atMinute(0),
  uploadedAt: atMinute(0),
  updatedAt: atMinute(0),
  deletedAt: null,
};
const { videoId: _, fileId: __, ...picture } = probed.data;

it("a video is sent, and its bytes say what it is", async () => {
  expect((await rowsAfter([uploaded])).videos).toEqual([row]);
  expect((await rowsAfter([uploaded, probed])).videos).toEqual([{ ...row, picture, updatedAt: atMinute(1) }]);
});

it("its files are known, each with what it is", async () => {
  const [original, poster] = [uploaded.data, posterKept.data];
  const after = await rowsAfter([uploaded, probed, posterKept]);
  expect(after.video_files).toEqual([
    { fileId: original.fileId, videoId: id, container: "mov", bytes: original.bytes, sha256: original.sha256 },
    { fileId: poster.fileId, videoId: id, container: "webp", bytes: poster.bytes, sha256: poster.sha256 },
  ]);
  expect(after.videos).toEqual([
    { ...row, picture, posterId: poster.fileId, posterContainer: "webp", updatedAt: atMinute(2) },
  ]);
});

it("has a copy that plays everywhere, or none can be made", async () => {
  const { fileId, bytes, sha256, picture: copyPicture } = converted.data;
  const after = await rowsAfter([uploaded, probed, converted]);
  expect(after.video_files).toContainEqual({ fileId, videoId: id, container: "mp4", bytes, sha256 });
  expect(after.videos).toEqual([{ ...row, picture, copyId: fileId, copyPicture, updatedAt: atMinute(2) }]);
  expect((await rowsAfter([uploaded, conversionFailed])).videos).toEqual([
    { ...row, conversionFailed: "unreadable", updatedAt: atMinute(1) },
  ]);
});

it("what is told about it later replaces what was told first", async () => {
  const told = { title: "Cage, Wednesday", description: null };
  expect((await rowsAfter([uploaded, retitled])).videos).toEqual([{ ...row, ...told, updatedAt: atMinute(1) }]);
});

const ofNobody = { ...uploaded, data: { ...uploaded.data, instructorId: null } };

it("is with whoever began to review it, and waits until there's feedback", async () => {
  const [waiting] = (await rowsAfter([ofNobody])).videos!;
  expect(waiting).toEqual({ ...row, instructorId: null, withSince: null });
  const begun = { ...row, status: "in_progress", updatedAt: atMinute(1) };
  expect((await rowsAfter([uploaded, reviewStarted])).videos).toEqual([begun]);
  expect((await rowsAfter([ofNobody, reviewStarted])).videos).toEqual([{ ...begun, withSince: atMinute(1) }]);
  expect((await rowsAfter([ofNobody, reviewStarted, unassigned])).videos).toEqual([
    { ...waiting, updatedAt: atMinute(2) },
  ]);
});

const said = reviewed.data.personal;
const by = { videoId: id, by: "riley" };
const silent = { feedback: null, instructorNotes: null, reason: null };

it("has the feedback published last, and every version of it is kept", async () => {
  const second = { ...reviewed, data: { ...reviewed.data, personal: { feedback: "Level swing." } } };
  const after = await rowsAfter([uploaded, reviewStarted, reviewed, noted, second, archived]);
  expect(after.videos).toEqual([
    {
      ...row,
      status: "archived",
      feedback: "Level swing.",
      instructorNotes: null,
      reviewedAt: atMinute(4),
      firstReviewedAt: atMinute(2),
      reviewedBy: "riley",
      waitingSince: null,
      updatedAt: atMinute(5),
    },
  ]);
  expect(after.video_reviews!.toSorted((a, b) => String(a.at).localeCompare(String(b.at)))).toEqual([
    { ...silent, ...by, id: expect.any(String), at: atMinute(2), ...said },
    { ...silent, ...by, id: expect.any(String), at: atMinute(3), ...noted.data.personal },
    { ...silent, ...by, id: expect.any(String), at: atMinute(4), feedback: "Level swing." },
  ]);
});

it("waits again from when it goes back, unless it waited anyway", async () => {
  const back = (from: string, to: string) => ({ ...returned, data: { ...returned.data, from, to } });
  const waiting = async (...facts: Parameters<typeof rowsAfter>[0]) => {
    const { videos, video_reviews: reviews } = await rowsAfter([uploaded, reviewStarted, ...facts]);
    return [videos![0]!.status, videos![0]!.waitingSince, reviews!.some(({ reason }) => reason === "Wrong swing.")];
  };
  expect(await waiting(reviewed, returned)).toEqual(["in_progress", atMinute(3), true]);
  expect(await waiting(reviewed, archived, back("archived", "reviewed"))).toEqual(["reviewed", null, true]);
  expect(await waiting(back("in_progress", "pending"))).toEqual(["pending", atMinute(0), true]);
});

it("nothing that people wrote is left of a deleted video", async () => {
  const after = await rowsAfter([uploaded, probed, reviewed, returned, deleted]);
  const at = atMinute(4);
  expect(after.videos).toEqual([
    {
      ...row,
      picture,
      title: null,
      description: null,
      fileName: null,
      status: "in_progress",
      reviewedAt: atMinute(2),
      firstReviewedAt: atMinute(2),
      reviewedBy: "riley",
      waitingSince: null,
      updatedAt: at,
      deletedAt: at,
    },
  ]);
  for (const one of after.video_reviews!) expect(one).toMatchObject(silent);
});

it("a video whose key is destroyed is shown without its words", async () => {
  const wordless = { ...uploaded, data: { ...uploaded.data, personal: null } };
  expect((await rowsAfter([wordless])).videos).toEqual([{ ...row, title: null, description: null, fileName: null }]);
});
