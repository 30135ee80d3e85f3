import { expect, it } from "vitest";
import * as facts from "../../eventstore/videos/examples.ts";
import { given } from "../given.ts";
import { deleteVideo, uploadVideo, video } from "./video.ts";

const { videoId: _, fileId: __, ...probed } = facts.probed.data;
const upload = uploadVideo(facts.uploaded.data, probed);
const del = deleteVideo(facts.deleted.data);

it("is uploaded, with what its bytes say, and once", () => {
  expect(given(video).when(upload)).toEqual([facts.uploaded, facts.probed]);
  expect(given(video, facts.uploaded, facts.probed).when(upload)).toEqual([]);
  expect(given(video, facts.uploaded, facts.probed, facts.deleted).when(upload)).toEqual([]);
});

it("is deleted once; what never was cannot be", () => {
  expect(given(video, facts.uploaded, facts.probed).when(del)).toEqual([facts.deleted]);
  expect(given(video, facts.uploaded, facts.probed, facts.deleted).when(del)).toEqual([]);
  expect(() => given(video).when(del)).toThrow("couldn't find this video");
});
