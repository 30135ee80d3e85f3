import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { WholeMailView } from "../../../backend/mail/contract.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { MailsAbout } from "./MailsAbout.tsx";
import MailShow from "./MailShow.tsx";

afterEach(() => void vi.useRealTimers());

const mail: WholeMailView = {
  id: "m1",
  kind: "request received",
  state: "failed",
  reason: "550 no such user",
  recipient: "pat@example.com",
  recipientName: "Pat Lee",
  subject: "Request sent",
  lessonId: "l1",
  registrationId: null,
  attempts: 5,
  createdAt: "2030-05-01T12:00:00.000Z",
  settledAt: "2030-05-01T13:00:00.000Z",
  nextAttemptAt: null,
  html: "<h1>Request sent</h1>",
  text: "Ana will confirm.",
  calendar: null,
  isConfidential: false,
  canBeSentAgain: true,
};

it("a mail that failed says why, is read as text, too, and is sent again", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (url: string, { method = "GET" }: { method?: string } = {}) => {
    if (method === "POST") sent.push(url);
    return Promise.resolve(Response.json(mail));
  });
  renderInBackOffice(<MailShow />);
  expect(await screen.findByText("550 no such user")).toBeTruthy();
  expect(screen.getByText(/^The address refuses email/)).toBeTruthy();
  expect(screen.getByTitle("The email as HTML").getAttribute("srcdoc")).toBe(mail.html);
  await userEvent.click(screen.getByRole("tab", { name: "Text" }));
  expect(screen.getByRole("tabpanel").textContent).toBe("Ana will confirm.");
  await userEvent.click(screen.getByRole("button", { name: "Send again" }));
  expect(await screen.findByText("The email is on its way again")).toBeTruthy();
  expect(sent).toEqual(["/api/mails/m1/send-again"]);
});

it("once it is on its way, its button is gone, and the focus is on the heading", async () => {
  let now = mail;
  vi.stubGlobal("fetch", (_: string, { method = "GET" }: { method?: string } = {}) => {
    if (method === "POST") now = { ...mail, state: "waiting", canBeSentAgain: false };
    return Promise.resolve(Response.json(now));
  });
  renderInBackOffice(<MailShow />);
  await userEvent.click(await screen.findByRole("button", { name: "Send again" }));
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Send again" })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
});

it.each([
  ["email asked", "Request to confirm an email"],
  ["lesson cancelled", "Lesson canceled"],
  ["lesson confirmed", "Lesson confirmed"],
])("one whose reader was erased is called by what it was: %s", async (kind, name) => {
  const erased = { ...mail, kind, subject: null, recipient: null, recipientName: null, html: null, text: null };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(erased)));
  renderInBackOffice(<MailShow />);
  expect(await screen.findByRole("heading", { level: 1, name })).toBeTruthy();
});

it("one that was held back says so, with its reason", async () => {
  const held = { ...mail, state: "skipped", reason: "The campaign ended before its turn came.", canBeSentAgain: false };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(held)));
  renderInBackOffice(<MailShow />);
  expect(await screen.findByText("The campaign ended before its turn came.")).toBeTruthy();
  expect(screen.getAllByText("Held back").length).toBeGreaterThan(0);
  expect(screen.queryByText("Unsubscribed")).toBeNull();
});

it("one whose turn has come says that it goes out soon, and one that failed once that it waits", async () => {
  const leaving = {
    ...mail,
    state: "waiting",
    reason: null,
    attempts: 0,
    settledAt: null,
    canBeSentAgain: false,
  } as const;
  const nextAttemptAt = new Date(Date.now() - 1000).toISOString();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ...leaving, nextAttemptAt })));
  const { unmount } = renderInBackOffice(<MailShow />);
  expect(await screen.findByText("Goes out soon")).toBeTruthy();
  unmount();
  const tried = { ...leaving, reason: "Greylisted", attempts: 1, nextAttemptAt };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(tried)));
  renderInBackOffice(<MailShow />);
  expect(await screen.findByText("Waiting")).toBeTruthy();
});

it("one that is held for days says until when, and not that it goes out in a few seconds", async () => {
  const nextAttemptAt = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString();
  const reason = "Held for now: paused, or outside sending hours.";
  const held = {
    ...mail,
    state: "waiting",
    reason,
    attempts: 0,
    settledAt: null,
    nextAttemptAt,
    canBeSentAgain: false,
  };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(held)));
  renderInBackOffice(<MailShow />);
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.getByText("Waiting")).toBeTruthy();
  expect(screen.queryByText(/in a few seconds/i)).toBeNull();
});

it("one that is being sent shows by itself whether it went out, and only then the page stops reading", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const waiting = { state: "waiting", reason: null, attempts: 0, settledAt: null, canBeSentAgain: false } as const;
  let shown: WholeMailView = { ...mail, ...waiting };
  let reads = 0;
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(((reads += 1), shown))));
  renderInBackOffice(<MailShow />);
  expect(await screen.findByText("Goes out soon")).toBeTruthy();
  shown = { ...shown, state: "sent", settledAt: "2030-05-01T13:00:00.000Z" };
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(await screen.findAllByText("Sent")).toBeTruthy();
  const readBefore = reads;
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(reads).toBe(readBefore);
});

it("an email about a lesson that is written while its page is open shows up by itself", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const written: WholeMailView[] = [];
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json(written, { headers: { "content-range": `rows 0-1/${written.length}` } })),
  );
  renderInBackOffice(<MailsAbout lessonId="l1" />);
  expect(await screen.findByText("No emails about this yet.")).toBeTruthy();
  written.push(mail);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(await screen.findByText("Request sent")).toBeTruthy();
});
