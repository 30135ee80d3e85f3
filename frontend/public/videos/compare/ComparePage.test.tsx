import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { video, weeklyFile, weeklyVideo } from "../../../testing/videoExample.ts";
import { newDriver } from "../player/driver.ts";
import { broken, dana, filmShown, leave, open, serverWith } from "../testing/opened.tsx";
import ComparePage from "./ComparePage.tsx";
import { ContactPoint } from "./ContactPoint.tsx";

afterEach(leave);

const tee = { ...video, id: "tee", title: "Tee work" };
const toss = { ...video, id: "toss", title: "Front toss", videoType: "drill" as const };
const old = { ...video, id: "old", title: "Old camera", playable: "nowhere" as const };
const phone = { ...video, id: "phone", title: "From a phone" };
const answers = {
  "GET /api/videos": [old, toss, tee, phone],
  "GET /api/videos/tee": tee,
  "GET /api/videos/toss": toss,
  "GET /api/weekly-videos": [weeklyVideo, weeklyFile],
};
const second = () => screen.findByRole("region", { name: /^Second video/ });

it("a visitor logs in first, and then sees what the address asks for", () => {
  open(<ComparePage />, null, "/compare?left=a&right=b");
  expect(screen.getByRole("link", { name: "Log in" }).getAttribute("href")).toMatch(/compare%3Fleft%3Da%26right%3Db/);
});

it("beside one video there is a choice of those like it first, of none that nothing plays, and of weekly files as models", async () => {
  serverWith(answers);
  const { address } = open(<ComparePage />, dana, "/compare?left=tee");
  fireEvent.click(await screen.findByRole("button", { name: "Choose second video" }));
  const picker = await screen.findByRole("dialog", { name: "Choose the second video" });
  const videos = await within(picker).findAllByRole("button", { name: /Dana Lee|Download only/ });
  expect(videos.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("From a phone"), // of the same kind
    expect.stringContaining("Front toss"),
    expect.stringContaining("Old camera"),
  ]);
  expect(videos.map((one) => (one as HTMLButtonElement).disabled)).toEqual([false, false, true]);
  const models = within(picker).getByRole("list", { name: "Weekly videos, to compare with" });
  expect(within(models).getAllByRole("listitem")).toHaveLength(1);
  expect(models.textContent).toContain("Tee drill");
  fireEvent.click(videos[1]!);
  await waitFor(() => expect(address()).toBe("/compare?left=tee&right=toss"));
});

it("one that is gone can be replaced; one that doesn't load is asked for again", async () => {
  const gone = new Response("{}", { status: 404 });
  const server = serverWith({ ...answers, "GET /api/videos/gone": gone, "GET /api/videos/toss": broken() });
  open(<ComparePage />, dana, "/compare?left=tee&right=gone");
  await within(await second()).findByText("Video Not Found");
  expect(screen.getByRole("button", { name: "Choose second video" })).toBeTruthy();
  leave();
  open(<ComparePage />, dana, "/compare?left=tee&right=toss");
  await within(await second()).findByText("Failed to fetch video");
  server.answers["GET /api/videos/toss"] = toss;
  fireEvent.click(within(await second()).getByRole("button", { name: "Retry" }));
  await screen.findByRole("link", { name: "Front toss" });
});

it("one that the browser can't play says so", async () => {
  serverWith({ ...answers, [`GET ${video.filePath}`]: {} });
  open(<ComparePage />, dana, "/compare?left=tee&right=toss");
  fireEvent.error(await filmShown(1));
  expect(await within(await second()).findByText(/Your browser can’t play this video\./)).toBeTruthy();
});

it.each([false, true])(
  "a contact that is confirmed as it was stays where it is (frames that vary: %s)",
  (isVariable) => {
    const at = isVariable ? 1.01 : 1 + 0.5 / 30;
    const driver = newDriver();
    driver.take(Object.assign(document.createElement("video"), { currentTime: at }));
    const done = vi.fn<(seconds?: number) => void>();
    const rate = { fps: 30, isVariable };
    render(<ContactPoint loaded={{ videoId: "tee", driver, duration: 2, rate }} onDone={done} />);
    fireEvent.click(screen.getByRole("button", { name: "Contact is here" }));
    return waitFor(() => expect(done.mock.lastCall?.[0]).toBeCloseTo(at, 9));
  },
);
