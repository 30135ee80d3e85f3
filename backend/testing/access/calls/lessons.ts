import { expect } from "vitest";
import { bookingOf } from "../../schedule.ts";
import { type Calls, isPlayer, keysOf, lists, once, sees } from "./call.ts";

const lessonList =
  (path: string): Calls[string] =>
  ({ shown }, role) => ({
    path,
    check: (list: { id: string }[]) => expect(list.some(({ id }) => id === shown.lessonId)).toBe(sees(role)),
  });
const calendarOf = once(
  async ({ playerOwner }) => (await playerOwner("POST", "/api/calendar-feed")).body.path as string,
);

export const lessons: Calls = {
  "POST /api/moving-in/lessons": ({ emailOf, dayAhead }) => ({
    path: "/api/moving-in/lessons",
    body: Buffer.from(
      `Player,Parent email,Coach,Date,Time\nWalter Walk-In,,${emailOf("instructorOwner")},${dayAhead(300)},6:00 AM`,
    ),
    headers: { "content-type": "text/csv" },
    check: ({ rows }) => expect(rows).toMatchObject([{ row: 2, outcome: "added" }]),
  }),
  // decisions.md G1-27 overrides the matrix here: everyone may see a lesson's id.
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
  "POST /api/lessons/{id}/cancel": async ({ lesson }, role) => ({
    path: `/api/lessons/${(await lesson()).lessonId}/cancel`,
    body: isPlayer(role) ? {} : { reason: "The cage is closed." },
    check: ({ status }) => expect(status).toBe("cancelled"),
  }),
  "POST /api/lessons/{id}/and-later": async ({ weeklyLesson }) => ({
    path: `/api/lessons/${await weeklyLesson()}/and-later`,
    body: { what: "canceled", reason: "The cage is closed." },
    check: ({ lessons }) =>
      expect(lessons.map(({ status }: { status: string }) => status)).toEqual(["cancelled", "cancelled"]),
  }),
  "POST /api/lessons/{id}/no-show": async ({ begunLesson }) => ({
    path: `/api/lessons/${await begunLesson()}/no-show`,
    check: ({ status }) => expect(status).toBe("missed"),
  }),
  "POST /api/lessons/{id}/move": async ({ lesson }) => ({
    path: `/api/lessons/${(await lesson()).lessonId}/move`,
    body: { date: "2100-05-01", startTime: "08:00" },
    check: ({ proposal }) => expect(proposal).toMatchObject({ from: "instructor", to: { date: "2100-05-01" } }),
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
  "POST /api/lessons/{id}/payment-sent": async ({ lesson }) => ({
    path: `/api/lessons/${(await lesson()).lessonId}/payment-sent`,
    body: { how: "venmo", confirmed: true },
    check: ({ status, paymentSent }) => expect([status, paymentSent.how]).toEqual(["pending", "venmo"]),
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
  "GET /api/instructors/{id}/reviews": async ({ instructorOwner, reviewedLesson, idOf }) => {
    const lessonId = await reviewedLesson();
    return {
      path: `/api/instructors/${instructorOwner.id}/reviews`,
      check: (list: object[]) => {
        expect(keysOf(list[0]!)).toBe("by comment id month rating");
        expect(JSON.stringify(list)).not.toContain(lessonId);
        expect(JSON.stringify(list)).not.toContain(idOf("playerOwner"));
      },
    };
  },
  "GET /api/reviews": async ({ reviewedLesson }, role) => {
    const lessonId = await reviewedLesson();
    return {
      path: "/api/reviews",
      check: (list: { id: string }[]) => expect(lists(list, lessonId)).toBe(sees(role)),
    };
  },
  "PATCH /api/reviews/{id}/comment": async ({ reviewedLesson }) => ({
    path: `/api/reviews/${await reviewedLesson()}/comment`,
    body: { hiddenFor: "abusive" },
    check: ({ hiddenFor }) => expect(hiddenFor).toBe("abusive"),
  }),
  "GET /api/lessons/{id}/calendar.ics": ({ shown }) => ({
    path: `/api/lessons/${shown.lessonId}/calendar.ics`,
    check: (file) => expect(file).toContain(`UID:lesson-${shown.lessonId}`),
  }),
  "GET /api/calendar-feed": () => ({
    path: "/api/calendar-feed",
    check: (answer) => expect(answer).toEqual({ since: null, path: null }),
  }),
  "POST /api/calendar-feed": () => ({
    path: "/api/calendar-feed",
    check: ({ path }) => expect(path).toMatch(/^\/calendar\/[\w-]{32}\.ics$/),
  }),
  "DELETE /api/calendar-feed": () => ({ path: "/api/calendar-feed" }),
  "GET /calendar/{token}.ics": async (cast) => ({
    path: await calendarOf(cast),
    check: (file) => {
      expect(file).toContain(`UID:lesson-${cast.shown.lessonId}`);
      expect(file).not.toMatch(/No\d+|555-010/);
    },
  }),
  "GET /api/history?of={id}": ({ shown }) => ({
    path: `/api/history?of=${shown.lessonId}`,
    check: (story) => expect(JSON.stringify(story)).not.toMatch(/@|555-010|phone|medical/i),
  }),
};
