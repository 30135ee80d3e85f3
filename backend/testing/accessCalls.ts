import { expect } from "vitest";
import type { Cast } from "./accessCast.ts";
import type { MatrixRole } from "./accessMatrix.ts";
import type { Client } from "./client.ts";
import { requestOf } from "./requests.ts";
import { bookingOf } from "./schedule.ts";
import { password } from "./testProduct.ts";

/** A well-formed request, made for one cell, and what its answer must show or hide besides its status. */
export interface Call {
  readonly path: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
  readonly as?: Client; // another browser than the role's own
  readonly check?: (body: any) => void; // oxlint-disable-line typescript/no-explicit-any -- answers of every shape
}
export type Calls = Readonly<Record<string, (cast: Cast, role: MatrixRole) => Call | Promise<Call>>>;

const keysOf = (body: object) => Object.keys(body).sort().join(" ");
const isPlayer = (role: MatrixRole) => role === "playerOwner" || role === "otherPlayer";
const isStaff = (role: MatrixRole) => !isPlayer(role) && role !== "anonymous";
const sees = (role: MatrixRole) => role === "playerOwner" || role === "instructorOwner" || role === "admin";

const session: Calls = {
  "GET /api/auth/user": ({ emailOf }, role) => ({
    path: "/api/auth/user",
    check: (user) => {
      expect(user.email).toBe(emailOf(role));
      expect(JSON.stringify(user)).not.toMatch(/hash|stripe|argon/i);
    },
  }),
  "POST /api/custom-login": async ({ browserOf, emailOf }, role) => ({
    path: "/api/custom-login",
    as: await browserOf(role),
    body: { email: emailOf(role), password },
    check: (user) => expect(user.email).toBe(emailOf(role)),
  }),
  "POST /api/register": (_, role) => ({
    path: "/api/register",
    body: {
      firstName: "New",
      lastName: "Player",
      email: `${role}@new.example.com`,
      password,
      confirmPassword: password,
      role: "admin",
    },
    check: (user) => expect(user.role).toBe("student"),
  }),
  "POST /api/logout": async ({ browserOf }, role) => ({ path: "/api/logout", as: await browserOf(role) }),
  "GET /api/logout": async ({ browserOf }, role) => ({
    path: "/api/logout",
    as: await browserOf(role),
    headers: { "sec-fetch-site": "same-origin" },
  }),
  "PATCH /api/profile/update": ({ emailOf, spare }, role) => ({
    path: "/api/profile/update",
    body: { firstName: "New", lastName: "Name", userId: spare.id },
    check: (user) => expect(user.email).toBe(emailOf(role)),
  }),
  "POST /api/profile/password": () => ({
    path: "/api/profile/password",
    body: { currentPassword: password, newPassword: password },
  }),
};

const mailed: Calls = {
  "POST /api/password/forgot": ({ emailOf }, role) => ({
    path: "/api/password/forgot",
    body: { email: emailOf(role) },
  }),
  "POST /api/password/link": async ({ tokenOf }) => ({
    path: "/api/password/link",
    body: { token: await tokenOf("password") },
  }),
  "POST /api/password/reset": async ({ tokenOf }) => ({
    path: "/api/password/reset",
    body: { token: await tokenOf("password"), newPassword: password },
  }),
  "POST /api/guardian/ask": ({ ward }) => ({
    path: "/api/guardian/ask",
    body: { login: { email: ward.email, password } },
  }),
  "POST /api/guardian/link": async ({ tokenOf }) => ({
    path: "/api/guardian/link",
    body: { token: await tokenOf("guardian") },
    check: (ward) => expect(keysOf(ward)).toBe("confirmed firstName"),
  }),
  "POST /api/guardian/confirm": async ({ tokenOf }) => ({
    path: "/api/guardian/confirm",
    body: { token: await tokenOf("guardian") },
    check: (ward) => expect(ward).toEqual({ firstName: "Pat", confirmed: true }),
  }),
};

const privacy: Calls = {
  "POST /api/privacy/erase": async ({ leaving, spare }, role) => {
    const leaver = role === "anonymous" ? undefined : await leaving(role);
    return {
      path: "/api/privacy/erase",
      ...(leaver && { as: leaver }),
      body: { password, ...(!leaver && { userId: spare.id }) },
      check: ({ userId }) => expect(userId).toBe(leaver?.id),
    };
  },
};

