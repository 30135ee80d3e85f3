import { expect } from "vitest";
import type { Cast } from "../accessCast.ts";
import type { MatrixRole } from "../accessMatrix.ts";
import { closuresUrl, closureUrl } from "../../../scheduling/contract.ts";
import { does } from "../../held.ts";
import { type Calls, lists, sees } from "./call.ts";

/** An admin acts for the instructor who owns things, and instructors for themselves, whomever they name. */
const ownerFor = ({ idOf, instructorOwner }: Cast, role: MatrixRole) =>
  role === "admin" ? instructorOwner.id : idOf(role);

const availability = "/api/schedule/availability";

/** The same calls at two addresses. */
const slots = (url: string): Calls => ({
  [`GET ${url}`]: ({ shown, instructorOwner }, role) => ({
    path: url === availability ? url : `${url}?instructorId=${instructorOwner.id}`,
    check: (list: { id: string }[]) => expect(list.some(({ id }) => id === shown.slot.id)).toBe(sees(role)),
  }),
  [`POST ${url}`]: (cast, role) => ({
    path: url,
    body: { dayOfWeek: 1, ...cast.freeTime(), price: 75, instructorId: cast.instructorOwner.id },
    check: ({ instructorId }) => expect(instructorId).toBe(ownerFor(cast, role)),
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

/** The facility is closed on a day that nothing else needs. */
const closure = async ({ admin, freeDay }: Cast) => {
  const date = freeDay();
  const { body } = await does(admin, "POST", closuresUrl, { firstDay: date, lastDay: date, name: "Repairs" });
  return body as { id: string };
};

const schedule: Calls = {
  // Someone's own, whose slots nothing else needs.
  "DELETE /api/schedule/clear-all": async ({ leaving }, role) => ({
    path: `/api/schedule/clear-all?instructorId=${(await leaving("instructorOwner")).id}`,
    ...(role !== "anonymous" && { as: await leaving(role) }),
  }),
  "GET /api/schedule/cleared": ({ instructorOwner }) => ({
    path: `/api/schedule/cleared?instructorId=${instructorOwner.id}`,
  }),
  "POST /api/schedule/restore": ({ instructorOwner }) => ({
    path: "/api/schedule/restore",
    body: { instructorId: instructorOwner.id },
  }),
  "POST /api/schedule/copy-day": async ({ leaving }, role) => ({
    path: "/api/schedule/copy-day",
    body: { dayOfWeek: 1, instructorId: (await leaving("instructorOwner")).id },
    ...(role !== "anonymous" && { as: await leaving(role) }),
  }),
  "GET /api/schedule/blocks": async ({ ownBlock, instructorOwner }, role) => {
    const { id } = await ownBlock();
    return {
      path: `/api/schedule/blocks?instructorId=${instructorOwner.id}`,
      check: (list: { id: string }[]) => expect(list.some((block) => block.id === id)).toBe(sees(role)),
    };
  },
  "GET /api/schedule/blocks/lessons": ({ shown, instructorOwner: { id } }, role) => ({
    path: `/api/schedule/blocks/lessons?firstDay=${shown.date}&lastDay=${shown.date}&instructorId=${id}`,
    check: (list: { id: string }[]) => expect(list.map(({ id }) => id).includes(shown.lessonId)).toBe(sees(role)),
  }),
  "POST /api/schedule/blocks": (cast, role) => {
    const date = cast.freeDay();
    return {
      path: "/api/schedule/blocks",
      body: { firstDay: date, lastDay: date, instructorId: cast.instructorOwner.id },
      check: ({ instructorId }) => expect(instructorId).toBe(ownerFor(cast, role)),
    };
  },
  "POST /api/schedule/sick-day": ({ freeDay, instructorOwner }) => ({
    path: "/api/schedule/sick-day",
    body: { dates: [freeDay()], message: "The flu.", offer: false, instructorId: instructorOwner.id },
    check: (told) => expect(told).toEqual({ canceled: [], offered: [] }),
  }),
  "GET /api/schedule/closures": async (cast) => {
    const { id } = await closure(cast);
    return { path: closuresUrl, check: (list) => expect(lists(list, id)).toBe(true) };
  },
  "GET /api/schedule/closures/lessons": ({ shown }) => ({
    path: `${closuresUrl}/lessons?firstDay=${shown.date}&lastDay=${shown.date}`,
    check: (list) => expect(lists(list, shown.lessonId)).toBe(true),
  }),
  "POST /api/schedule/closures": (cast) => {
    const date = cast.freeDay();
    return { path: closuresUrl, body: { firstDay: date, lastDay: date, name: "Repairs" } };
  },
  "DELETE /api/schedule/closures/{id}": async (cast) => ({ path: closureUrl((await closure(cast)).id) }),
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
