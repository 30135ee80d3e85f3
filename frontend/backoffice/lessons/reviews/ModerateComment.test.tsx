import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useGetList } from "react-admin";
import { expect, it, vi } from "vitest";
import type { ManagedReviewView } from "../../../../backend/lessons/reviews/contract.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { ModerateComment } from "./ModerateComment.tsx";

const review: ManagedReviewView = {
  id: "l1",
  rating: 4,
  comment: "Great lesson",
  isPublic: true,
  hiddenFor: null,
  by: "Pat L.",
  studentName: "Pat Lee",
  instructorId: "ana",
  instructorName: "Ana Delgado",
  at: "2030-05-01T12:00:00.000Z",
};

const Reviews = () => (
  <>
    <h1>Reviews</h1>
    {useGetList<ManagedReviewView>("reviews").data?.map((one) => (
      <ModerateComment key={one.id} review={one} />
    ))}
  </>
);

const hide = async (afterwards: ManagedReviewView[]) => {
  let now = [review];
  vi.stubGlobal("fetch", (_: string, { method = "GET" }: RequestInit = {}) => {
    if (method !== "GET") now = afterwards;
    const answer = method === "GET" ? now : { ...review, hiddenFor: "private" };
    return Promise.resolve(Response.json(answer, { headers: { "content-range": `reviews 0-0/${now.length}` } }));
  });
  renderInBackOffice(<Reviews />);
  await userEvent.click(await screen.findByRole("button", { name: /^Hide comment/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Hide comment" }));
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: /^Hide comment/ })).toBeNull());
};

it("whoever hides a comment stays on its button, which shows it again", async () => {
  await hide([{ ...review, hiddenFor: "private" }]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Show comment/ }));
});

it("where the comment leaves the list with that, the keyboard goes on at the heading", async () => {
  await hide([]);
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
});
