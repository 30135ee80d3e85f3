import { expect } from "vitest";
import { outreachForm } from "../../../outreach/testing/outreachForm.ts";
import { type Calls, lists } from "./call.ts";

export const outreach: Calls = {
  "GET /api/email/templates": () => ({
    path: "/api/email/templates",
    check: (templates) => expect(templates).toHaveLength(3),
  }),
  "GET /api/email/senders": () => ({
    path: "/api/email/senders",
    check: ({ hasPostalAddress }) => expect(hasPostalAddress).toBe(true),
  }),
  "POST /api/email/preview": () => ({
    path: "/api/email/preview",
    body: outreachForm(),
    check: ({ subject }) => expect(subject).toContain("Maple Valley"),
  }),
  "POST /api/email/send": () => ({
    path: "/api/email/send",
    body: outreachForm(),
    check: ({ state }) => expect(state).toBe("queued"),
  }),
  "GET /api/outreach": ({ shown }, role) => ({
    path: "/api/outreach",
    check: (list) => expect(lists(list, shown.outreachId)).toBe(role === "instructorOwner" || role === "admin"),
  }),
  "POST /api/unsubscribe/{token}": async ({ unsubscribeToken }) => ({
    path: `/api/unsubscribe/${await unsubscribeToken()}`,
    check: ({ isDone }) => expect(isDone).toBe(true),
  }),
  "POST /api/unsubscribe/{token}/open": async ({ unsubscribeToken }) => ({
    path: `/api/unsubscribe/${await unsubscribeToken()}/open`,
    check: ({ isDone }) => expect(isDone).toBe(false),
  }),
};
