import { expect } from "vitest";
import { waitingFamily } from "../../waitlists.ts";
import { type Calls, keysOf, lists } from "./call.ts";

const url = "/api/waitlist";
const tellsNoParent = (answer: object) => expect(keysOf(answer)).not.toMatch(/parent|email|phone|playerName/i);

/** What a family does with an offer, or with its turn. */
const act = (name: "accept" | "decline" | "leave", state: string): Calls => ({
  [`POST ${url}/{id}/${name}`]: async ({ waitlistPlace }) => ({
    path: `${url}/${(await waitlistPlace({ offered: name !== "leave" })).id}/${name}`,
    check: (answer) => expect(answer.state).toBe(state),
  }),
});

export const waitlists: Calls = {
  "POST /api/camps/{id}/waitlist": async ({ fullCamp }) => ({
    path: `/api/camps/${await fullCamp()}/waitlist`,
    body: waitingFamily({ state: "offered", position: 1 }),
    check: (answer) => {
      tellsNoParent(answer);
      expect(answer).toMatchObject({ state: "waiting", position: 1 });
    },
  }),
  "GET /api/camps/{id}/waitlist": async ({ waitlistPlace }) => {
    const { id, campId } = await waitlistPlace();
    return {
      path: `/api/camps/${campId}/waitlist`,
      check: (list) => expect(list).toMatchObject([{ id, parentName: "Sam Reed" }]),
    };
  },
  "GET /api/my/waitlist-places": ({ shown }, role) => ({
    path: "/api/my/waitlist-places",
    check: (list) => {
      expect(lists(list, shown.waitlistId)).toBe(role === "playerOwner");
      tellsNoParent(list);
    },
  }),
  "POST /api/waitlist/open": async ({ waitlistPlace, waitlistToken, browserOf }, role) => {
    const { id } = await waitlistPlace();
    return {
      path: `${url}/open`,
      as: await browserOf(role), // it holds the entry from then on
      body: { token: waitlistToken(id) },
      check: tellsNoParent,
    };
  },
  "GET /api/waitlist/{id}": ({ shown }) => ({ path: `${url}/${shown.waitlistId}`, check: tellsNoParent }),
  ...act("accept", "accepted"),
  ...act("decline", "declined"),
  ...act("leave", "left"),
  "POST /api/waitlist/{id}/offer": async ({ declinedPlace }) => ({
    path: `${url}/${await declinedPlace()}/offer`,
    check: ({ state }) => expect(state).toBe("offered"),
  }),
  "POST /api/waitlist/{id}/skip": async ({ waitlistPlace }) => ({
    path: `${url}/${(await waitlistPlace()).id}/skip`,
    body: { reason: "Away until August" },
    check: ({ isSkipped }) => expect(isSkipped).toBe(true),
  }),
  "POST /api/waitlist/{id}/extend": async ({ waitlistPlace }) => ({
    path: `${url}/${(await waitlistPlace({ offered: true })).id}/extend`,
    body: { hours: 24 },
    check: ({ state }) => expect(state).toBe("offered"),
  }),
  "DELETE /api/waitlist/{id}": async ({ waitlistPlace }) => ({
    path: `${url}/${(await waitlistPlace()).id}`,
    check: ({ state }) => expect(state).toBe("left"),
  }),
};
