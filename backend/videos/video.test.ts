import { expect, it } from "vitest";
import * as facts from "../../eventstore/videos/examples.ts";
import { given } from "../given.ts";
import { deleteVideo, giveUpConversion, keepCopy, keepPoster, retitleVideo, uploadVideo, video } from "./video.ts";

const { videoId: _, fileId: __, ...probed } = facts.probed.data;
const upload = uploadVideo(facts.uploaded.data, probed);
const del = deleteVideo(facts.deleted.data);

it("is uploaded, with what its bytes say, and once", () => {
  expect(given(video).when(upload)).toEqual([facts.uploaded, facts.probed]);
  expect(given(video, facts.uploaded, facts.probed).when(upload)).toEqual([]);
  expect(given(video, facts.uploaded, facts.probed, facts.deleted).when(upload)).toEqual([]);
});

it("gets one picture and other words, as long as it is there", () => {
  const [poster, words] = [keepPoster(facts.posterKept.data), retitleVideo(facts.retitled.data)];
  const there = given(video, facts.uploaded, facts.probed);
  expect(there.when(poster)).toEqual([facts.posterKept]);
  expect(there.when(words)).toEqual([facts.retitled]);
  expect(() => given(video, facts.uploaded, facts.posterKept).when(poster)).toThrow("has a picture already");
  const gone = given(video, facts.uploaded, facts.probed, facts.deleted);
  for (const decide of [poster, words]) {
    expect(() => given(video).when(decide)).toThrow("couldn't find this video");
    expect(() => gone.when(decide)).toThrow("couldn't find this video");
  }
});

it("is deleted once; what never was cannot be", () => {
  expect(given(video, facts.uploaded, facts.probed).when(del)).toEqual([facts.deleted]);
  expect(given(video, facts.uploaded, facts.probed, facts.deleted).when(del)).toEqual([]);
  expect(() => given(video).when(del)).toThrow("couldn't find this video");
});

it("gets one copy that plays everywhere, or none once that was given up, as long as it is there", () => {
  const [keep, giveUp] = [keepCopy(facts.converted.data), giveUpConversion(facts.conversionFailed.data)];
  const there = given(video, facts.uploaded, facts.probedHevc, facts.posterKept);
  expect(there.when(keep)).toEqual([facts.converted]);
  expect(there.when(giveUp)).toEqual([facts.conversionFailed]);
  const made = given(video, facts.uploaded, facts.probedHevc, facts.converted);
  const failed = given(video, facts.uploaded, facts.probedHevc, facts.conversionFailed);
  expect(failed.when(keep)).toEqual([facts.converted]); // another node was about to succeed
  for (const after of [made, given(video), given(video, facts.uploaded, facts.deleted)])
    for (const decide of [keep, giveUp]) expect(after.when(decide)).toEqual([]);
  expect(failed.when(giveUp)).toEqual([]);
  expect(made.when(keepPoster(facts.posterKept.data))).toEqual([facts.posterKept]);
});
