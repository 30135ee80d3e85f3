import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { CampaignView } from "../../../backend/outreach/campaigns/contract.ts";
import type { SuppressionView } from "../../../backend/outreach/leagues/contract.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import CampaignList from "./campaigns/CampaignList.tsx";
import SuppressionList from "./leagues/SuppressionList.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const stopped: SuppressionView = {
  id: "fingerprint-1",
  by: "bounce",
  since: "2030-04-01T12:00:00.000Z",
  leagueId: "league-1",
  leagueName: "=Maple Valley",
  email: "dana@maple.example",
};
const campaign: CampaignView = {
  id: "campaign-1",
  name: "Spring camps",
  templateType: "campOutreach",
  replyTo: null,
  subject: "Camps in April",
  message: null,
  audience: null,
  createdBy: "account-1",
  createdByName: "Morgan Ellis",
  state: "running",
  why: null,
  contentHash: null,
  draftedAt: "2030-03-01T12:00:00.000Z",
  startedAt: "2030-03-02T12:00:00.000Z",
  endedAt: null,
  recipients: 12,
  waiting: 5,
  sent: 4,
  failed: 2,
  skipped: 1,
  unknown: 0,
};

it.each([
  [
    "addresses that get no emails",
    <SuppressionList key="1" />,
    "suppressions",
    stopped,
    `league,email,why,since\r\n"'=Maple Valley",dana@maple.example,Emails to it came back,2030-04-01`,
  ],
  [
    "campaigns",
    <CampaignList key="2" />,
    "outreach-campaigns",
    campaign,
    "created,campaign,subject,created by,status,recipients,sent,failed,held back,waiting\r\n" +
      "2030-03-01,Spring camps,Camps in April,Morgan Ellis,Running,12,4,2,1,5",
  ],
])("the file of %s has what the list says, and no ids", async (_, list, resource, row, lines) => {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(Response.json([row], { headers: { "content-range": "items 0-0/1" } })),
  );
  vi.stubGlobal("fetch", fetch);
  const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:list");
  vi.spyOn(HTMLElement.prototype, "click").mockImplementation(() => {}); // of the link to the file, which leads away
  renderInBackOffice(list, { resource });
  fireEvent.click(await screen.findByRole("button", { name: "Export CSV" }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce(), { timeout: 30_000 });
  const file = saved.mock.lastCall![0];
  expect((file instanceof Blob ? await file.text() : "").replace("\uFEFF", "")).toBe(lines);
  const asked = fetch.mock.calls.map(([url]) => (typeof url === "string" ? url : ""));
  expect(asked.some((url) => url.includes("for=export"))).toBe(true);
});
