import { expect, it } from "vitest";
import { deleted, posterKept, probed, retitled, uploaded } from "../../eventstore/videos/examples.ts";
import { atMinute, rowsOf } from "../testing/deliver.ts";
import { videosProjector } from "./videos.ts";

const rowsAfter = rowsOf(videosProjector);
const { videoId: id, personal, ...sent } = uploaded.data;
const row = {
  id,
  ...sent,
  ...personal,
  picture: null,
  posterId: null,
  posterContainer: null,
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

it("what is told about it later replaces what was told first", async () => {
  const told = { title: "Cage, Wednesday", description: null };
  expect((await rowsAfter([uploaded, retitled])).videos).toEqual([{ ...row, ...told, updatedAt: atMinute(1) }]);
});

it("nothing that people wrote is left of a deleted video", async () => {
  expect((await rowsAfter([uploaded, probed, deleted])).videos).toEqual([
    {
      ...row,
      picture,
      title: null,
      description: null,
      fileName: null,
      updatedAt: atMinute(2),
      deletedAt: atMinute(2),
    },
  ]);
});

it("a video whose key is destroyed is shown without its words", async () => {
  const wordless = { ...uploaded, data: { ...uploaded.data, personal: null } };
  expect((await rowsAfter([wordless])).videos).toEqual([{ ...row, title: null, description: null, fileName: null }]);
});
