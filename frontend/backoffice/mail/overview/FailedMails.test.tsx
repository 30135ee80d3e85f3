import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { MailView } from "../../../../backend/mail/contract.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import FailedMails from "./FailedMails.tsx";

const now = new Date().toISOString();
const failed = (id: string, fields: Partial<MailView> = {}): MailView => ({
  id,
  kind: "request received",
  state: "failed",
  reason: "550 no such user",
  recipient: "pat@example.com",
  recipientName: "Pat Lee",
  subject: "Request sent",
  lessonId: null,
  registrationId: null,
  attempts: 5,
  createdAt: now,
  settledAt: now,
  nextAttemptAt: null,
  ...fields,
});

it("counts what was given up today, and nothing that was emptied because its reader was erased", async () => {
  const erased = failed("erased", { reason: null, recipient: null, recipientName: null, subject: null });
  const rows = [failed("today"), erased, failed("before", { settledAt: "2030-01-01T12:00:00.000Z" })];
  const headers = { "content-range": `mails 0-2/${rows.length}` };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(rows, { headers })));
  renderInBackOffice(<FailedMails />);
  expect(await screen.findByText("1 email")).toBeTruthy();
  expect(screen.getByText("It didn’t reach anyone. See why, then send it again.")).toBeTruthy();
});
