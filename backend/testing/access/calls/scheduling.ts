import { expect } from "vitest";
import { type Calls, sees } from "./call.ts";

const availability = "/api/schedule/availability";

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

/** What everyone sees of one instructor's week. */
const shownToAll: Calls = {
  [`GET ${availability}?instructorId={id}`]: ({ instructorOwner, shown }) => ({
    path: `${availability}?instructorId=${instructorOwner.id}`,
    check: (list) => {
      expect(list).toContainEqual(expect.objectContaining({ id: shown.slot.id }));
      expect(JSON.stringify(list)).not.toMatch(/@|Pat/);
    },
  }),
};

const schedule: Calls = {
  // Someone's own, whose slots nothing else needs.
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

export const scheduling: Calls = {
  ...slots(availability),
  ...slots("/api/instructor/availability"),
  ...shownToAll,
  ...schedule,
};
