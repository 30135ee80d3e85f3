import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, onTestFinished } from "vitest";
import type { VideoView } from "../../../backend/videos/contract.ts";
import type { MarkView } from "../../../backend/videos/marks/contract.ts";
import { weeklyDoneUrl } from "../../../backend/videos/weekly/weeklyContract.ts";
import { currentToast } from "../../shared/toastStore.ts";
import { video, weeklyFile } from "../../testing/videoExample.ts";
import { broken, dana, family, filmShown, leave, open as openPage, riley, serverWith } from "./testing/opened.tsx";
import VideoPage from "./VideoPage.tsx";
import { setUnsent } from "./voice/unsent.ts";

afterEach(leave);

const open = (shown: object, more: Record<string, object> = {}, who: typeof dana | null = dana) => {
  const server = serverWith({ "GET /api/videos/v1": shown, ...more });
  return { ...server, ...openPage(<VideoPage />, who, "/video-analysis/v1", "/video-analysis/:id") };
};
const mark: MarkView = {
  id: "m1",
  videoId: "v1",
  annotatorId: "dana",
  annotatorName: "Dana Lee",
  type: "line",
  timestamp: 1,
  startX: 10,
  startY: 10,
  endX: 90,
  endY: 90,
  radius: 0,
  width: 0,
  height: 0,
  points: null,
  text: null,
  inches: 0,
  color: "#ff0000",
};
const old: VideoView = { ...video, playable: "nowhere", container: "avi", originalPath: "/api/uploads/v1.avi" };

it("a visitor is told to log in, and comes back", () => {
  open(video, {}, null);
  const [link] = screen.getAllByRole("link", { name: "Log in" });
  expect(decodeURIComponent(link!.getAttribute("href")!)).toContain("return=/video-analysis/v1");
});

