import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { VideoView } from "../../../../backend/videos/contract.ts";
import { forgetAllKept } from "../../../shared/kept.ts";
import { currentToast } from "../../../shared/toastStore.ts";
import { video } from "../../../testing/videoExample.ts";
import { broken, leave, open as openPage, refusedWith, riley, serverWith } from "../testing/opened.tsx";
import VideoPage from "../VideoPage.tsx";

afterEach(() => {
  forgetAllKept();
  leave();
});

const theirs: VideoView = { ...video, isOwn: false, instructorId: "riley", instructorName: "Riley Brooks" };
const reviewed: VideoView = {
  ...theirs,
  status: "reviewed",
  feedback: "Elbow higher.",
  reviewedAt: video.createdAt,
  reviewedBy: "Riley Brooks",
  waitingSince: null,
  waitingHours: null,
};
const said = (id: string, feedback: string) => ({
  id,
  of: "v1",
  at: `2030-05-0${id}T12:00:00.000Z`,
  what: "VideoReviewed",
  from: null,
  to: "reviewed",
  details: null,
  actor: { kind: "user", id: "riley", role: "instructor", name: "Riley Brooks" },
  feedback,
});
const history = [said("1", "Elbow up."), said("2", "Elbow higher.")];

/** The page of a video whose coach is shown its review. */
const open = (shown: VideoView, more: Record<string, object> = {}, who = riley) => {
  const server = serverWith({ "GET /api/videos/v1": shown, ...more });
  return { ...server, ...openPage(<VideoPage />, who, "/video-analysis/v1", "/video-analysis/:id") };
};
const button = (name: string) => screen.findByRole("button", { name });
const press = async (name: string) => fireEvent.click(await button(name));
const field = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>("textbox", { name });
const write = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } });
const toasts = (told: object) => waitFor(() => expect(currentToast()).toMatchObject(told));

it("T25:analysis, G2-27: with nothing written nothing is published; notes alone are a review without words", async () => {
  const { sent } = open(theirs, { "PATCH /api/videos/v1": reviewed });
  await press("Publish feedback");
  await toasts({ title: "Missing Content", text: "Write feedback or notes first." });
  const feedback = await field(/^Feedback/);
  await waitFor(() => expect(document.activeElement).toBe(feedback));
  await write(/^Coach’s notes/, "Sore shoulder");
  expect(screen.getByText(/^Dana Lee will see “Reviewed, no written feedback.”/)).toBeTruthy();
  await press("Publish feedback");
  await toasts({ title: "Feedback published" });
  expect(sent("PATCH /api/videos/v1")).toMatchObject([{ instructorNotes: "Sore shoulder", status: "reviewed" }]);
});

it("G2-27: the player reads that it was reviewed without words, never the notes, and why it was moved back", async () => {
  open(
    { ...reviewed, feedback: null, isOwn: true },
    { "GET /api/videos/v1/history": [] },
    { ...riley, id: "dana", role: "student" },
  );
  expect(await screen.findByText("Reviewed, no written feedback.")).toBeTruthy();
  leave();
  const back = { ...said("3", ""), what: "VideoReturned", reason: "Wrong swing." };
  open({ ...theirs, isOwn: true }, { "GET /api/videos/v1/history": [back] }, { ...riley, id: "dana", role: "student" });
  expect(await screen.findByText("Moved back: Wrong swing.")).toBeTruthy();
  leave();
  const again = { ...reviewed, isOwn: true };
  open(
    { ...again, status: "pending" },
    { "GET /api/videos/v1/history": [] },
    { ...riley, id: "dana", role: "student" },
  );
  await screen.findByRole("region", { name: "Feedback" });
  expect(screen.queryByText(/is looking at this video again/)).toBeNull();
});

it("T25:analysis: what is typed outlives the page, and a review that can't be saved", async () => {
  open(theirs);
  await write(/^Feedback/, "Elbow up.");
  await screen.findByText(/^Draft saved at/);
  leave();
  open(theirs, { "PATCH /api/videos/v1": broken() });
  expect((await field(/^Feedback/)).value).toBe("Elbow up.");
  await press("Publish feedback");
  await toasts({ title: "Error", text: "Failed to save analysis. Please try again." });
  expect((await field(/^Feedback/)).value).toBe("Elbow up.");
});

