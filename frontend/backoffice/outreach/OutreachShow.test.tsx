import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { WholeOutreachView } from "../../../backend/outreach/formContract.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import OutreachList from "./OutreachList.tsx";
import OutreachShow from "./OutreachShow.tsx";

const email: WholeOutreachView = {
  id: "o1",
  templateType: "campOutreach",
  leagueId: "g1",
  campaignId: null,
  leagueName: "Maple Valley",
  contactName: "Dana Whitfield",
  to: "dana@maple.example",
  replyTo: "coach@fungo.example",
  subject: "A camp for your league",
  sentBy: "riley",
  sentByName: "Riley Kent",
  state: "queued",
  reason: null,
  onlyWritten: false,
  queuedAt: "2030-05-01T12:00:00.000Z",
  settledAt: null,
  bouncedAt: null,
  bounceCode: null,
  html: "<p>Hi Dana,</p>",
  text: "Hi Dana,",
  messageId: null,
  contentHash: null,
  isAsSent: null,
};
const aWhile = { timeout: 5000 }; // longer than until it is read again

/** Serves the email as it is by then: each time it is read, the next of these; the last one from then on. */
const serves = (asList: boolean, ...states: readonly Partial<WholeOutreachView>[]) => {
  const left = [...states];
  vi.stubGlobal("fetch", (url: string, { method = "GET" }: { method?: string } = {}) => {
    if (method === "POST" || !url.startsWith("/api/outreach")) return Promise.resolve(Response.json([]));
    const row = { ...email, ...(left.length > 1 ? left.shift() : left[0]) };
    const headers = { "content-range": "outreach 0-0/1" };
    return Promise.resolve(Response.json(asList ? [row] : row, { headers }));
  });
};

it("an email that was just sent shows by itself that it went out", async () => {
  const queuedAt = new Date().toISOString();
  serves(true, { queuedAt }, { queuedAt, state: "sent", settledAt: queuedAt });
  renderInBackOffice(<OutreachList />, { resource: "email-outreach" });
  const row = async () => (await screen.findByText("Maple Valley")).closest("tr, li")?.textContent;
  expect(await row()).toContain("Waiting");
  await waitFor(async () => expect(await row()).toContain("Sent"), aWhile);
});

it("one that failed is sent again, of which nobody says that it may have arrived, and then shows that it went out", async () => {
  const failed = { state: "failed", reason: "550 no such user" } as const;
  serves(false, failed, {}, { state: "sent", settledAt: "2030-05-02T12:00:00.000Z" });
  renderInBackOffice(<OutreachShow />, { resource: "email-outreach" });
  await userEvent.click(await screen.findByRole("button", { name: "Send again" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("It didn’t go out last time.");
  expect(dialog.textContent).not.toContain("may have arrived");
  await userEvent.click(screen.getByRole("button", { name: "Send again" }));
  expect(await screen.findByText("Sent", { selector: ".MuiChip-label" }, aWhile)).toBeTruthy();
});
