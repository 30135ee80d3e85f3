import { expect, it } from "vitest";
import {
  drafted,
  ended,
  paused,
  recipientSkipped,
  redrafted,
  resumed,
  started,
} from "../../eventstore/outreach/campaignExamples.ts";
import { erased } from "../../eventstore/privacy/examples.ts";
import { atMinute, rowsOf } from "../testing/deliver.ts";
import { campaignsProjector } from "./campaigns.ts";

const rowsAfter = rowsOf(campaignsProjector);
const campaignAfter = async (...facts: Parameters<typeof rowsAfter>[0]) => (await rowsAfter(facts)).campaigns?.[0];

const { campaignId: id, personal, ...about } = drafted.data;
const draft = {
  id,
  ...about,
  ...personal,
  state: "draft",
  why: null,
  contentHash: null,
  draftedAt: atMinute(0),
  startedAt: null,
  endedAt: null,
};

it("a draft is shown as it was last written", async () => {
  expect(await campaignAfter(drafted)).toEqual(draft);
  expect(await campaignAfter(drafted, redrafted)).toEqual({ ...draft, name: "Summer camps" });
});

it("a campaign is running, paused with why, and over with why", async () => {
  const running = { ...draft, state: "running", contentHash: started.data.contentHash, startedAt: atMinute(1) };
  expect(await campaignAfter(drafted, started)).toEqual(running);
  expect(await campaignAfter(drafted, started, paused)).toEqual({ ...running, state: "paused", why: "staff" });
  expect(await campaignAfter(drafted, started, paused, resumed)).toEqual(running);
  expect(await campaignAfter(drafted, started, ended)).toEqual({
    ...running,
    state: "ended",
    why: "finished",
    endedAt: atMinute(2),
  });
});

it("its recipients are fixed with the start, and one that is left out says why", async () => {
  const { campaign_recipients: rows } = await rowsAfter([drafted, started, recipientSkipped]);
  expect(rows).toEqual([
    { id: "s1 g1", campaignId: id, leagueId: "g1", neverQueued: null },
    { id: "s1 g2", campaignId: id, leagueId: "g2", neverQueued: "unsubscribed" },
  ]);
});

it("erasing whoever wrote it leaves of it only that it was", async () => {
  const gone = { ...erased, data: { ...erased.data, subject: "riley" } };
  const blank = Object.fromEntries(Object.keys(personal).map((field) => [field, null]));
  expect(await campaignAfter(drafted, gone)).toEqual({ ...draft, ...blank });
});