it("T27:videos, T34:videos: a review is started; of two coaches the second hears of it, and keeps the text", async () => {
  const { answers } = open({ ...theirs, instructorId: null }, { "PATCH /api/videos/v1/status": broken() });
  expect(await screen.findByText(/^It’s in every coach’s queue\./)).toBeTruthy();
  await write(/^Feedback/, "Level swing.");
  await press("Start Review");
  await toasts({ title: "Error", text: "Failed to update video status" });
  answers["PATCH /api/videos/v1/status"] = refusedWith(409, "WithAnotherCoach", "Another coach has it");
  await press("Start Review");
  await toasts({ title: "This video isn’t yours anymore" });
  expect((await field(/^Feedback/)).value).toBe("Level swing.");
  answers["PATCH /api/videos/v1/status"] = { ...theirs, status: "in_progress" };
  await press("Start Review");
  await toasts({ title: "Video status updated successfully" });
});

it("feedback is edited, an earlier version restored, the video archived, and moved back for a reason", async () => {
  const { sent } = open(reviewed, {
    "GET /api/videos/v1/history": history,
    "PATCH /api/videos/v1": reviewed,
    "PATCH /api/videos/v1/status": reviewed,
  });
  await press("1 earlier version");
  fireEvent.click(await screen.findByRole("button", { name: /^Restore the version of/ }));
  await toasts({ title: "Earlier version restored" });
  expect(sent("PATCH /api/videos/v1")).toEqual([{ feedback: "Elbow up." }]);
  await press("Archive");
  await waitFor(() => expect(sent("PATCH /api/videos/v1/status")).toEqual([{ status: "archived" }]));
  await press("Move back");
  const dialog = await screen.findByRole("dialog", { name: "Move this video back?" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Move back" }));
  await within(dialog).findByText("Please say why you’re moving it back.");
  fireEvent.change(within(dialog).getByRole("textbox", { name: /^Why/ }), { target: { value: "Wrong swing." } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Move back" }));
  await waitFor(() =>
    expect(sent("PATCH /api/videos/v1/status").at(-1)).toEqual({ status: "in_progress", reason: "Wrong swing." }),
  );
});

it("N leads to the video that has waited longest besides this one", async () => {
  const queue = [theirs, { ...theirs, id: "v2" }];
  const { address } = open(theirs, { "GET /api/instructor/videos": queue });
  await screen.findByRole("link", { name: "Next video (N)" });
  fireEvent.keyDown(document.body, { key: "n" });
  await waitFor(() => expect(address()).toBe("/video-analysis/v2"));
});

it("a coach saves what is selected as a snippet, is told what is wrong with one, rewords one, and deletes one", async () => {
  const all = [{ id: "s1", text: "Weight back." }];
  const { sent, answers } = open(theirs, { "GET /api/feedback-snippets": all });
  await write(/^Feedback/, "Good swing. Elbow up.");
  const text = await field(/^Feedback/);
  text.setSelectionRange("Good swing. ".length, text.value.length);
  fireEvent.blur(text);
  fireEvent.click(await button("Snippets"));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Save the selected text as a snippet" }));
  const dialog = await screen.findByRole("dialog", { name: "Your snippets" });
  const typed = within(dialog).getByLabelText<HTMLTextAreaElement>("New snippet");
  expect(typed.value).toBe("Elbow up.");
  const save = () => fireEvent.click(within(dialog).getByRole("button", { name: "Save snippet" }));
  answers["POST /api/feedback-snippets"] = refusedWith(409, "SnippetIsThere", "You already have this snippet.");
  save();
  await within(dialog).findByText("You already have this snippet.");
  expect(typed.value).toBe("Elbow up.");
  answers["POST /api/feedback-snippets"] = ({ text: new_ }: { text: string }) => {
    answers["GET /api/feedback-snippets"] = [...all, { id: "s2", text: new_ }];
    return Response.json({ id: "s2", text: new_ }, { status: 201 });
  };
  save();
  await within(dialog).findByRole("button", { name: "Edit: Elbow up." });
  expect(typed.value).toBe("");
  fireEvent.change(typed, { target: { value: "x".repeat(501) } });
  save();
  await within(dialog).findByText("Please use at most 500 characters");
  fireEvent.click(within(dialog).getByRole("button", { name: "Delete: Weight back." }));
  await waitFor(() => expect(sent("DELETE /api/feedback-snippets/s1")).toHaveLength(1));
});

it("a focus point too many is refused beside its field, and stays typed", async () => {
  const refused = refusedWith(409, "TooManyFocusPoints", "That's 12 focus points already.");
  open(theirs, { "POST /api/focus-points": refused });
  await press("Set focus point");
  await write(/^What to work on/, "Eyes level");
  await press("Set focus point");
  await screen.findByText("That's 12 focus points already.");
  await press("Cancel");
  await press("Set focus point");
  expect((await field(/^What to work on/)).value).toBe("Eyes level");
});
