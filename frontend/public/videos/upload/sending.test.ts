import { expect, it, vi } from "vitest";
import { howFar, stopThere } from "./sending.ts";

const answering = (status: number, headers = {}) =>
  vi.stubGlobal("fetch", async () => new Response(null, { status, headers }));
const before = {
  url: "/api/videos/uploads/1",
  bytes: 10,
  hash: null,
  file: { name: "swing.mp4", bytes: 10 },
  cut: null,
};

it("an upload of an earlier visit goes on where it is, and is over only if the server says so", async () => {
  answering(200, { "upload-offset": "7" });
  expect(await howFar(before)).toEqual({ sent: 7 });
  answering(200, { "upload-offset": "10", "fungo-video": "v1" });
  expect(await howFar(before)).toEqual({ videoId: "v1" });
  for (const status of [404, 409, 410, 422]) {
    answering(status);
    expect(await howFar(before)).toBeUndefined();
  }
  for (const status of [401, 423, 500, 503]) {
    answering(status);
    await expect(howFar(before)).rejects.toThrow(String(status));
  }
});

it.each([
  [204, "over"],
  [404, "over"],
  [409, "a video already"],
  [401, "unknown"],
  [503, "unknown"],
])("a canceled upload that is answered with %i is %s", async (status, said) => {
  answering(status);
  expect(await stopThere(before.url)).toBe(said);
});

it("of a canceled upload nothing is known if the server can't be reached", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await stopThere(before.url)).toBe("unknown");
});
