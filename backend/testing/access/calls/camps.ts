import { expect } from "vitest";
import type { MatrixRole } from "../accessMatrix.ts";
import { type Calls, lists } from "./call.ts";

const camps = "/api/camps";
type CampLike = { id: string };

const childOfOwner = "Emma Ortiz";
/** Who comes, for those who run the camp; no names for anyone else. */
const tellsWhoComes = (role: MatrixRole) => (camp: object | undefined) => {
  const isKept = role === "instructorOwner" || role === "admin";
  expect(camp !== undefined && "registrations" in camp).toBe(isKept);
  expect(JSON.stringify(camp).includes(childOfOwner)).toBe(isKept);
  expect(JSON.stringify(camp)).not.toMatch(/medicalInfo"|bee stings/);
};

const reads: Calls = {
  [`GET ${camps}`]: ({ shown }, role) => ({
    path: camps,
    check: (list: CampLike[]) => tellsWhoComes(role)(list.find(({ id }) => id === shown.campId)),
  }),
  [`GET ${camps}?instructorId={id}`]: ({ shown, instructorOwner }, role) => ({
    path: `${camps}?instructorId=${instructorOwner.id}`,
    check: (list: CampLike[]) => tellsWhoComes(role)(list.find(({ id }) => id === shown.campId)),
  }),
  [`GET ${camps}/{id}`]: ({ shown }, role) => ({ path: `${camps}/${shown.campId}`, check: tellsWhoComes(role) }),
  [`GET ${camps}/conflicts?instructorId={id}&startDate={d}&endDate={d}`]: ({ shown, instructorOwner }, role) => ({
    path: `${camps}/conflicts?instructorId=${instructorOwner.id}&startDate=${shown.date}&endDate=${shown.date}`,
    check: ({ lessons }: { lessons: { id: string }[] }) =>
      expect(lists(lessons, shown.lessonId)).toBe(role !== "otherInstructor"),
  }),
  [`GET ${camps}/export.csv`]: (_, role) => ({
    path: `${camps}/export.csv`,
    check: (file: string) => {
      expect(file).toContain("Summer Hitting Camp");
      expect(file.includes(childOfOwner)).toBe(role !== "otherInstructor");
      expect(file).not.toContain("bee stings");
    },
  }),
};

const writes: Calls = {
  [`POST ${camps}`]: ({ campForm, clientAs }, role) => ({
    path: camps,
    body: campForm({ instructorId: 1 }),
    check: ({ instructorId }) => expect(clientAs(role)).toHaveProperty("id", instructorId),
  }),
  [`PUT ${camps}/{id}`]: async ({ camp }) => ({
    path: `${camps}/${await camp()}`,
    body: { location: "Oak Field" },
    check: ({ location }) => expect(location).toBe("Oak Field"),
  }),
  [`DELETE ${camps}/{id}`]: async ({ camp }) => ({ path: `${camps}/${await camp()}` }),
  [`DELETE ${camps}/{id}?force=true`]: async ({ camp }) => ({
    path: `${camps}/${await camp()}?force=true`,
    body: { reason: "The field is flooded" },
  }),
  [`POST ${camps}/{id}/cancel`]: async ({ camp }) => ({
    path: `${camps}/${await camp()}/cancel`,
    body: { reason: "The field is flooded" },
    check: ({ status }) => expect(status).toBe("cancelled"),
  }),
  [`POST ${camps}/{id}/publish`]: async ({ draft }) => ({
    path: `${camps}/${await draft()}/publish`,
    check: ({ status }) => expect(status).toBe("active"),
  }),
  [`POST ${camps}/{id}/duplicate`]: async ({ camp }) => ({
    path: `${camps}/${await camp()}/duplicate`,
    check: ({ status, registrationCount }) => expect([status, registrationCount]).toEqual(["draft", 0]),
  }),
  [`POST ${camps}/{id}/archive`]: async ({ camp }) => ({ path: `${camps}/${await camp()}/archive`, body: {} }),
  [`POST ${camps}/{id}/restore`]: async ({ camp }) => ({ path: `${camps}/${await camp()}/restore`, body: {} }),
  [`GET ${camps}/{id}/days/{day}/consequences`]: async ({ registered }) => {
    const { campId, camp } = await registered();
    return {
      path: `${camps}/${campId}/days/${camp.startDate}/consequences`,
      check: ({ families }) => expect(families).toBe(1),
    };
  },
  [`POST ${camps}/{id}/days/{day}/cancel`]: async ({ registered }) => {
    const { campId, camp } = await registered();
    return {
      path: `${camps}/${campId}/days/${camp.startDate}/cancel`,
      body: { reason: "Lightning all day" },
      check: ({ canceledDays }) => expect(canceledDays).toEqual([camp.startDate]),
    };
  },
  [`POST ${camps}/{id}/days/{day}/move`]: async ({ registered }) => {
    const { campId, camp } = await registered();
    const to = new Date(Date.parse(camp.startDate) + 9 * 86_400_000).toISOString().slice(0, 10);
    return {
      path: `${camps}/${campId}/days/${camp.startDate}/move`,
      body: { to, reason: "Lightning all day" },
      check: ({ dates }) => expect(dates[0]).toBe(to),
    };
  },
  [`GET ${camps}/{id}/consequences`]: ({ shown }) => ({ path: `${camps}/${shown.campId}/consequences` }),
};

const message = { to: "unpaid", subject: "Bring a rain jacket", text: "Rain is on its way." };
const messages: Calls = {
  [`GET ${camps}/{id}/messages`]: ({ shown }) => ({
    path: `${camps}/${shown.campId}/messages`,
    check: (list) => expect(list).toEqual([]),
  }),
  [`POST ${camps}/{id}/messages/audience`]: ({ shown }) => ({
    path: `${camps}/${shown.campId}/messages/audience`,
    body: message,
    check: ({ families, players }) => expect([families, players]).toEqual([1, 2]),
  }),
  [`POST ${camps}/{id}/messages`]: async ({ registered }) => ({
    path: `${camps}/${(await registered()).campId}/messages`,
    body: { ...message, families: 1 },
    check: ({ families }) => expect(families).toBe(1),
  }),
};

const days: Calls = {
  [`GET ${camps}/{id}/days/{day}`]: async ({ familyToday }) => {
    const { campId, day } = await familyToday();
    return {
      path: `${camps}/${campId}/days/${day}`,
      check: (shown) => {
        expect(shown.players.map(({ state }: { state: string }) => state)).toEqual(["expected", "expected"]);
        expect(JSON.stringify(shown)).not.toContain("bee stings");
      },
    };
  },
  [`POST ${camps}/{id}/days/{day}/attendance`]: async ({ familyToday }) => {
    const { campId, day, participantIds } = await familyToday();
    return {
      path: `${camps}/${campId}/days/${day}/attendance`,
      body: { participantId: participantIds[0]!, did: "checkIn", at: new Date().toISOString(), who: "Lou Ortiz" },
      check: ({ players }) => expect(JSON.stringify(players)).toContain('"broughtBy":"Lou Ortiz"'),
    };
  },
};

export const campRows: Calls = { ...reads, ...writes, ...messages, ...days };
