import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ProgressLinkView } from "../../../../backend/videos/progress/contract.ts";
import { currentToast } from "../../../shared/toastStore.ts";
import { dana, leave, open, refusedWith, serverWith } from "../testing/opened.tsx";
import GuardianProgressPage from "./GuardianProgressPage.tsx";
import ProgressPage from "./ProgressPage.tsx";

afterEach(() => {
  leave();
  history.replaceState(null, "", "/");
});

const point = {
  id: "p1",
  title: "Eyes level",
  description: null,
  status: "working_on",
  instructorName: "Riley Brooks",
  setAt: "2030-05-01T12:00:00.000Z",
  endedAt: null,
} as const;
const progress: ProgressLinkView = { firstName: "Kim", months: [], hoursToFeedback: null, focusPoints: [point] };

const openLink = (answers: Parameters<typeof serverWith>[0]) => {
  const server = serverWith(answers);
  history.replaceState(null, "", "/player-progress#token=abc");
  open(<GuardianProgressPage />, null, "/player-progress");
  return server;
};

it("a guardian without an account sees a child's progress by the link, whose token leaves the address", async () => {
  const { asked } = openLink({ "POST /api/progress-link/open": progress });
  await screen.findByRole("heading", { name: "Kim’s progress", level: 1 });
  const workingOn = screen.getByRole("region", { name: "Working on" });
  expect(within(workingOn).getByRole("listitem").textContent).toContain("Eyes level");
  expect(location.hash).toBe("");
  expect(asked).toEqual([["POST /api/progress-link/open", { token: "abc" }]]);
});

it("a link that doesn't work leads to a new one", async () => {
  const { sent } = openLink({ "POST /api/progress-link/open": refusedWith(409, "LinkIsDead", "This link is dead.") });
  await screen.findByText("This link doesn’t work anymore.", { exact: false });
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: "dana@example.com" } });
  fireEvent.click(screen.getByRole("button", { name: "Email me a link" }));
  await screen.findByRole("heading", { name: "Check your email" });
  expect(sent("POST /api/progress-link/ask")).toEqual([{ email: "dana@example.com" }]);
});

it("a child whose guardian has confirmed sends them the link", async () => {
  serverWith({ "GET /api/my/progress": { ...progress, playerId: "dana", firstAndLatest: [], focusPoints: [] } });
  const child = { ...dana, guardian: "confirmed" as const, parentName: "Lou Lee" };
  open(<ProgressPage />, child, "/progress");
  expect((await screen.findByRole("region", { name: "Working on" })).textContent).toContain("Nothing right now.");
  fireEvent.click(screen.getByRole("button", { name: "Email a link" }));
  await expect.poll(() => currentToast()).toMatchObject({ title: "Link sent", text: "We’re emailing Lou Lee." });
});