const instructors: Calls = {
  "GET /api/instructors": (_, role) => ({
    path: "/api/instructors",
    check: (list) => expect(JSON.stringify(list).includes("@example.com")).toBe(isStaff(role)),
  }),
  "PATCH /api/instructors/{id}": ({ instructorOwner, spare }) => ({
    path: `/api/instructors/${instructorOwner.id}`,
    body: { bio: "Told", rating: "5.00", userId: spare.id },
    check: (told) => expect(told).toMatchObject({ id: instructorOwner.id, bio: "Told", rating: "0.00" }),
  }),
  "GET /api/instructor/profile": ({ emailOf }, role) => ({
    path: "/api/instructor/profile",
    check: (told) => expect(told.user.email).toBe(emailOf(role)),
  }),
};

/** The same calls at two addresses. */
const slots = (url: string): Calls => ({
  [`GET ${url}`]: ({ shown }, role) => ({
    path: url,
    check: (list: { id: string }[]) =>
      expect(list.some(({ id }) => id === shown.slot.id)).toBe(role === "instructorOwner"),
  }),
  [`POST ${url}`]: ({ clientAs, freeTime, spare }, role) => ({
    path: url,
    body: { dayOfWeek: 1, ...freeTime(), price: 75, instructorId: spare.id },
    check: ({ instructorId }) => expect(clientAs(role)).toHaveProperty("id", instructorId),
  }),
  [`PATCH ${url}/{id}`]: async ({ ownOffer }) => ({
    path: `${url}/${(await ownOffer()).slot.id}`,
    body: { isAvailable: false },
  }),
  [`DELETE ${url}/{id}`]: async ({ ownOffer }) => ({ path: `${url}/${(await ownOffer()).slot.id}` }),
});

const schedule: Calls = {
  // Their own, of somebody whose slots nothing else needs.
  "DELETE /api/schedule/clear-all": async ({ leaving }, role) => ({
    path: "/api/schedule/clear-all",
    ...(role !== "anonymous" && { as: await leaving(role) }),
  }),
  "GET /api/schedule/cleared": () => ({ path: "/api/schedule/cleared" }),
  "POST /api/schedule/restore": () => ({ path: "/api/schedule/restore", body: {} }),
  "POST /api/schedule/copy-day": async ({ leaving }, role) => ({
    path: "/api/schedule/copy-day",
    body: { dayOfWeek: 1 },
    ...(role !== "anonymous" && { as: await leaving(role) }),
  }),
  "GET /api/schedule/blocks": async ({ ownBlock }, role) => {
    const { id } = await ownBlock();
    return {
      path: "/api/schedule/blocks",
      check: (list: { id: string }[]) => expect(list.some((block) => block.id === id)).toBe(role === "instructorOwner"),
    };
  },
  "GET /api/schedule/blocks/lessons": ({ shown }, role) => ({
    path: `/api/schedule/blocks/lessons?firstDay=${shown.date}&lastDay=${shown.date}`,
    check: (list: { id: string }[]) => expect(list.map(({ id }) => id).includes(shown.lessonId)).toBe(sees(role)),
  }),
  "POST /api/schedule/blocks": ({ idOf, freeDay, spare }, role) => {
    const date = freeDay();
    return {
      path: "/api/schedule/blocks",
      body: { firstDay: date, lastDay: date, instructorId: spare.id },
      check: ({ instructorId }) => expect(instructorId).toBe(idOf(role)),
    };
  },
  "DELETE /api/schedule/blocks/{id}": async ({ ownBlock }) => ({
    path: `/api/schedule/blocks/${(await ownBlock()).id}`,
  }),
};

const lessonList =
  (path: string): Calls[string] =>
  ({ shown }, role) => ({
    path,
    check: (list: { id: string }[]) => expect(list.some(({ id }) => id === shown.lessonId)).toBe(sees(role)),
  });
