import { expect } from "vitest";
import { type Calls, keysOf } from "./call.ts";

const camps = "/api/camps";
type Told = { id: string };

/** Nobody's name in what everybody is told of a camp. */
const tellsNobody = (told: object | undefined) =>
  expect(keysOf(told ?? {})).not.toMatch(/parent|participant|payer|playerName/i);

const lists: Calls = {
  [`GET ${camps}`]: ({ shown }) => ({
    path: camps,
    check: (list: Told[]) => tellsNobody(list.find(({ id }) => id === shown.campId)),
  }),
  [`GET ${camps}?instructorId={id}`]: ({ shown, instructorOwner }) => ({
    path: `${camps}?instructorId=${instructorOwner.id}`,
    check: (list: Told[]) => tellsNobody(list.find(({ id }) => id === shown.campId)),
  }),
  [`GET ${camps}/{id}`]: ({ shown }) => ({ path: `${camps}/${shown.campId}`, check: tellsNobody }),
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
  [`POST ${camps}/{id}/archive`]: async ({ camp }) => ({ path: `${camps}/${await camp()}/archive`, body: {} }),
  [`POST ${camps}/{id}/restore`]: async ({ camp }) => ({ path: `${camps}/${await camp()}/restore`, body: {} }),
  [`GET ${camps}/{id}/consequences`]: ({ shown }) => ({ path: `${camps}/${shown.campId}/consequences` }),
};

export const campRows: Calls = { ...lists, ...writes };
