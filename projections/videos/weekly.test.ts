import { expect, it } from "vitest";
import {
  conversionFailed,
  copyMade,
  corrected,
  linkPublished,
  mailResumed,
  mailStopped,
  posterMade,
  practised,
  published,
  removed,
  unticked,
} from "../../eventstore/videos/weeklyExamples.ts";
import { atMinute, rowsOf } from "../testing/deliver.ts";
import { weeklyVideosProjector } from "./weekly.ts";

const rowsAfter = rowsOf(weeklyVideosProjector);
const { weeklyVideoId: id, personal, ...told } = published.data;
const wordless = { title: null, description: null, url: null, fileName: null };
const bare = { copyId: null, copy: null, conversionFailed: null, posterId: null, poster: null };
const row = {
  id,
  ...told,
  ...personal,
  url: null,
  fileId: told.file.fileId,
  ...bare,
  publishedAt: atMinute(0),
  removedAt: null,
};

it("a file or a link is published, for some players or for all members", async () => {
  const { weeklyVideoId: linkId, personal: words, ...link } = linkPublished.data;
  expect((await rowsAfter([published, linkPublished])).weekly_videos).toEqual([
    row,
    {
      id: linkId,
      ...link,
      ...wordless,
      ...words,
      fileId: null,
      ...bare,
      publishedAt: atMinute(1),
      removedAt: null,
    },
  ]);
});

it("a copy that plays everywhere is made, or could not be; the original stays", async () => {
  const { file: copy } = copyMade.data;
  expect((await rowsAfter([published, copyMade])).weekly_videos).toEqual([{ ...row, copyId: copy.fileId, copy }]);
  expect((await rowsAfter([published, conversionFailed])).weekly_videos).toEqual([
    { ...row, conversionFailed: "unreadable" },
  ]);
});

it("a picture is shown for it", async () => {
  const { weeklyVideoId: _, fileId: posterId, ...poster } = posterMade.data;
  expect((await rowsAfter([published, posterMade])).weekly_videos).toEqual([{ ...row, posterId, poster }]);
});

it("what is said about it and who it is for is corrected, and the file stays", async () => {
  const { weeklyVideoId: _, personal: words, ...forWhom } = corrected.data;
  expect((await rowsAfter([published, corrected])).weekly_videos).toEqual([
    { ...row, ...forWhom, ...words, description: null },
  ]);
});

it("nothing that people wrote is left of a removed one, nor of one whose key is destroyed", async () => {
  expect((await rowsAfter([published, removed])).weekly_videos).toEqual([
    { ...row, ...wordless, removedAt: atMinute(1) },
  ]);
  const keyless = { ...published, data: { ...published.data, personal: null } };
  expect((await rowsAfter([keyless])).weekly_videos).toEqual([{ ...row, ...wordless }]);
});

it("a player has practiced it until that is taken back", async () => {
  const tick = { id: "w1 kim", weeklyVideoId: "w1", playerId: "kim", practisedAt: atMinute(1) };
  expect((await rowsAfter([published, practised])).practised).toEqual([tick]);
  expect((await rowsAfter([published, practised, unticked])).practised).toEqual([]);
});

it("an account that wants no mails about weekly videos is known until it wants them again", async () => {
  expect((await rowsAfter([mailStopped])).weekly_mails_stopped).toEqual([{ userId: "pat" }]);
  expect((await rowsAfter([mailStopped, mailResumed])).weekly_mails_stopped).toEqual([]);
});
