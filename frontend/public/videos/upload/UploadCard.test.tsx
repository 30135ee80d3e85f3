import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { forgetAllKept } from "../../../shared/kept.ts";
import { currentToast } from "../../../shared/toastStore.ts";
import { dana, family, leave, open, serverWith } from "../testing/opened.tsx";
import type { Film } from "./film.ts";
import { FilmStrip } from "./FilmStrip.tsx";
import { unfinished } from "./unfinished.ts";
import { UploadCard } from "./UploadCard.tsx";

beforeEach(forgetAllKept);
afterEach(leave);

const film = new File(["frames"], "Front_toss.mp4", { type: "video/mp4" });
const choose = async (file: File) => {
  const field = await screen.findByTestId("video-file");
  fireEvent.change(field, { target: { files: [file] } });
};
const title = () => screen.getByLabelText<HTMLInputElement>(/^Title/);
const uploadIt = () => fireEvent.click(screen.getByRole("button", { name: "Upload Video" }));

it("another player can be chosen after the video: it stays, and so does what was typed", async () => {
  const [own] = family["GET /api/players"];
  const players = ["Kim", "Max"].map((firstName) => ({ ...own!, id: firstName, firstName, isOwn: false }));
  serverWith({ ...family, "GET /api/players": players });
  open(<UploadCard user={dana} />, dana);
  fireEvent.click(await screen.findByRole("radio", { name: "Kim" }));
  await choose(film);
  await waitFor(() => expect(title().value).toBe("Front toss"));
  fireEvent.click(screen.getByRole("radio", { name: "Max" }));
  await waitFor(() => expect(screen.getByText(/^Front_toss\.mp4/)).toBeTruthy());
  expect(title().value).toBe("Front toss");
});

it("a parent without a player is led to add one", async () => {
  const [own] = family["GET /api/players"];
  serverWith({ ...family, "GET /api/players": [{ ...own!, plays: false }] });
  open(<UploadCard user={dana} />, dana);
  expect((await screen.findByRole("link", { name: "Add a player" })).getAttribute("href")).toBe("/players");
  expect(screen.queryByText("Choose who’s in the video.")).toBeNull();
});

it("a file that the device can't read anymore is said to be so", async () => {
  serverWith(family);
  open(<UploadCard user={dana} />, dana);
  const gone = Object.assign(new File(["frames"], "Gone.mp4", { type: "video/mp4" }), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException("gone", "NotReadableError")) }),
  });
  await choose(gone);
  uploadIt();
  await waitFor(() => expect(currentToast()?.title).toBe("Couldn’t read your video"));
});

it("a refused file is named with the limit, and the one chosen before stays", async () => {
  serverWith(family);
  open(<UploadCard user={dana} />, dana);
  await choose(film);
  const huge = Object.defineProperty(new File(["frames"], "Game.mp4", { type: "video/mp4" }), "size", {
    value: 1024 ** 3 + 1,
  });
  await choose(huge);
  const says = "Game.mp4 is too large: videos can be up to 1 GB. Please try a smaller one.";
  await screen.findByText(says);
  expect(currentToast()).toMatchObject({ title: "File Too Large", text: says });
  expect(screen.getByText(/^Front_toss\.mp4/)).toBeTruthy();
});

it("an upload to go on with says whose it is, and offers no recording, which would be another file", async () => {
  const [own] = family["GET /api/players"];
  const players = ["Kim", "Max"].map((firstName) => ({ ...own!, id: firstName, firstName, isOwn: false }));
  serverWith({ ...family, "GET /api/players": players });
  const before = { url: "/api/videos/uploads/u1", bytes: 6, hash: null, cut: null, playerId: "Max" };
  unfinished.keep({ ...before, file: { name: "Front_toss.mp4", bytes: 6 } });
  open(<UploadCard user={dana} />, dana);
  expect(await screen.findByText(/isn’t finished.* It’s for Max\.$/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Choose the same file" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Record" })).toBeNull();
});

const cuts = [0, 8, 16]; // s, where it can be cut
const long: Film = {
  seconds: 24,
  plays: "everywhere",
  strip: [],
  poster: null,
  canShrink: false,
  cutBefore: async (at) => cuts.findLast((cut) => cut <= at) ?? 0,
  cutAfter: async (at) => cuts.find((cut) => cut > at),
};
const strip = () => {
  const Strip = () => {
    const [cut, setCut] = useState({ from: 0, to: 24, smaller: false });
    return <FilmStrip film={long} bytes={9000} cut={cut} onCut={(next) => setCut((now) => ({ ...now, ...next }))} />;
  };
  serverWith({});
  open(<Strip />, dana);
  return screen.getByRole<HTMLInputElement>("slider", { name: "Start" });
};

it("by keys the start goes from one point where it can be cut to the next, and says where there is none", async () => {
  const start = strip();
  for (const [key, at] of [
    ["ArrowRight", "8"],
    ["ArrowRight", "16"],
    ["ArrowLeft", "8"],
  ] as const) {
    fireEvent.keyDown(start, { key });
    await waitFor(() => expect(start.value).toBe(at));
  }
  fireEvent.keyDown(start, { key: "ArrowRight" });
  await waitFor(() => expect(start.value).toBe("16"));
  fireEvent.keyDown(start, { key: "ArrowRight" });
  expect(await screen.findByText("There’s no later point where we can cut.")).toBeTruthy();
});

it("a start dragged elsewhere goes to where it can be cut, and says so; the end moves nothing of it", async () => {
  const start = strip();
  fireEvent.change(start, { target: { value: 13 } });
  await screen.findByText("Starts at 0:08, the closest earlier point where we can cut.");
  expect(start.value).toBe("8");
  fireEvent.change(screen.getByRole("slider", { name: "End" }), { target: { value: 20 } });
  expect(await screen.findByText("12 of 24 seconds, in full quality.")).toBeTruthy();
});
