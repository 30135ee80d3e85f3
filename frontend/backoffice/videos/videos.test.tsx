import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes, useNavigate } from "react-router";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { video, weeklyFile, weeklyVideo } from "../../testing/videoExample.ts";
import { StudentFocusPoints } from "./progress/StudentFocusPoints.tsx";
import VideoList from "./review/VideoList.tsx";
import { PublishDialog } from "./weekly/PublishDialog.tsx";
import WeeklyList from "./weekly/WeeklyList.tsx";
import WeeklyShow from "./weekly/WeeklyShow.tsx";

/** A server that answers "GET /api/videos" as told; `sent`: what it was sent, by the same words. */
const serverWith = (answers: Record<string, unknown>) => {
  const asked: (readonly [string, unknown])[] = [];
  vi.stubGlobal("fetch", (url: string, { method = "GET", body }: RequestInit = {}) => {
    const call = `${method} ${url.split("?")[0]}`;
    asked.push([call, typeof body === "string" ? JSON.parse(body) : body]);
    const answer = answers[call] ?? [];
    const rows = Array.isArray(answer) ? answer.length : 1;
    return Promise.resolve(
      answer instanceof Response
        ? answer.clone()
        : Response.json(answer, { headers: { "content-range": `rows 0-${rows}/${rows}` } }),
    );
  });
  return { answers, sent: (call: string) => asked.filter(([one]) => one === call).map(([, body]) => body) };
};
const broken = () => new Response("", { status: 500 });
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));

const theirs = { ...video, instructorId: "morgan", instructorName: "Morgan Hale" };

it("U37, T27:videos, T34:videos: a coach finds each video's page, starts a review, and is told if that fails", async () => {
  const { answers, sent } = serverWith({ "GET /api/videos": [theirs], "PATCH /api/videos/v1/status": broken() });
  renderInBackOffice(<VideoList />, { role: "instructor", resource: "videos" });
  for (const act of ["View Video", "Add Feedback"])
    expect((await screen.findByRole("link", { name: `${act}: Front toss` })).getAttribute("href")).toBe(
      "/video-analysis/v1",
    );
  expect(screen.getAllByText("Pending review")).toHaveLength(2); // a filter's, and the video's
  await press(/^Start Review/);
  expect(await screen.findByText("Failed to update video status")).toBeTruthy();
  answers["PATCH /api/videos/v1/status"] = { ...theirs, status: "in_progress" };
  await press(/^Start Review/);
  expect(await screen.findByText("Video status updated successfully")).toBeTruthy();
  expect(sent("PATCH /api/videos/v1/status")).toEqual([{ status: "in_progress" }, { status: "in_progress" }]);
});

