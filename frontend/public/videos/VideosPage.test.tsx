import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { VideoView } from "../../../backend/videos/contract.ts";
import { subscriptionStatusUrl } from "../../../backend/memberships/subscriptionContract.ts";
import { forgetAllKept } from "../../shared/kept.ts";
import { currentToast } from "../../shared/toastStore.ts";
import { slot } from "../../testing/slotExample.ts";
import { video, weeklyFile, weeklyVideo } from "../../testing/videoExample.ts";
import { broken, dana, family, leave, member, open, riley, serverWith } from "./testing/opened.tsx";
import VideosPage from "./VideosPage.tsx";

afterEach(() => {
  forgetAllKept();
  leave();
});

const several = (n: number, more: Partial<VideoView> = {}) =>
  Array.from({ length: n }, (_, nth) => ({ ...video, id: `v${nth}`, title: `Swing ${nth}`, ...more }));
const library = () => screen.findByRole("region", { name: "Library" });
const cards = async () => within(await library()).findAllByRole("listitem");
const weekly = () => screen.findByRole("region", { name: "Weekly Instruction Videos" });

it("a visitor is told to log in, and where to get a membership", () => {
  open(<VideosPage />, null);
  expect(screen.getByRole("link", { name: "Log in" }).getAttribute("href")).toMatch(/return=(%2F|\/)videos/);
  expect(screen.getByRole("link", { name: "About the membership" }).getAttribute("href")).toBe("/subscribe");
});

it("U24, K5:library, K5:stats, G2-4, G2-44: an instructor sees four numbers, five videos at first, also those without a coach, where to upload, and that there is nothing weekly", async () => {
  serverWith({ "GET /api/videos": several(6, { videoType: "lesson" }) });
  open(<VideosPage />, riley, "/videos?type=lesson");
  expect(await cards()).toHaveLength(5);
  expect((await cards())[0]!.textContent).toMatch(/Dana Lee.*Pending assignment · waiting less than an hour/);
  expect(screen.getByRole("button", { name: "Lesson" }).getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "View All Videos" }));
  expect(await cards()).toHaveLength(6);
  expect(screen.queryByRole("button", { name: "View All Videos" })).toBeNull();
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Total Videos",
    "Pending Review",
    "Reviewed",
    "This Week",
  ]);
  expect(screen.getAllByRole("definition")[0]!.textContent).toBe("6");
  expect(await screen.findByRole("button", { name: "Upload Video" })).toBeTruthy();
  expect((await weekly()).textContent).toContain("None yet.");
});

it("U24, K5:library: five videos are all there is to see, with nothing to press for more", async () => {
  serverWith({ "GET /api/videos": several(5) });
  open(<VideosPage />, riley);
  expect(await cards()).toHaveLength(5);
  expect(screen.queryByRole("button", { name: "View All Videos" })).toBeNull();
});

it("a player's library waits for the card above it, which is as high as the membership makes it", async () => {
  let answer: (told: object) => void = () => {};
  const standing = new Promise<object>((resolve) => (answer = resolve));
  serverWith({ ...family, "GET /api/videos": several(2), [`GET ${subscriptionStatusUrl}`]: () => standing });
  open(<VideosPage />, dana);
  await waitFor(() => expect(screen.getAllByRole("definition")[0]!.textContent).toBe("2"));
  expect(within(await library()).queryAllByRole("listitem")).toEqual([]);
  answer(Response.json(member));
  expect(await cards()).toHaveLength(2);
});

it("U24: an instructor adds, switches and deletes weekly time slots beside the videos", async () => {
  const own = { ...slot, instructorId: "riley", dayOfWeek: 1, dayName: "Monday" };
  const server = serverWith({
    "POST /api/schedule/availability": () => {
      server.answers["GET /api/schedule/availability"] = [own];
      return Response.json(own, { status: 201 });
    },
    [`PATCH /api/schedule/availability/${slot.id}`]: () => {
      server.answers["GET /api/schedule/availability"] = [{ ...own, isAvailable: false }];
      return { ...own, isAvailable: false };
    },
    [`DELETE /api/schedule/availability/${slot.id}`]: () => {
      server.answers["GET /api/schedule/availability"] = [];
      return { ...own, isActive: false };
    },
  });
  open(<VideosPage />, riley);
  const panel = await screen.findByRole("region", { name: "Schedule Management" });
  await within(panel).findByText("No time slots");
  fireEvent.click(screen.getByRole("button", { name: "Add Time Slot" }));
  const toggle = await within(panel).findByRole("switch");
  expect(panel.textContent).toContain("Monday");
  fireEvent.click(toggle);
  await waitFor(() => expect(within(panel).getByRole<HTMLInputElement>("switch").checked).toBe(false));
  fireEvent.click(within(panel).getByRole("button", { name: /^Delete/ }));
  await within(panel).findByText("No time slots");
});

