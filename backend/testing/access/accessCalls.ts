import { expect } from "vitest";
import { type Calls, lists } from "./calls/call.ts";
import { campPayments } from "./calls/campPayments.ts";
import { campRows } from "./calls/camps.ts";
import { inbox } from "./calls/inbox.ts";
import { inquiries } from "./calls/inquiries.ts";
import { lessons } from "./calls/lessons.ts";
import { outreach } from "./calls/outreach.ts";
import { payments } from "./calls/payments.ts";
import { administration, instructors } from "./calls/people.ts";
import { memberships } from "./calls/memberships.ts";
import { players } from "./calls/players.ts";
import { progress } from "./calls/progress.ts";
import { registrationRows } from "./calls/registrations.ts";
import { requests } from "./calls/requests.ts";
import { scheduling } from "./calls/scheduling.ts";
import { mailed, session } from "./calls/session.ts";
import { videos } from "./calls/videos.ts";
import { waitlists } from "./calls/waitlists.ts";
import { weekly } from "./calls/weekly.ts";
import { teams } from "./calls/teams.ts";
import type { Cast } from "./accessCast.ts";
import { undoHeader } from "../../undo/contract.ts";
import { password } from "../testProduct.ts";

const privacy: Calls = {
  "GET /api/privacy/export": ({ idOf }, role) => ({
    path: "/api/privacy/export",
    check: ({ about }) => expect(about).toMatchObject({ askedBy: "oneself", madeFor: { id: idOf(role) } }),
  }),
  "POST /api/privacy/erase": async ({ leaving, spare }, role) => {
    const leaver = role === "anonymous" ? undefined : await leaving(role);
    return {
      path: "/api/privacy/erase",
      ...(leaver && { as: leaver }),
      body: { password, ...(!leaver && { userId: spare.id }) },
      check: ({ userId }) => expect(userId).toBe(leaver?.id),
    };
  },
  "POST /api/privacy/erase-visitor": () => ({
    path: "/api/privacy/erase-visitor",
    body: { email: "nobody@home.example" },
    check: ({ things }) => expect(things).toBe(0),
  }),
};

const mails: Calls = {
  "GET /api/mails": ({ shown }, role) => ({
    path: "/api/mails",
    check: (list: { id: string }[]) =>
      expect(list.some(({ id }) => id === shown.mailId)).toBe(role === "instructorOwner" || role === "admin"),
  }),
  "POST /api/mails/{id}/send-again": async ({ givenUpMail }) => ({
    path: `/api/mails/${await givenUpMail()}/send-again`,
    check: ({ state }) => expect(["waiting", "sent"]).toContain(state),
  }),
};

const undos: Calls = {
  // An admin undoes a change of role, the two owners a deletion; everyone else tries to undo the instructor's.
  "POST /api/undo/{id}": async ({ admin, clientAs, endedLesson, spare }, role) => {
    const isPlayers = role === "playerOwner";
    const owner = clientAs(isPlayers ? role : "instructorOwner");
    const { headers } =
      role === "admin"
        ? await admin("PATCH", `/api/admin/users/${spare.id}`, { role: "instructor" })
        : await owner("DELETE", `/api/lessons/${await endedLesson(isPlayers ? "player" : "instructor")}`);
    const [id, of] = headers.get(undoHeader)!.split(" ");
    return { path: `/api/undo/${id}`, check: (answer) => expect(answer).toEqual({ of }) };
  },
};

const search: Calls = {
  "POST /api/search": ({ playerOwner }, role) => ({
    path: "/api/search",
    body: { words: playerOwner.email },
    check: (found: { list: string; rows: { id: string }[] }[]) =>
      expect(found.some(({ list, rows }) => list === "users" && lists(rows, playerOwner.id))).toBe(role === "admin"),
  }),
};

const operations: Calls = {
  "GET /healthz": () => ({ path: "/healthz", check: (body) => expect(body).toEqual({ status: "ok" }) }),
  "GET /readyz": () => ({ path: "/readyz", check: (body) => expect(body).toEqual({ status: "ok" }) }),
  "GET /readyz/node": () => ({ path: "/readyz/node", check: (body) => expect(body).toEqual({ status: "ok" }) }),
  "GET /metrics": () => ({ path: "/metrics" }),
};

const description: Calls = {
  "GET /api/policies/{id}": () => ({ path: "/api/policies/terms" }),
  "GET /api/openapi.json": () => ({
    path: "/api/openapi.json",
    check: ({ paths }) => expect(Object.keys(paths)).toContain("/api/lessons/{id}"),
  }),
  "GET /api/docs": () => ({ path: "/api/docs", check: (page) => expect(page).toContain("swagger-ui-bundle.js") }),
};

/** How each row of the access matrix is called. */
export const calls: Calls = {
  ...session,
  ...mailed,
  ...instructors,
  ...scheduling,
  ...lessons,
  ...requests,
  ...registrationRows,
  ...campRows,
  ...inquiries,
  ...inbox,
  ...teams,
  ...waitlists,
  ...outreach,
  ...payments,
  ...campPayments,
  ...privacy,
  ...administration,
  ...memberships,
  ...videos,
  ...progress,
  ...weekly,
  ...players,
  ...mails,
  ...undos,
  ...search,
  ...description,
  ...operations,
};

/** Rule 7: one row of a list at {list}/:id. The id, and the statuses by the columns of the matrix. */
export const rowsOfLists = ({
  instructorOwner,
  playerOwner,
  shown,
  spare,
}: Cast): Record<string, readonly [string, ...number[]]> => ({
  "/api/instructors/:id": [instructorOwner.id, 200, 200, 200, 200, 200, 200],
  "/api/schedule/availability/:id": [shown.slot.id, 401, 403, 403, 200, 404, 403],
  "/api/instructor/availability/:id": [shown.slot.id, 401, 403, 403, 200, 404, 403],
  "/api/simple/lessons/:id": [shown.lessonId, 401, 200, 404, 200, 404, 200],
  "/api/instructor/lessons/:id": [shown.lessonId, 401, 403, 403, 200, 404, 403],
  "/api/mails/:id": [shown.mailId, 401, 403, 403, 200, 404, 200],
  "/api/admin/users/:id": [spare.id, 401, 403, 403, 403, 403, 200],
  "/api/unmatched-payments/:id": [shown.unmatchedId, 401, 403, 403, 403, 403, 200],
  "/api/custom-lesson-requests/:id": [shown.requestId, 401, 403, 403, 200, 404, 200],
  "/api/coaching-inquiries/:id": [shown.inquiryId, 401, 403, 403, 200, 200, 200],
  "/api/coaching-inquiry/:id": [shown.inquiryId, 401, 403, 403, 200, 200, 200],
  "/api/team-finder-submissions/:id": [shown.finderId, 401, 403, 403, 200, 200, 200],
  "/api/team-creation-submissions/:id": [shown.creationId, 401, 403, 403, 200, 200, 200],
  "/api/outreach/:id": [shown.outreachId, 401, 403, 403, 200, 404, 200],
  "/api/outreach-campaigns/:id": [shown.campaignId, 401, 403, 403, 200, 404, 200],
  "/api/leagues/:id": [shown.leagueId, 401, 403, 403, 200, 200, 200],
  "/api/students/:id": [playerOwner.id, 401, 403, 403, 200, 404, 200],
  "/api/student-roster/:id": [playerOwner.id, 401, 403, 403, 200, 404, 200],
  "/api/weekly-videos/:id": [shown.weeklyId, 401, 200, 404, 200, 404, 200],
});
