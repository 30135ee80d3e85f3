import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { vi } from "vitest";
import { subscriptionStatusUrl } from "../../../../backend/memberships/subscriptionContract.ts";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { user } from "../../../testing/backOffice.tsx";
import { currentUserKey } from "../../access/currentUser.ts";
import { rememberSignedIn } from "../../access/signedIn.ts";

export const dana: UserView = { ...user, id: "dana", firstName: "Dana", lastName: "Lee", role: "student" };
export const riley: UserView = { ...user, id: "riley", firstName: "Riley", lastName: "Brooks", role: "instructor" };

const plays = {
  id: "dana",
  firstName: "Dana",
  lastName: "Lee",
  birthDate: null,
  age: 19,
  position: null,
  experience: null,
  sport: null,
  emergencyContact: null,
  emergencyPhone: null,
  isOwn: true,
  hasAccount: true,
  plays: true,
  consent: "none needed",
  guardians: [],
  erasureAskedUntil: null,
  createdAt: "2030-01-01T12:00:00.000Z",
  updatedAt: "2030-01-01T12:00:00.000Z",
};
export const member = {
  membershipStatus: "active",
  videosThisMonth: 0,
  allowed: 4,
  standing: "manual",
  endsAt: null,
  renewsAt: null,
  paidFrom: null,
  pausesAt: null,
  pausedUntil: null,
  card: null,
  canUpload: true,
  resetsOn: "2030-06-01",
  reason: null,
  isPayer: false,
  payer: null,
  hasPayerLeft: false,
  hadOne: true,
};
/** Whose only player is the account's own, with a membership. */
export const family = { "GET /api/players": [plays], [`GET ${subscriptionStatusUrl}`]: member };
/** An answer, or what makes one of what was sent. */
type Answer = object | null | ((sent: never) => object | null);

/** A server that answers "GET /api/videos" as told, and what it knows nothing of with an empty list. */
export const serverWith = (answers: Record<string, Answer>) => {
  const asked: (readonly [string, unknown])[] = [];
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    const call = `${method} ${url.split("?")[0]}`;
    const sent = typeof body === "string" ? JSON.parse(body) : body;
    asked.push([call, sent]);
    const answer = answers[call] ?? [];
    const given: object | null = await (typeof answer === "function" ? answer(sent as never) : answer);
    return given instanceof Response ? given.clone() : Response.json(given);
  });
  return {
    answers,
    asked,
    sent: (call: string) => asked.filter(([one]) => one === call).map(([, body]) => body),
  };
};
export const broken = () => new Response("", { status: 500 });
export const refusedWith = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status });

// No video plays here, and none shows a frame.
Object.assign(HTMLVideoElement.prototype, { requestVideoFrameCallback: () => 0, cancelVideoFrameCallback: () => {} });

/** A public page at its address, for somebody who is logged in, or for a visitor. */
export const open = (page: ReactElement, who: UserView | null, at = "/videos", path = "*") => {
  // What is hidden here is taken away, not styled so; to read styles takes most of the time that looking for roles does.
  vi.spyOn(window, "getComputedStyle").mockReturnValue(document.createElement("div").style);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  rememberSignedIn(who !== null);
  client.setQueryData(currentUserKey, who);
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: "*", element: null },
    ],
    { initialEntries: [at] },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { address: () => `${router.state.location.pathname}${router.state.location.search}` };
};

/** The nth film on the page, once it is there. */
export const filmShown = (nth = 0) =>
  waitFor(() => {
    const film = document.querySelectorAll("video").item(nth);
    if (!film) throw new Error("no video is shown");
    return film;
  });

export const leave = () => {
  cleanup();
  rememberSignedIn(false);
};
