import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { moveLessonsInUrl } from "../../../backend/lessons/movingIn/contract.ts";
import { movePlayersInUrl } from "../../../backend/players/movingIn/contract.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { MessageFamilyButton } from "./MessageFamily.tsx";
import MovingIn from "./MovingIn.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rows = [
  { row: 2, name: "Kim Reyes", email: "pat@home.example", outcome: "added", why: null },
  { row: 3, name: "Lou Reyes", email: "pat at home", outcome: "wrong", why: "Parent email: Please enter it" },
];
const server = (answered: readonly object[] = rows) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (input: string) => {
    asked.push(input);
    return Response.json({ isDryRun: input.endsWith("dryRun=true"), rows: answered });
  });
  return asked;
};
const choose = async (what = "Players", name = "players.csv") => {
  renderInBackOffice(<MovingIn />);
  const file = new File(["First name"], name, { type: "text/csv" });
  const section = within(screen.getByRole("region", { name: what }));
  fireEvent.change(section.getByLabelText("Choose CSV file"), { target: { files: [file] } });
  return within(await screen.findByRole("region", { name: `What’s in ${name}` }));
};

it("shows what would happen to each row, what needs fixing first, then adds what is right", async () => {
  const asked = server();
  const shown = await choose();
  expect(shown.getByText("1 new · 0 already there · 1 to fix")).toBeTruthy();
  expect(shown.getAllByText(/Reyes/).map(({ textContent }) => textContent)).toEqual(["Lou Reyes", "Kim Reyes"]);
  expect(shown.getByText("Parent email: Please enter it")).toBeTruthy();
  expect(asked).toEqual([`${movePlayersInUrl}?dryRun=true`]);
  expect([shown.getByText("New"), shown.getByText("Needs fixing")]).toHaveLength(2);
  fireEvent.click(shown.getByRole("button", { name: "Add 1 player" }));
  await screen.findByRole("link", { name: "See all students" });
  const done = within(screen.getByRole("region", { name: "Imported from players.csv" }));
  expect(done.getByText("1 added · 0 already there · 1 left out")).toBeTruthy();
  expect([done.getByText("Added"), done.getByText("Left out")]).toHaveLength(2);
  expect(asked.at(-1)).toBe(`${movePlayersInUrl}?dryRun=false`);
});

it("the same of lessons to come, each with when it is and with whom", async () => {
  const about = "Thu, Dec 3, 4:30 PM · Ana Lopez · $75 · Cage 1";
  const asked = server([{ row: 2, name: "Kim Reyes", email: "", about, outcome: "added", why: null }]);
  const shown = await choose("Lessons to come", "lessons.csv");
  expect(shown.getByText(about)).toBeTruthy();
  fireEvent.click(shown.getByRole("button", { name: "Add 1 lesson" }));
  await screen.findByRole("link", { name: "See all lessons" });
  expect(asked).toEqual([`${moveLessonsInUrl}?dryRun=true`, `${moveLessonsInUrl}?dryRun=false`]);
});

it("or adds nothing", async () => {
  const asked = server();
  fireEvent.click((await choose()).getByRole("button", { name: "Add nothing" }));
  expect(screen.queryByRole("region", { name: /players.csv/ })).toBeNull();
  expect(asked).toHaveLength(1);
});

it("a family without an account gets no message from here: there is no button for it", () => {
  const kim = { id: "kim", firstName: "Kim", lastName: "Lee", age: 9, email: null, guardians: [] };
  renderInBackOffice(<MessageFamilyButton student={{ ...kim, isMovedIn: true }} />);
  expect(screen.queryByRole("button", { name: /Message/ })).toBeNull();
});
