import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import type { Role } from "../../../backend/accounts/contract.ts";
import { laterLessonsUrl, type LessonStatus, type LessonView } from "../../../backend/lessons/contract.ts";
import { reviewUrl } from "../../../backend/lessons/reviews/contract.ts";
import { currentToast } from "../../shared/toastStore.ts";
import { lesson } from "../../testing/lessonExample.ts";
import { currentUserKey } from "../access/currentUser.ts";
import { PayForLesson } from "./booking/PaymentInstructions.tsx";
import { LessonActions } from "./LessonActions.tsx";
import { ProposalNote } from "./ProposalNote.tsx";

const show = (change: Partial<LessonView>, role: Role = "student") => {
  const client = new QueryClient();
  client.setQueryData(currentUserKey, { role });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <LessonActions lesson={{ ...lesson, ...change }} now={Date.parse("2030-05-01T12:00:00.000Z")} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const endsOffered = (status: LessonStatus, role: Role = "student") => {
  show({ status }, role);
  return screen
    .getAllByRole("button")
    .map(({ textContent }) => textContent)
    .filter((words) => /^(Cancel request|Delete lesson)$/.test(words));
};

it.each([
  ["pending", ["Cancel request"]],
  ["confirmed", []],
  ["scheduled", []],
  ["declined", ["Delete lesson"]],
  ["cancelled", ["Delete lesson"]],
  ["completed", ["Delete lesson"]],
] as const)("U29:lessons, G1-30: a lesson that is %s offers its player: %j", (status, offered) => {
  expect(endsOffered(status)).toEqual(offered);
});

it("offers an admin no deletion, which the server would refuse", () => {
  expect(endsOffered("completed", "admin")).toEqual([]);
});

it.each(["confirmed", "pending"] as const)("nothing is asked of a coach who has left: %s", (status) => {
  show({ status, instructor: { ...lesson.instructor, isActive: false } });
  const offered = [...screen.queryAllByRole("button"), ...screen.queryAllByRole("link")];
  expect(offered.map(({ textContent }) => textContent)).toEqual(status === "pending" ? ["Cancel request"] : []);
});

/** A server that answers one thing that is sent. */
const answering = (reply: Response) => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (init?.method !== "POST" && init?.method !== "PUT") return Response.json([]);
    sent.push([url, JSON.parse(init.body as string)]);
    return reply;
  });
  return sent;
};
const press = (words: string) => fireEvent.click(screen.getByText(words, { selector: "button" }));

it("G1-51: a completed lesson asks for one to five stars; what is refused stays typed", async () => {
  const refusal = "You can review a lesson once it's completed.";
  const sent = answering(Response.json({ code: "NotCompleted", message: refusal }, { status: 409 }));
  show({ status: "completed" });
  press("Review lesson");
  press("Save review");
  expect(await screen.findByText("Please choose one to five stars")).toBeTruthy();
  fireEvent.click(screen.getByLabelText("4 stars"));
  const comment = screen.getByLabelText<HTMLInputElement>(/^What helped/);
  fireEvent.change(comment, { target: { value: "The tee work." } });
  press("Save review");
  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(sent).toEqual([[reviewUrl("l1"), { rating: 4, comment: "The tee work." }]]);
  expect(comment.value).toBe("The tee work.");
});

const away = {
  id: "p1",
  kind: "move",
  from: "instructor",
  to: null,
  words: null,
  at: "2030-04-30T12:00:00.000Z",
  isAway: true,
} as const;

it.each([
  ["Request cancellation", "The lesson is still on until Ana agrees."],
  ["Request new time", "Nothing changes"],
])("%s: a lesson whose coach can't come isn't said to stay as it is", async (act, untrue) => {
  answering(Response.json({}));
  show({ status: "confirmed", proposal: away });
  press(act);
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).not.toContain(untrue);
  if (act === "Request new time") fireEvent.change(screen.getByRole("textbox"), { target: { value: "Sundays" } });
  fireEvent.click(screen.getAllByText(act, { selector: "[type=submit]" })[0]!);
  await waitFor(() => expect(currentToast()?.text).toBe("Ana will answer your request."));
});

it("an offer that was taken back by then can't be taken, and that's no fault", async () => {
  const message = "This was taken back, so there's nothing to answer. The lesson stays where it is.";
  vi.stubGlobal("fetch", async (_: string, init?: RequestInit) =>
    init?.method === "PATCH" ? Response.json({ code: "ProposalGone", message }, { status: 409 }) : Response.json([]),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProposalNote lesson={lesson} proposal={{ ...away, isAway: false }} />
    </QueryClientProvider>,
  );
  press("Take new time");
  await waitFor(() => expect(currentToast()).toMatchObject({ title: "No Longer Open", text: message }));
});

it("G1-33: of a series the end of this and all later ones is asked for", async () => {
  const sent = answering(Response.json({ lessons: [{ status: "confirmed", proposal: { kind: "cancel" } }], left: [] }));
  show({ status: "confirmed", series: { id: "w", n: 3, of: 4 } });
  press("Request cancellation");
  fireEvent.click(await screen.findByLabelText("This and all later ones"));
  fireEvent.click(screen.getAllByText("Request cancellation", { selector: "[type=submit]" })[0]!);
  await waitFor(() => expect(sent).toEqual([[laterLessonsUrl("l1"), { what: "canceled", reason: "" }]]));
  await waitFor(() => expect(currentToast()?.title).toBe("Cancellation Requested"));
});

it.each([
  ["pending", "Send $75 by Venmo. Your lesson isn’t confirmed until your payment comes through."],
  ["confirmed", "Send $75 by Venmo."],
] as const)("how to pay for a lesson that is %s says: %s", (status, said) => {
  const handles = { venmo: "@ana-pays", cashApp: null };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PayForLesson lesson={{ ...lesson, status }} handles={handles} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(/^Send \$75/).textContent).toBe(said);
});

it.each([
  [0, true],
  [1, false],
])("the note of a payment that was sent before the lesson moved isn't asked for again (%#)", (timesMoved, isAsked) => {
  const sent = { how: "venmo", at: "2030-04-30T12:00:00.000Z" } as const;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PayForLesson
        lesson={{ ...lesson, status: "confirmed", paymentSent: sent, timesMoved }}
        handles={{ venmo: "@ana-pays", cashApp: null }}
      />
    </QueryClientProvider>,
  );
  expect(screen.getByText(/^Marked as sent: \$75/)).toBeTruthy();
  expect(screen.queryByText(/Add this note/) !== null).toBe(isAsked);
});
