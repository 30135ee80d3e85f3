import { expect } from "vitest";
import { requestOf } from "../../requests.ts";
import { type Calls, keysOf, lists, sees } from "./call.ts";

export const requests: Calls = {
  "POST /api/custom-lesson-requests": ({ spare, instructorOwner }) => ({
    path: "/api/custom-lesson-requests",
    body: requestOf({ instructorId: instructorOwner.id, requesterId: spare.id, status: "completed" }),
    check: (request) => expect(keysOf(request)).not.toMatch(/name\b|phone|email|requesterId/),
  }),
  "GET /api/custom-lesson-requests": ({ shown }, role) => ({
    path: "/api/custom-lesson-requests",
    check: (list) => expect(lists(list, shown.requestId)).toBe(sees(role)),
  }),
  "GET /api/my/custom-lesson-requests": ({ shown }, role) => ({
    path: "/api/my/custom-lesson-requests",
    check: (list) => expect(lists(list, shown.requestId)).toBe(role === "playerOwner"),
  }),
  "PATCH /api/custom-lesson-requests/{id}/status": async ({ request }) => ({
    path: `/api/custom-lesson-requests/${await request()}/status`,
    body: { status: "contacted" },
    check: ({ status }) => expect(status).toBe("contacted"),
  }),
};
