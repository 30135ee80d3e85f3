import { expect } from "vitest";
import { clip } from "../../../videos/testing/clips.ts";
import { assignedTo, weeklyForm } from "../../../videos/testing/weekly.ts";
import { weeklyMailLinkUrl, weeklyMailUrl } from "../../../videos/weekly/mailContract.ts";
import { picture } from "../../../videos/testing/videos.ts";
import { weeklyPosterUrl } from "../../../videos/weekly/weeklyContract.ts";
import { type Calls, lists, sees } from "./call.ts";

export const weekly: Calls = {
  "GET /api/weekly-videos": async (cast, role) => {
    const id = await cast.weeklyVideo();
    return {
      path: "/api/weekly-videos",
      check: (list: { id: string }[]) => expect(lists(list, id)).toBe(sees(role)),
    };
  },
  "POST /api/weekly-videos": ({ playerOwner }, role) => ({
    path: "/api/weekly-videos",
    body: weeklyForm(role === "instructorOwner" ? assignedTo(playerOwner) : {}, clip("plain.mp4")),
    check: (video) => expect(video).toMatchObject({ title: "Hip turn", isOwn: true }),
  }),
  "PATCH /api/weekly-videos/{id}": async (cast) => {
    const id = await cast.weeklyVideo();
    return {
      path: `/api/weekly-videos/${id}`,
      body: { title: "Hips first" },
      check: (video) => expect(video).toMatchObject({ id, title: "Hips first" }),
    };
  },
  "DELETE /api/weekly-videos/{id}": async (cast) => {
    const id = await cast.weeklyVideo({ isFile: true });
    return {
      path: `/api/weekly-videos/${id}`,
      check: (left) => expect(left).toEqual({ id, deleted: true }),
    };
  },
  "PUT /api/weekly-videos/{id}/poster": async (cast) => ({
    path: weeklyPosterUrl(await cast.weeklyVideo({ isFile: true })),
    body: picture(),
    headers: { "content-type": "image/webp" },
    check: (video) => expect(video.thumbnailPath).toMatch(/\.webp$/),
  }),
  "POST /api/weekly-videos/{id}/done": async (cast) => {
    const id = await cast.weeklyVideo();
    return {
      path: `/api/weekly-videos/${id}/done`,
      body: { done: true },
      check: (video) => expect(video).toMatchObject({ id, players: [{ practicedAt: expect.any(String) }] }),
    };
  },
  "GET /api/weekly-videos/{id}/players": async (cast) => {
    const id = await cast.weeklyVideo();
    return {
      path: `/api/weekly-videos/${id}/players`,
      check: (players) => expect(players).toMatchObject([{ playerId: cast.playerOwner.id, practicedAt: null }]),
    };
  },
  "GET /api/account/weekly-email": () => ({ path: weeklyMailUrl }),
  "PUT /api/account/weekly-email": () => ({
    path: weeklyMailUrl,
    body: { wanted: true },
    check: (choice) => expect(choice).toEqual({ wanted: true }),
  }),
  "POST /api/weekly-email": ({ capabilities, spare }) => ({
    path: weeklyMailLinkUrl,
    body: { token: capabilities.tokenOf("weeklyMail", spare.id), wanted: true },
    check: (choice) => expect(choice).toEqual({ wanted: true }),
  }),
};
