import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { myLessonsUrl } from "../../../backend/lessons/contract.ts";
import { type PlayerView, playersUrl } from "../../../backend/players/contract.ts";
import { kim, pat } from "../../testing/bookingWizard.tsx";
import { currentUserKey } from "../access/currentUser.ts";
import { MyLessons } from "./MyLessons.tsx";

afterEach(cleanup);

const show = (players: PlayerView[]) => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const client = new QueryClient();
  client.setQueryData(currentUserKey, pat);
  client.setQueryData([myLessonsUrl], []);
  client.setQueryData([playersUrl], players);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <MyLessons isStaff={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const own: PlayerView = { ...kim, id: "pat", firstName: "Pat", isOwn: true, plays: false };

it("a parent whose address isn't confirmed is asked to confirm it, above the lessons", async () => {
  show([own, { ...kim, consent: "asked" }]);
  expect((await screen.findByRole("alert")).textContent).toContain(`We emailed a link to ${pat.email}`);
  expect(screen.getByRole("alert").textContent).toContain("Wrong address? Use “Change email” on your dashboard.");
  expect(screen.getByText("Send again", { selector: "button" })).toBeTruthy();
});

it("whoever confirmed it is asked nothing", async () => {
  show([own, kim]);
  await screen.findByText("Nothing on the calendar yet");
  expect(screen.queryByRole("alert")).toBeNull();
});
