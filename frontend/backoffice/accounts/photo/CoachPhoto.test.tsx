import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { photoUrl } from "../../../../backend/accounts/photos/contract.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { CoachPhoto } from "./CoachPhoto.tsx";

it("a former coach's photo is removed, and no other is added", async () => {
  const asked: [string, string | undefined][] = [];
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    asked.push([url, init?.method]);
    return Promise.resolve(Response.json({ id: "riley", profileImageUrl: null }));
  });
  const image = "/api/coach-photos/11111111-1111-4111-8111-111111111111.jpg";
  renderInBackOffice(<CoachPhoto id="riley" name="Riley Lee" image={image} isCoach={false} />);
  const photo = screen.getByRole("region", { name: "Photo" });
  expect(within(photo).getAllByRole("button")).toHaveLength(1);
  await userEvent.click(within(photo).getByRole("button", { name: "Remove photo" }));
  const question = await screen.findByRole("dialog", { name: "Remove photo?" });
  await userEvent.click(within(question).getByRole("button", { name: "Remove photo" }));
  await vi.waitFor(() => expect(asked).toContainEqual([photoUrl("riley"), "DELETE"]));
});

it("a coach without a photo is told that the drawing stands in for it", () => {
  const drawn = "Families see this drawing until you add a photo.";
  const { unmount } = renderInBackOffice(<CoachPhoto id="nora" name="Nora Vale" image={null} />);
  expect(screen.getByText(drawn, { exact: false })).toBeTruthy();
  unmount();
  const image = "/api/coach-photos/11111111-1111-4111-8111-111111111111.jpg";
  renderInBackOffice(<CoachPhoto id="nora" name="Nora Vale" image={image} />);
  expect(screen.queryByText(drawn, { exact: false })).toBeNull();
});