const lessons: Calls = {
  // decisions.md G1-27 wins over the matrix here: a lesson's id is among what everybody sees.
  "GET /api/lessons?instructorId={id}&status=confirmed": ({ instructorOwner }, role) => ({
    path: `/api/lessons?instructorId=${instructorOwner.id}&status=confirmed`,
    check: (list) => {
      expect(list.length).toBeGreaterThan(0);
      if (role === "instructorOwner" || role === "admin") expect(list[0].studentPhone).toBe("555-010-0100");
      else expect(keysOf(list[0])).toBe("duration id instructorId scheduledDate status timeSlot");
    },
  }),
  "GET /api/lessons": lessonList("/api/lessons"),
  "GET /api/instructor/lessons": lessonList("/api/instructor/lessons"),
  "GET /api/simple/lessons": lessonList("/api/simple/lessons"),
  "POST /api/simple/lessons": async ({ ownOffer, freeDay, instructorOwner, idOf, spare }, role) => {
    const { date, slot } = await ownOffer();
    return {
      path: "/api/simple/lessons",
      body: {
        instructorId: instructorOwner.id,
        studentName: "Walter Walk-In",
        scheduledDate: isPlayer(role) ? date : freeDay(),
        timeSlot: isPlayer(role) ? slot.startTime : "16:00-17:00",
        studentPhone: "555-010-0100",
        studentEmail: "walter@example.com",
        sessionFocus: "hitting",
        weeklyRecurring: "no",
        status: isPlayer(role) ? "scheduled" : "pending",
        studentId: spare.id,
      },
      check: (lesson) =>
        expect(lesson).toMatchObject(
          isPlayer(role)
            ? { status: "pending", studentId: idOf(role) }
            : {
                status: "scheduled",
                studentId: null,
                studentName: "Walter Walk-In",
                instructorId: role === "admin" ? instructorOwner.id : idOf(role),
              },
        ),
    };
  },
  "GET /api/lessons/{id}": ({ shown }) => ({
    path: `/api/lessons/${shown.lessonId}`,
    check: ({ id }) => expect(id).toBe(shown.lessonId),
  }),
  "POST /api/lessons": async ({ ownOffer, spare, emailOf }, role) => ({
    path: "/api/lessons",
    body: bookingOf(await ownOffer(), { studentId: spare.id, status: "confirmed" }),
    check: (lesson) => expect(lesson).toMatchObject({ status: "pending", student: { email: emailOf(role) } }),
  }),
  "PATCH /api/lessons/{id}": async ({ lesson }, role) => ({
    path: `/api/lessons/${(await lesson()).lessonId}`,
    body: { status: isPlayer(role) ? "cancelled" : "confirmed" },
  }),
  "DELETE /api/lessons/{id}": async ({ endedLesson }, role) => ({
    path: `/api/lessons/${await endedLesson(isPlayer(role) ? "player" : "instructor")}`,
  }),
  "PUT /api/lessons/{id}/payment-note": ({ shown }) => ({
    path: `/api/lessons/${shown.lessonId}/payment-note`,
    body: { how: "cash", amount: "20.00", notedBy: "somebody else" },
    check: ({ payment }) => expect(payment).toMatchObject({ how: "cash", amount: "20.00" }),
  }),
  "DELETE /api/lessons/{id}/payment-note": ({ shown }) => ({
    path: `/api/lessons/${shown.lessonId}/payment-note`,
    check: ({ payment }) => expect(payment).toBeNull(),
  }),
  "POST /api/lessons/{id}/proposals": async ({ lesson }, role) => ({
    path: `/api/lessons/${(await lesson()).lessonId}/proposals`,
    body: isPlayer(role)
      ? { kind: "move", words: "Mornings" }
      : { kind: "move", scheduledDate: "2100-05-01T12:00:00Z" },
    check: ({ proposal }) => expect(proposal.from).toBe(isPlayer(role) ? "player" : "instructor"),
  }),
  "PATCH /api/lessons/{id}/proposals/{proposalId}": async ({ proposalFrom }, role) => {
    const { lessonId, proposalId } = await proposalFrom(isPlayer(role) ? "instructor" : "player");
    return { path: `/api/lessons/${lessonId}/proposals/${proposalId}`, body: { answer: "declined" } };
  },
  "POST /api/lessons/{id}/review": async ({ completedLesson }) => ({
    path: `/api/lessons/${await completedLesson()}/review`,
    body: { rating: 5 },
    check: ({ review }) => expect(review.rating).toBe(5),
  }),
  "GET /api/lessons/{id}/calendar.ics": ({ shown }) => ({
    path: `/api/lessons/${shown.lessonId}/calendar.ics`,
    check: (file) => expect(file).toContain(`UID:lesson-${shown.lessonId}`),
  }),
  "GET /api/calendar-feed": () => ({
    path: "/api/calendar-feed",
    check: (told) => expect(told).toEqual({ since: null, path: null }),
  }),
  "POST /api/calendar-feed": () => ({
    path: "/api/calendar-feed",
    check: ({ path }) => expect(path).toMatch(/^\/calendar\/[\w-]{32}\.ics$/),
  }),
  "DELETE /api/calendar-feed": () => ({ path: "/api/calendar-feed" }),
  "GET /calendar/{token}.ics": async ({ playerOwner, shown }) => ({
    path: (await playerOwner("POST", "/api/calendar-feed")).body.path,
    check: (file) => {
      expect(file).toContain(`UID:lesson-${shown.lessonId}`);
      expect(file).not.toMatch(/No\d+|555-010/);
    },
  }),
  "GET /api/history?of={id}": ({ shown }) => ({
    path: `/api/history?of=${shown.lessonId}`,
    check: (story) => expect(JSON.stringify(story)).not.toMatch(/@|555-010|phone|medical/i),
  }),
};