it("U26: a video that isn't there says so, with a way back", async () => {
  open(new Response("{}", { status: 404 }));
  expect(await screen.findByRole("heading", { name: "Video Not Found", level: 1 })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to videos" }).getAttribute("href")).toBe("/videos");
});

it("T26:videos: a video or marks that can't be loaded say so, and load when asked again", async () => {
  const { answers } = open(broken(), { "GET /api/video-annotations/v1": broken() });
  expect(await screen.findByText("Failed to fetch video")).toBeTruthy();
  answers["GET /api/videos/v1"] = video;
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  const marks = await screen.findByRole("region", { name: "Marks" });
  await within(marks).findByText("Failed to fetch annotations");
  answers["GET /api/video-annotations/v1"] = [];
  fireEvent.click(within(marks).getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(screen.queryByText("Failed to fetch annotations")).toBeNull());
});

it("U25:information: what is known of a video is said, and its feedback is read by its player, not written", async () => {
  open({ ...video, description: "Hands?" });
  const { textContent: information } = await screen.findByRole("region", { name: "Video information" });
  for (const fact of ["Dana Lee", "Pending assignment", "Practice", "0:02", "160 × 90, 30 frames a second", "Hands?"])
    expect(information).toContain(fact);
  const feedback = screen.getByRole("region", { name: "Feedback" });
  expect(feedback.textContent).toContain("It usually comes in 24-48 hours.");
  expect(within(feedback).queryByRole("textbox")).toBeNull();
});

it("its coach neither renames nor deletes it", async () => {
  open({ ...video, isOwn: false, instructorId: "riley" }, {}, riley);
  await screen.findByRole("region", { name: "Review" });
  expect(screen.queryByRole("button", { name: "Edit title" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Delete video" })).toBeNull();
});

it.each([
  [404, /This recording is missing\./],
  [200, /Your browser can’t play this video\./],
  [503, /We couldn’t load this video\./],
])("a file that fails to play, and is answered %i, says why, and shows no black picture", async (status, says) => {
  const file = `GET ${video.filePath}`;
  open(video, { [file]: new Response(null, { status }) });
  fireEvent.error(await filmShown());
  expect(await screen.findByText(says)).toBeTruthy();
  expect(document.querySelector("video")).toBeNull();
});

it("a video whose file couldn't be loaded is loaded again when asked", async () => {
  open(video, { [`GET ${video.filePath}`]: broken() });
  fireEvent.error(await filmShown());
  fireEvent.click(await screen.findByRole("button", { name: "Retry" }));
  expect(document.activeElement).toBe(await filmShown());
});

it("a recording that isn't saved can be reached, whatever becomes of the video", async () => {
  open({ ...video, isOwn: false, instructorId: "riley" }, { [`GET ${video.filePath}`]: broken() }, riley);
  const film = await filmShown();
  const file = new File(["sound"], "voice.webm", { type: "audio/webm" });
  act(() => setUnsent("v1", { id: "r1", file, address: "blob:r1", seconds: 2, track: [], transcript: "" }));
  fireEvent.error(film);
  await screen.findByText(/We couldn’t load this video\./);
  expect(await screen.findByRole("button", { name: "Discard" })).toBeTruthy();
});

it("a tick that can't be saved goes back, and says so", async () => {
  const weekly = { ...weeklyFile, id: "v1", players: [{ playerId: "dana", practicedAt: null }] };
  open(weekly, { ...family, [`POST ${weeklyDoneUrl("v1")}`]: broken() });
  const tick = await screen.findByRole<HTMLInputElement>("checkbox");
  fireEvent.click(tick);
  await waitFor(() => expect(currentToast()).toMatchObject({ kind: "destructive" }));
  await waitFor(() => expect(tick.checked).toBe(false));
});

it.each([true, false])("full screen is offered where the browser has it: %s", async (has) => {
  Object.defineProperty(document, "fullscreenEnabled", { value: has, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, "fullscreenEnabled"));
  open(video);
  await filmShown();
  expect(screen.queryAllByRole("button", { name: "Full screen" })).toHaveLength(has ? 1 : 0);
  fireEvent.keyDown(document.body, { key: "?" });
  const keys = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  expect(within(keys).queryAllByText("Full screen")).toHaveLength(has ? 1 : 0);
});

it("in full screen its keys are listed where they can be seen", async () => {
  open(video);
  await filmShown();
  const player = screen.getByRole("region", { name: "Player" });
  Object.defineProperty(document, "fullscreenElement", { value: player, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, "fullscreenElement"));
  fireEvent.keyDown(document.body, { key: "?" });
  expect(player.contains(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }))).toBe(true);
});

it("who deletes a mark by keyboard goes on from its list", async () => {
  open(video, { "GET /api/video-annotations/v1": [mark] });
  const remove = await within(await screen.findByRole("region", { name: "Marks" })).findByTitle("Delete mark");
  remove.focus();
  fireEvent.click(remove);
  await screen.findByText("Nothing is drawn on this video yet.");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Marks" }));
});

it("what is being set is set by Done and by another tool, and a mark that was being edited is seen again", async () => {
  const { sent } = open(video, { "GET /api/video-annotations/v1": [mark] });
  fireEvent.click(await screen.findByTitle("Edit mark"));
  fireEvent.change(await screen.findByLabelText("Text (optional)"), { target: { value: "Elbow" } });
  const [layer, tool] = [screen.getByTestId("marks"), await screen.findByRole("button", { name: "Text" })];
  expect(layer.textContent).toBe("");
  fireEvent.click(tool); // as by a key
  expect(layer.textContent).toBe("Elbow");
  fireEvent.change(screen.getByRole("textbox", { name: "Text" }), { target: { value: "Hips first" } });
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() =>
    expect(sent("POST /api/videos/v1/annotations").at(-1)).toMatchObject({
      annotations: [{ id: "m1", text: "Elbow" }, { text: "Hips first" }],
    }),
  );
});

it("an old kind of video is said plainly, and can be downloaded, a weekly one, too", async () => {
  open(old);
  expect(await screen.findByText(/Browsers can’t play this kind of video\./)).toBeTruthy();
  const hrefs = () => screen.getAllByRole("link", { name: "Download" }).map((link) => link.getAttribute("href"));
  expect(hrefs()[0]).toBe("/api/uploads/v1.avi?download");
  leave();
  open({
    ...weeklyFile,
    id: "v1",
    file: { ...weeklyFile.file!, playable: "nowhere", originalPath: "/api/uploads/w.avi" },
  });
  expect(await screen.findByText(/Browsers can’t play this kind of video\./)).toBeTruthy();
  expect(hrefs()).toEqual(["/api/uploads/w.avi?download"]);
});

it("a title is corrected, and shown at once", async () => {
  const renamed = { ...video, title: "From Grandpa’s camera" };
  const { answers, sent } = open(video, {
    "PATCH /api/videos/v1/title": () => {
      answers["GET /api/videos/v1"] = renamed;
      return renamed;
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Edit title" }));
  const form = await screen.findByRole("dialog", { name: "Edit title" });
  fireEvent.change(within(form).getByLabelText(/^Title/), { target: { value: renamed.title } });
  fireEvent.click(within(form).getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("heading", { name: renamed.title, level: 1 })).toBeTruthy();
  expect(currentToast()?.title).toBe("Title saved");
  expect(sent("PATCH /api/videos/v1/title")).toMatchObject([{ title: renamed.title }]);
});

it("T24, U47, T34:videos: a video is deleted for good, once asked; if that fails it's said", async () => {
  const { answers, address } = open(video, { "DELETE /api/videos/v1": broken() });
  const ask = async () => {
    fireEvent.click(await screen.findByRole("button", { name: "Delete video" }));
    return screen.findByRole("dialog", { name: "Delete this video?" });
  };
  const dialog = await ask();
  expect(dialog.textContent).toContain(
    'Are you sure you want to delete "Front toss"? This action cannot be undone and will permanently remove the video file and all associated data.',
  );
  const confirm = (inside: HTMLElement) =>
    fireEvent.click(within(inside).getByRole("button", { name: "Delete video" }));
  confirm(dialog);
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: "Delete Failed",
      text: "Failed to delete video. Please try again.",
    }),
  );
  answers["DELETE /api/videos/v1"] = { id: "v1", deleted: true };
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  confirm(await ask());
  await waitFor(() => expect(address()).toBe("/videos"));
  expect(currentToast()).toMatchObject({
    title: "Video Deleted",
    text: "The video has been permanently deleted",
  });
});
