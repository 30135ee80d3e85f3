import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { currentToast } from "../../../shared/toastStore.ts";
import { video, weeklyFile, weeklyVideo } from "../../../testing/videoExample.ts";
import { dana, family, leave, open, refusedWith, serverWith } from "../testing/opened.tsx";
import { MyVideos } from "./MyVideos.tsx";
import WeeklyEmailPage from "./WeeklyEmailPage.tsx";

afterEach(() => {
  leave();
  history.replaceState(null, "", "/");
});

const choice = "/api/account/weekly-email";

it("U29:upload+analyses+weekly, K5:analyses: a dashboard has the first two analyses, what to practice, where to upload, and whether emails come", async () => {
  const videos = ["Swing 4", "Swing 3", "Swing 2", "Swing 1"].map((title) => ({
    ...video,
    id: title.replace(" ", ""),
    title,
    status: title === "Swing 4" ? "pending" : "reviewed",
  }));
  const { sent } = serverWith({
    ...family,
    "GET /api/videos": videos,
    "GET /api/weekly-videos": [weeklyFile, weeklyVideo],
    [`GET ${choice}`]: { wanted: true },
    [`PUT ${choice}`]: { wanted: false },
  });
  open(<MyVideos user={dana} />, dana, "/player-dashboard");
  const analyses = screen.getByRole("region", { name: "Latest video analysis" });
  const shown = await within(analyses).findAllByRole("heading", { level: 3 });
  expect(shown.map(({ textContent }) => textContent)).toEqual(["Swing 3", "Swing 2"]);
  expect(
    within(analyses)
      .getByRole("link", { name: /Swing 3/ })
      .getAttribute("href"),
  ).toBe("/video-analysis/Swing3");
  const weekly = within(screen.getByRole("region", { name: "Weekly Instruction Videos" }));
  expect((await weekly.findByRole("link", { name: "Hip turn" })).getAttribute("href")).toBe(weeklyVideo.videoUrl);
  expect(weekly.getByRole("link", { name: "Tee drill" }).getAttribute("href")).toBe("/video-analysis/w2");
  expect(await screen.findByRole("region", { name: "Upload a Video" })).toBeTruthy();
  fireEvent.click(await screen.findByRole("switch", { name: "Email me about new videos to practice" }));
  await waitFor(() => expect(currentToast()?.title).toBe("You won’t get emails about new videos anymore"));
  expect(sent(`PUT ${choice}`)).toEqual([{ wanted: false }]);
});

const openLink = (answers: Parameters<typeof serverWith>[0]) => {
  const server = serverWith(answers);
  history.replaceState(null, "", "/weekly-email#token=abc");
  open(<WeeklyEmailPage />, null, "/weekly-email");
  return server;
};

it("opening the link in an email changes nothing; a press stops them, and another turns them back on", async () => {
  const byLink = ({ wanted }: { wanted: boolean }) => ({ wanted });
  const { asked } = openLink({ "POST /api/weekly-email": byLink });
  const stop = await screen.findByRole("button", { name: "Stop these emails" });
  expect([asked, location.hash]).toEqual([[], ""]);
  fireEvent.click(stop);
  const stopped = await screen.findByRole("heading", { name: "You won’t get these emails anymore" });
  expect(document.activeElement).toBe(stopped);
  fireEvent.click(screen.getByRole("button", { name: "Turn them back on" }));
  await screen.findByRole("heading", { name: "These emails are back on" });
  expect(asked.map(([, sent]) => sent)).toEqual([
    { token: "abc", wanted: false },
    { token: "abc", wanted: true },
  ]);
});

it("a link that isn't ours says so", async () => {
  openLink({ "POST /api/weekly-email": refusedWith(409, "LinkIsDead", "This link is dead.") });
  fireEvent.click(await screen.findByRole("button", { name: "Stop these emails" }));
  expect(await screen.findByRole("heading", { name: "This link doesn’t work anymore" })).toBeTruthy();
});