it("U26: a player's videos are counted and narrowed, which stands in the address; one has no coach yet", async () => {
  const [first, ...others] = several(4);
  serverWith({
    ...family,
    "GET /api/videos": [{ ...first!, videoType: "game" }, ...others],
    [`GET ${subscriptionStatusUrl}`]: { ...member, videosThisMonth: 4, canUpload: false },
  });
  const page = open(<VideosPage />, dana);
  expect((await cards()).map(({ textContent }) => textContent).join()).toContain("Pending assignment");
  expect(await screen.findByText(/^All of this month’s videos are used\./)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Game" }));
  expect(await cards()).toHaveLength(1);
  expect(page.address()).toBe("/videos?type=game");
});

it("who has no membership is told where to get one", async () => {
  serverWith({
    ...family,
    [`GET ${subscriptionStatusUrl}`]: { ...member, membershipStatus: "inactive", canUpload: false },
  });
  open(<VideosPage />, dana);
  expect(await screen.findByText("You need a membership to upload videos.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "See membership" }).getAttribute("href")).toBe("/subscribe");
  expect((await library()).textContent).toContain("No videos yet");
});

it("T26:videos: while they load, six places wait; if that fails it's said, and Retry loads them", async () => {
  let fail = () => {};
  const server = serverWith({ "GET /api/videos": () => new Promise((resolve) => (fail = () => resolve(broken()))) });
  open(<VideosPage />, riley);
  expect(within(await screen.findByLabelText("Loading videos")).queryAllByText("", { selector: "span" })).toHaveLength(
    6,
  );
  fail();
  expect(await screen.findByText("Failed to fetch videos")).toBeTruthy();
  server.answers["GET /api/videos"] = [video];
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await cards()).toHaveLength(1);
});

it("U29:weekly, G2-24: a weekly link opens in a tab of its own, which learns nothing of where it came from; what nothing plays says so; ticks are taken back", async () => {
  const old = { ...weeklyFile, file: { ...weeklyFile.file!, playable: "nowhere" as const } };
  const server = serverWith({
    ...family,
    "GET /api/weekly-videos": [weeklyVideo, old],
    "POST /api/weekly-videos/w1/done": ({ done }: { done: boolean }) => ({
      ...weeklyVideo,
      players: [{ playerId: "dana", practicedAt: done ? video.createdAt : null }],
    }),
  });
  open(<VideosPage />, dana);
  const link = await within(await weekly()).findByRole("link", { name: "Hip turn" });
  expect(["href", "target", "rel"].map((name) => link.getAttribute(name))).toEqual([
    weeklyVideo.videoUrl,
    "_blank",
    "noopener noreferrer",
  ]);
  expect((await weekly()).textContent).toContain("Download only. Browsers can’t play it.");
  expect(screen.getByRole("link", { name: "Tee drill" }).getAttribute("href")).toBe("/video-analysis/w2");
  const [tick] = screen.getAllByRole<HTMLInputElement>("checkbox", { name: "Practiced" });
  for (const done of [true, false]) {
    fireEvent.click(tick!);
    await waitFor(() => expect(tick!.checked).toBe(done));
  }
  await waitFor(() =>
    expect(server.sent("POST /api/weekly-videos/w1/done")).toMatchObject([{ done: true }, { done: false }]),
  );
});

it("V10, T23: what is missing or wrong with a video is said beside it; a title that was typed stays", async () => {
  serverWith(family);
  open(<VideosPage />, dana);
  const upload = await screen.findByRole("button", { name: "Upload Video" });
  fireEvent.click(upload);
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: "No File Selected", text: "Please choose a video first." }),
  );
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose video" }));
  const choose = (name: string, type: string, bytes = "swing") =>
    fireEvent.change(screen.getByTestId("video-file"), { target: { files: [new File([bytes], name, { type })] } });
  choose("swing.txt", "text/plain");
  expect(currentToast()?.title).toBe("Invalid File Type");
  choose("swing.mp4", "video/mp4", "");
  expect(currentToast()?.title).toBe("Invalid File");
  expect(screen.getByRole("alert").textContent).toContain("swing.mp4 is empty.");
  const title = screen.getByLabelText<HTMLInputElement>(/^Title/);
  choose("Front_toss 2.mp4", "video/mp4");
  await waitFor(() => expect(title.value).toBe("Front toss 2"));
  fireEvent.change(title, { target: { value: "" } });
  fireEvent.click(upload);
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: "Title Required", text: "Please enter a title for your video." }),
  );
  fireEvent.change(title, { target: { value: "Outside" } });
  choose("Other.mp4", "video/mp4");
  expect(title.value).toBe("Outside");
});
