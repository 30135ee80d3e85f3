import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { InboxView } from "../../../backend/inbox/formContract.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { inboxItem } from "../../testing/inboxExample.ts";
import { lessonRequest } from "../../testing/lessonRequestExample.ts";
import InboxShow from "./InboxShow.tsx";

const item: InboxView = {
  ...inboxItem,
  id: "custom-lesson-request-q1",
  kind: "custom-lesson-request",
  about: null,
  contactName: null,
};
const told = { ...lessonRequest, preferredDates: "Weekends", additionalNotes: "Two brothers, 9 and 12" };

it("shows what was asked for above the answers, and quotes its note to whoever answers", async () => {
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.startsWith("/api/inbox/"))
      return Response.json({ ...item, notes: [], answers: [], owners: [], hasStory: false });
    if (url.startsWith("/api/inbox")) return Response.json([item], { headers: { "content-range": "items 0-0/1" } });
    return Response.json(told);
  });
  renderInBackOffice(<InboxShow />);
  const asked = await screen.findByRole("region", { name: "Their request" });
  await within(asked).findByText("Weekends");
  within(asked).getByText("Two brothers, 9 and 12");
  const answers = await screen.findByRole("region", { name: "Answers" });
  expect(asked.compareDocumentPosition(answers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(within(answers).getByRole("button", { name: "Answer by email" }));
  const dialog = await screen.findByRole("dialog", { name: "Answer by email" });
  expect((await within(dialog).findByRole("blockquote")).textContent).toBe("Two brothers, 9 and 12");
});

it("whoever takes it keeps the focus, on Change owner", async () => {
  const me = { id: "morgan", name: "Morgan Hale" };
  let owner: InboxView["owner"] = null;
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit = {}) => {
    if (method === "PUT") owner = me;
    const now = { ...item, owner };
    if (method === "PUT" || url.startsWith("/api/inbox/"))
      return Response.json({ ...now, notes: [], answers: [], owners: [me], hasStory: false });
    if (url.startsWith("/api/inbox")) return Response.json([now], { headers: { "content-range": "items 0-0/1" } });
    return Response.json(told);
  });
  renderInBackOffice(<InboxShow />);
  await screen.findByText("No owner yet");
  await userEvent.click(screen.getByRole("button", { name: "Take it" }));
  await screen.findByText("Morgan Hale");
  expect(screen.queryByRole("button", { name: "Take it" })).toBeNull();
  expect(document.activeElement?.textContent).toBe("Change owner");
});