it("U37: a review goes back for a reason alone", async () => {
  const reviewed = { ...theirs, status: "reviewed", feedback: "Elbow up.", reviewedAt: video.createdAt };
  const { sent } = serverWith({ "GET /api/videos": [reviewed], "PATCH /api/videos/v1/status": theirs });
  renderInBackOffice(<VideoList />, { role: "instructor", resource: "videos" });
  await press(/^Set status/);
  fireEvent.click(await screen.findByRole("menuitem", { name: /^In review/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Move this video back?" }));
  fireEvent.click(dialog.getByRole("button", { name: "Move back" }));
  await dialog.findByText("Please say why you’re moving it back.");
  fireEvent.change(dialog.getByRole("textbox"), { target: { value: "Wrong swing." } });
  fireEvent.click(dialog.getByRole("button", { name: "Move back" }));
  await waitFor(() =>
    expect(sent("PATCH /api/videos/v1/status")).toEqual([{ status: "in_progress", reason: "Wrong swing." }]),
  );
});

it("T35, T31, T34:weekly: what a weekly video lacks is said beside it; refused, nothing typed is lost", async () => {
  const { answers } = serverWith({ "POST /api/weekly-videos": broken() });
  const close = vi.fn<() => void>();
  renderInBackOffice(<PublishDialog onClose={close} />, { role: "instructor" });
  const publish = () => press("Publish weekly video");
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await publish();
  await screen.findByText("Please provide a title");
  await screen.findByText("Please select a video file");
  fireEvent.click(screen.getByRole("radio", { name: "Link" }));
  await publish();
  await screen.findByText("Please provide a video URL");
  type(/^Video URL/, "javascript:alert(1)");
  await publish();
  await screen.findByText("Please provide a valid video URL");
  type(/^Title/, "Hip turn");
  type(/^Video URL/, weeklyVideo.videoUrl!);
  await publish();
  await screen.findByText("Failed to upload weekly video");
  expect(screen.getByLabelText<HTMLInputElement>(/^Video URL/).value).toBe(weeklyVideo.videoUrl);
  expect(close).not.toHaveBeenCalled();
  answers["POST /api/weekly-videos"] = weeklyVideo;
  await publish();
  await screen.findByText("Weekly instructional video uploaded successfully");
  expect(close).toHaveBeenCalled();
});

it("U40: weekly videos are listed, with who they are for; without any it says so", async () => {
  serverWith({});
  renderInBackOffice(<WeeklyList />, { role: "instructor", resource: "weekly-videos" });
  await screen.findByText("No weekly videos yet");
  cleanup();
  serverWith({ "GET /api/weekly-videos": [weeklyVideo] });
  renderInBackOffice(<WeeklyList />, { role: "instructor", resource: "weekly-videos" });
  await screen.findByText("Hip turn");
  expect(screen.getByText(/1 player/)).toBeTruthy();
});

it("T31, T34:weekly: a weekly video is corrected, and removed once asked; if that fails it's said", async () => {
  const players = [{ playerId: "dana", firstName: "Dana", lastName: "Lee", isAssigned: true, practicedAt: null }];
  const { answers, sent } = serverWith({
    "GET /api/weekly-videos": [weeklyFile],
    "GET /api/weekly-videos/w2": { ...weeklyFile, assignedPlayerIds: ["dana", "gone"], practiced: 0 },
    "GET /api/weekly-videos/w2/players": players,
    "PATCH /api/weekly-videos/w2": weeklyFile,
    "DELETE /api/weekly-videos/w2": broken(),
  });
  const Arrive = () => {
    const navigate = useNavigate();
    return <button onClick={() => void navigate("/weekly-videos/w2/show")}>Go</button>;
  };
  renderInBackOffice(
    <Routes>
      <Route path="/" element={<Arrive />} />
      <Route path="/weekly-videos" element="The list" />
      <Route path="/weekly-videos/:id/show" element={<WeeklyShow />} />
    </Routes>,
    { role: "instructor", resource: "weekly-videos" },
  );
  await press("Go");
  await waitFor(async () => expect((await button("Edit")).hasAttribute("disabled")).toBe(false));
  await press("Edit");
  const dialog = within(await screen.findByRole("dialog", { name: "Edit weekly video" }));
  expect(dialog.getByRole("button", { name: "Dana Lee" })).toBeTruthy();
  expect(dialog.getByRole("button", { name: "A former player" })).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/^Title/), { target: { value: "Tee drill, inside" } });
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByText("Weekly video saved");
  expect(sent("PATCH /api/weekly-videos/w2")).toMatchObject([
    { title: "Tee drill, inside", assignedPlayerIds: ["dana", "gone"] },
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await press("Remove video");
  const ask = within(await screen.findByRole("dialog", { name: "Remove “Tee drill”?" }));
  fireEvent.click(ask.getByRole("button", { name: "Remove video" }));
  await screen.findByText("Failed to delete video");
  answers["DELETE /api/weekly-videos/w2"] = { id: "w2", deleted: true };
  fireEvent.click(ask.getByRole("button", { name: "Remove video" }));
  await screen.findByText("Weekly video deleted successfully");
  await screen.findByText("The list");
});

it("a coach sets a focus point for a student, corrects it, and marks it as reached", async () => {
  const point = {
    id: "p1",
    studentId: "kim",
    title: "Front shoulder closed",
    description: "Ten dry swings",
    status: "working_on",
    instructorName: "Morgan Hale",
    video: null,
    setAt: video.createdAt,
    endedAt: null,
  };
  const progress = { playerId: "kim", firstName: "Kim", months: [], hoursToFeedback: null, firstAndLatest: [] };
  const read = "GET /api/students/kim/progress";
  const { answers, sent } = serverWith({
    [read]: { ...progress, focusPoints: [] },
    "POST /api/focus-points": point,
    "PATCH /api/focus-points/p1": point,
  });
  renderInBackOffice(<StudentFocusPoints studentId="kim" />, { role: "instructor" });
  await screen.findByText("Nothing to work on yet.");
  await press("Set focus point");
  const form = within(await screen.findByRole("dialog", { name: "Set focus point" }));
  fireEvent.click(form.getByRole("button", { name: "Set focus point" }));
  await form.findByText("Please say what to work on");
  fireEvent.change(form.getByLabelText(/^What to work on/), { target: { value: point.title } });
  answers[read] = { ...progress, focusPoints: [point] };
  fireEvent.click(form.getByRole("button", { name: "Set focus point" }));
  await screen.findByText("Focus point set");
  await press("Correct: Front shoulder closed");
  const correct = within(await screen.findByRole("dialog", { name: "Correct focus point" }));
  fireEvent.change(correct.getByLabelText(/^What to work on/), { target: { value: "Eyes level" } });
  fireEvent.click(correct.getByRole("button", { name: "Save" }));
  await screen.findByText("Focus point corrected");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  answers[read] = { ...progress, focusPoints: [{ ...point, status: "reached", endedAt: video.createdAt }] };
  await press("Reached: Front shoulder closed");
  await screen.findByText("Marked as reached");
  await press("Reached or dropped (1)");
  await press("Reopen: Front shoulder closed");
  expect(sent("PATCH /api/focus-points/p1")).toMatchObject([
    { title: "Eyes level" },
    { status: "reached" },
    { status: "working_on" },
  ]);
});
