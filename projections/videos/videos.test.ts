import { expect, it } from "vitest";
import { deleted, probed, uploaded } from "../../eventstore/videos/examples.ts";
import { atMinute, rowsOf } from "../testing/deliver.ts";
import { videosProjector } from "./videos.ts";

const rowsAfter = rowsOf(videosProjector);
const { videoId: id, personal, ...sent } = uploaded.data;
const row = {
  id,
  ...sent,
  ...personal,
  picture: null,
  uploadedAt: atMinute(0),
  updatedAt: atMinute(0),
  deletedAt: null,
};
const { videoId: _, fileId: __, ...picture } = probed.data;

it("a video is sent, and its bytes say what it is", async () => {
  expect((await rowsAfter([uploaded])).videos).toEqual([row]);
  expect((await rowsAfter([uploaded, probed])).videos).toEqual([{ ...row, picture, updatedAt: atMinute(1) }]);
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
