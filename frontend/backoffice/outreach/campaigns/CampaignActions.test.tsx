import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { CampaignView } from "../../../../backend/outreach/campaigns/contract.ts";
import {
  audienceUrl,
  endCampaignUrl,
  leagueRegionsUrl,
  leaguesUrl,
  pauseCampaignUrl,
  previewUrl,
  resumeCampaignUrl,
  sendersUrl,
} from "../../../../backend/outreach/contract.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { AddToLeagues } from "../leagues/AddToLeagues.tsx";
import { CampaignActions } from "./CampaignActions.tsx";
import { CampaignDraft } from "./CampaignDraft.tsx";
import CampaignList from "./CampaignList.tsx";

const campaign: CampaignView = {
  id: "c1",
  name: "Spring camps",
  templateType: "campOutreach",
  replyTo: null,
  subject: null,
  message: null,
  audience: null,
  createdBy: "riley",
  createdByName: "Riley",
  state: "draft",
  why: null,
  contentHash: null,
  draftedAt: "2030-05-01T12:00:00.000Z",
  startedAt: null,
  endedAt: null,
  recipients: 4,
  waiting: 3,
  sent: 1,
  failed: 0,
  skipped: 0,
  unknown: 0,
};
const server = () => {
  const sent: [string, unknown][] = [];
  vi.stubGlobal("fetch", (input: string, init?: RequestInit) => {
    sent.push([input, JSON.parse((init?.body as string | undefined) ?? "{}")]);
    return Promise.resolve(Response.json({ id: "l1" }, { status: 202 }));
  });
  return sent;
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it.each([
  ["running", "Pause", null, pauseCampaignUrl, "Campaign paused"],
  ["paused", "Resume", null, resumeCampaignUrl, "Campaign resumed"],
  ["paused", "End campaign", /^3 leagues still waiting won’t get it/, endCampaignUrl, "Campaign ended"],
  ["draft", "Discard draft", /^Nobody gets it/, endCampaignUrl, "Draft discarded"],
] as const)("what is %s: %s, asked first where it can't be undone", async (state, action, asks, url, done) => {
  const sent = server();
  renderInBackOffice(<CampaignActions campaign={{ ...campaign, state }} />);
  await press(action);
  if (asks) {
    const dialog = await screen.findByRole("dialog");
    within(dialog).getByText(asks);
    await userEvent.click(within(dialog).getByRole("button", { name: action }));
  }
  await screen.findByText(done);
  expect(sent).toEqual([[url("c1"), {}]]);
});

it.each([
  [true, "It goes out Wed, May 1."],
  [false, "Outreach is off for now, so neither a test nor the campaign can go out."],
])("of a draft, with a postal address: %s, is said: %s", async (hasPostalAddress, says) => {
  const leagues = [{ id: "l1", name: "Cedar Park", contactName: "Dana", why: null }];
  const answers: Record<string, object> = {
    [sendersUrl]: { addresses: ["us@e.co"], hasPostalAddress },
    [audienceUrl("c1")]: { recipients: 1, leftOut: [], days: [{ date: "2030-05-01", emails: 1 }], leagues },
    [leagueRegionsUrl]: [],
    [previewUrl]: { subject: "Camps", html: "", text: "", whole: "" },
  };
  vi.stubGlobal("fetch", (input: string) => Promise.resolve(Response.json(answers[input])));
  const conditions = { sport: null, region: null, emailed: "any", emailedBefore: null } as const;
  const audience = { ...conditions, answered: false, fromInquiries: false, leagueIds: null };
  renderInBackOffice(<CampaignDraft campaign={{ ...campaign, audience, replyTo: "us@e.co", days: [] }} story={null} />);
  await screen.findByText("1 league will get it");
  const page = document.body.textContent;
  expect([page.includes("It goes out"), page.includes(says)]).toEqual([hasPostalAddress, true]);
  for (const name of ["Email me a test", "Start campaign"])
    expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(!hasPostalAddress);
});

it("the list of campaigns says that outreach is off", async () => {
  const none = Response.json([], { headers: { "content-range": "items 0-0/0" } });
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(url === sendersUrl ? Response.json({ addresses: [], hasPostalAddress: false }) : none.clone()),
  );
  renderInBackOffice(<CampaignList />, { resource: "outreach-campaigns" });
  expect(await screen.findByText("Outreach is off for now")).toBeTruthy();
});

it("an organization that inquired becomes a league by one click", async () => {
  const sent = server();
  const from = { inquiryId: "q1", name: "Cedar Park", contactName: "Dana Whitfield", email: "dana@cedarpark.example" };
  renderInBackOffice(<AddToLeagues {...from} />);
  await press("Add to leagues");
  await screen.findByText("League added");
  expect(sent).toEqual([[leaguesUrl, from]]);
});
