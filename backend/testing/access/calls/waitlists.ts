import { expect } from "vitest";
import { waitingFamily } from "../../waitlists.ts";
import { type Calls, keysOf } from "./call.ts";

const place = "/api/waitlist";
const tellsNoParent = (told: object) => expect(keysOf(told)).not.toMatch(/parent|email|phone|playerName/i);

/** What a family does with an offer, or with its turn. */
const act = (name: "accept" | "decline" | "leave", state: string): Calls => ({
  [`POST ${place}/{id}/${name}`]: async ({ waitlistPlace }) => ({
    path: `${place}/${(await waitlistPlace({ offered: name !== "leave" })).id}/${name}`,
    check: (told) => expect(told.state).toBe(state),
  }),
});

export const waitlists: Calls = {
  "POST /api/camps/{id}/waitlist": async ({ fullCamp }) => ({
    path: `/api/camps/${await fullCamp()}/waitlist`,
    body: waitingFamily({ state: "offered", position: 1 }),
    check: (told) => {
      tellsNoParent(told);
      expect(told).toMatchObject({ state: "waiting", position: 1 });
    },
  }),
  "GET /api/camps/{id}/waitlist": async ({ waitlistPlace }) => {
    const { id, campId } = await waitlistPlace();
    return {
      path: `/api/camps/${campId}/waitlist`,
      check: (list) => expect(list).toMatchObject([{ id, parentName: "Sam Reed" }]),
    };
  },
  "POST /api/waitlist/open": async ({ waitlistPlace, waitlistToken, browserOf }, role) => {
    const { id } = await waitlistPlace();
    return {
      path: `${place}/open`,
      as: await browserOf(role), // it holds the place from then on
      body: { token: waitlistToken(id) },
      check: tellsNoParent,
    };
  },
  "GET /api/waitlist/{id}": ({ shown }) => ({ path: `${place}/${shown.waitlistId}`, check: tellsNoParent }),
  ...act("accept", "accepted"),
  ...act("decline", "declined"),
  ...act("leave", "left"),
  "DELETE /api/waitlist/{id}": async ({ waitlistPlace }) => ({
    path: `${place}/${(await waitlistPlace()).id}`,
    check: ({ state }) => expect(state).toBe("left"),
  }),
};
