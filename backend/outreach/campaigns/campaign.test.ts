import { expect, it } from "vitest";
import {
  drafted,
  ended,
  paused,
  recipientSkipped,
  redrafted,
  resumed,
  started,
} from "../../../eventstore/outreach/campaignExamples.ts";
import { given } from "../../given.ts";
import {
  campaign,
  contentHashOf,
  draftCampaign,
  endCampaign,
  pauseCampaign,
  redraftCampaign,
  resumeCampaign,
  skipRecipient,
  startCampaign,
} from "./campaign.ts";

const { recipients } = started.data;
const start = {
  ...started,
  data: { ...started.data, contentHash: contentHashOf(drafted.data) },
};
const running = given(campaign, drafted, started);
const over = given(campaign, drafted, started, ended);
const discarded = { ...ended, data: { ...ended.data, why: "discarded" } } as const;

it("is drafted once, and changed while it is a draft", () => {
  expect(given(campaign).when(draftCampaign(drafted.data))).toEqual([drafted]);
  expect(given(campaign, drafted).when(draftCampaign(drafted.data))).toEqual([]);
  expect(given(campaign, drafted).when(redraftCampaign(redrafted.data))).toEqual([redrafted]);
  expect(given(campaign, drafted, redrafted).when(redraftCampaign(redrafted.data))).toEqual([]);
  expect(() => running.when(redraftCampaign(redrafted.data))).toThrow("can't be changed anymore");
});

it("starts once, with its recipients and the hash of its words", () => {
  expect(given(campaign, drafted).when(startCampaign(recipients))).toEqual([start]);
  for (const after of [[started], [started, paused], [started, ended]])
    expect(given(campaign, drafted, ...after).when(startCampaign(["g3"]))).toEqual([]);
  expect(contentHashOf(drafted.data)).not.toBe(
    contentHashOf({ ...drafted.data, personal: { ...drafted.data.personal, message: "Another" } }),
  );
});

it("does not start without recipients, without words, or once it was discarded", () => {
  expect(() => given(campaign, drafted).when(startCampaign([]))).toThrow("Nobody would get");
  const erased = { ...drafted, data: { ...drafted.data, personal: null } };
  expect(() => given(campaign, erased).when(startCampaign(recipients))).toThrow("text was removed");
  expect(() => given(campaign, drafted, discarded).when(startCampaign(recipients))).toThrow("discarded");
});

it("is paused and resumed, by people or because the mail server takes no mail", () => {
  expect(running.when(pauseCampaign("staff"))).toEqual([paused]);
  const byServer = { ...paused, data: { ...paused.data, why: "mail server" } };
  expect(running.when(pauseCampaign("mail server"))).toEqual([byServer]);
  expect(given(campaign, drafted, started, paused).when(pauseCampaign("mail server"))).toEqual([]);
  expect(given(campaign, drafted, started, paused).when(resumeCampaign())).toEqual([resumed]);
  expect(running.when(resumeCampaign())).toEqual([]);
});

it("ends once: finished, by people, or as a draft that is discarded", () => {
  expect(running.when(endCampaign("finished"))).toEqual([ended]);
  expect(over.when(endCampaign("staff"))).toEqual([]);
  expect(given(campaign, drafted).when(endCampaign("staff"))).toEqual([discarded]);
});

it("neither before it starts nor once it is over", () => {
  for (const decision of [pauseCampaign("staff"), resumeCampaign()]) {
    expect(() => given(campaign, drafted).when(decision)).toThrow("wasn't started yet");
    expect(() => over.when(decision)).toThrow("is over");
  }
});

it("a recipient is skipped once", () => {
  expect(running.when(skipRecipient(recipientSkipped.data))).toEqual([recipientSkipped]);
  expect(given(campaign, drafted, started, recipientSkipped).when(skipRecipient(recipientSkipped.data))).toEqual([]);
});

it("of a campaign that is not known, nothing is decided", () => {
  for (const decision of [startCampaign(recipients), endCampaign("staff"), redraftCampaign(drafted.data)])
    expect(() => given(campaign).when(decision)).toThrow("couldn't find");
});
