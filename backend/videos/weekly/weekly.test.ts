import { expect, it } from "vitest";
import * as facts from "../../../eventstore/videos/weeklyExamples.ts";
import { given } from "../../given.ts";
import {
  correctWeekly,
  giveUpWeeklyConversion,
  keepWeeklyCopy,
  keepWeeklyPoster,
  practice,
  publishWeekly,
  removeWeekly,
  tick,
  weeklyVideo,
} from "./weekly.ts";

const { weeklyVideoId, personal, ...forWhom } = facts.corrected.data;
const publish = publishWeekly(facts.published.data);
const correct = correctWeekly({ weeklyVideoId, changes: { ...forWhom, ...personal, description: null } });
const remove = removeWeekly(facts.removed.data);

it("is published once", () => {
  expect(given(weeklyVideo).when(publish)).toEqual([facts.published]);
  expect(given(weeklyVideo, facts.published).when(publish)).toEqual([]);
  expect(given(weeklyVideo, facts.published, facts.removed).when(publish)).toEqual([]);
});

it("is corrected once; what is left out stays", () => {
  const there = given(weeklyVideo, facts.published);
  expect(there.when(correct)).toEqual([facts.corrected]);
  expect(given(weeklyVideo, facts.published, facts.corrected).when(correct)).toEqual([]);
  expect(there.when(correctWeekly({ weeklyVideoId, changes: {} }))).toEqual([]);
  const { title, description } = facts.published.data.personal;
  const { assignedPlayerIds } = facts.published.data;
  expect(there.when(correctWeekly({ weeklyVideoId, changes: { requiresMembership: false } }))).toEqual([
    {
      type: "WeeklyVideoCorrected",
      data: { weeklyVideoId, assignedPlayerIds, requiresMembership: false, personal: { title, description } },
    },
  ]);
  for (const past of [[], [facts.published, facts.removed]])
    expect(() => given(weeklyVideo, ...past).when(correct)).toThrow("couldn't find this video");
});

it("has one picture, a link none", () => {
  const keep = keepWeeklyPoster(facts.posterMade.data);
  expect(given(weeklyVideo, facts.published).when(keep)).toEqual([facts.posterMade]);
  expect(() => given(weeklyVideo, facts.published, facts.posterMade).when(keep)).toThrow("has a picture already");
  expect(() => given(weeklyVideo, facts.linkPublished).when(keep)).toThrow("A link has no picture");
  for (const past of [[], [facts.published, facts.removed]])
    expect(() => given(weeklyVideo, ...past).when(keep)).toThrow("couldn't find this video");
});

it("gets one copy that plays everywhere, or none once that was given up, as long as it is there", () => {
  const [keep, giveUp] = [keepWeeklyCopy(facts.copyMade.data), giveUpWeeklyConversion(facts.conversionFailed.data)];
  const there = given(weeklyVideo, facts.published, facts.posterMade);
  expect(there.when(keep)).toEqual([facts.copyMade]);
  expect(there.when(giveUp)).toEqual([facts.conversionFailed]);
  const made = given(weeklyVideo, facts.published, facts.copyMade);
  const failed = given(weeklyVideo, facts.published, facts.conversionFailed);
  expect(failed.when(keep)).toEqual([facts.copyMade]); // another node was about to succeed
  for (const after of [made, given(weeklyVideo), given(weeklyVideo, facts.published, facts.removed)])
    for (const decide of [keep, giveUp]) expect(after.when(decide)).toEqual([]);
  expect(failed.when(giveUp)).toEqual([]);
  expect(made.when(keepWeeklyPoster(facts.posterMade.data))).toEqual([facts.posterMade]);
});

it("is removed once; what never was cannot be", () => {
  expect(given(weeklyVideo, facts.published).when(remove)).toEqual([facts.removed]);
  expect(given(weeklyVideo, facts.published, facts.removed).when(remove)).toEqual([]);
  expect(() => given(weeklyVideo).when(remove)).toThrow("couldn't find this video");
});

it("is practiced once, until that is taken back, once", () => {
  const practise = tick({ ...facts.practised.data, done: true });
  const untick = tick({ ...facts.practised.data, done: false });
  expect(given(practice).when(practise)).toEqual([facts.practised]);
  expect(given(practice, facts.practised).when(practise)).toEqual([]);
  expect(given(practice).when(untick)).toEqual([]);
  expect(given(practice, facts.practised).when(untick)).toEqual([facts.unticked]);
  expect(given(practice, facts.practised, facts.unticked).when(practise)).toEqual([facts.practised]);
});
