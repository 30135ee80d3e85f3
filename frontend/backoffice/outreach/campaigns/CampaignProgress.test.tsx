import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { WholeCampaignView } from "../../../../backend/outreach/campaigns/contract.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { CampaignFacts } from "./CampaignProgress.tsx";
import { everyLeague } from "./typedCampaign.ts";

it("what a running campaign says is shown as it is read, without the Markdown it was typed in", () => {
  const campaign: WholeCampaignView = {
    id: "c1",
    name: "Spring camps",
    templateType: "campOutreach",
    replyTo: "coach@fungo.example",
    subject: null,
    message: "We have **two** camps:\n\n- June\n- July",
    audience: everyLeague,
    createdBy: "riley",
    createdByName: "Riley",
    state: "running",
    why: null,
    contentHash: "5f2a",
    draftedAt: "2030-05-01T12:00:00.000Z",
    startedAt: "2030-05-02T12:00:00.000Z",
    endedAt: null,
    recipients: 4,
    waiting: 3,
    sent: 1,
    failed: 0,
    skipped: 0,
    unknown: 0,
    days: [],
  };
  renderInBackOffice(<CampaignFacts campaign={campaign} />);
  expect(screen.getByText("two").tagName).toBe("STRONG");
  expect(["June", "July"].map((name) => screen.getByText(name).tagName)).toEqual(["LI", "LI"]);
  expect(screen.getByText("From the template")).toBeTruthy();
  expect(screen.getByText("Proves the text hasn’t changed since the campaign started.")).toBeTruthy();
});