const lists = (ids: { id: string }[], id: string) => ids.some((row) => row.id === id);

const requests: Calls = {
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

const administration: Calls = {
  "GET /api/admin/users": () => ({
    path: "/api/admin/users",
    check: (users) => expect(JSON.stringify(users)).not.toMatch(/hash|argon|medical/i),
  }),
  "PATCH /api/admin/users/{id}": ({ spare }) => ({ path: `/api/admin/users/${spare.id}`, body: { role: "student" } }),
  "GET /api/students": ({ playerOwner }, role) => ({
    path: "/api/students",
    check: (students) => {
      expect(lists(students, playerOwner.id)).toBe(sees(role));
      for (const student of students) expect(keysOf(student)).toBe("firstName id lastName");
    },
  }),
  "GET /api/student-roster": ({ playerOwner }, role) => ({
    path: "/api/student-roster",
    check: (students) => expect(lists(students, playerOwner.id)).toBe(sees(role)),
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
    check: ({ state }) => expect(state).toBe("waiting"),
  }),
};

const operations: Calls = {
  "GET /healthz": () => ({ path: "/healthz", check: (body) => expect(body).toEqual({ status: "ok" }) }),
  "GET /readyz": () => ({ path: "/readyz", check: (body) => expect(body).toEqual({ status: "ok" }) }),
  "GET /metrics": () => ({ path: "/metrics" }),
};

const description: Calls = {
  "GET /api/openapi.json": () => ({
    path: "/api/openapi.json",
    check: ({ paths }) => expect(Object.keys(paths)).toContain("/api/lessons/{id}"),
  }),
  "GET /api/docs": () => ({ path: "/api/docs", check: (page) => expect(page).toContain("swagger-ui-bundle.js") }),
};

const availability = "/api/schedule/availability";
export const calls: Calls = {
  ...session,
  ...mailed,
  ...instructors,
  ...slots(availability),
  ...slots("/api/instructor/availability"),
  [`GET ${availability}?instructorId={id}`]: ({ instructorOwner, shown }) => ({
    path: `${availability}?instructorId=${instructorOwner.id}`,
    check: (list) => {
      expect(list).toContainEqual(expect.objectContaining({ id: shown.slot.id }));
      expect(JSON.stringify(list)).not.toMatch(/@|Pat/);
    },
  }),
  ...schedule,
  ...lessons,
  ...requests,
  ...privacy,
  ...administration,
  ...mails,
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
  "/api/custom-lesson-requests/:id": [shown.requestId, 401, 403, 403, 200, 404, 200],
  "/api/students/:id": [playerOwner.id, 401, 403, 403, 200, 404, 200],
  "/api/student-roster/:id": [playerOwner.id, 401, 403, 403, 200, 404, 200],
});
