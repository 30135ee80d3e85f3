import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { TeamFinderView, TeamMatchView } from "../../../backend/teams/contract.ts";
import { introductionsUrl } from "../../../backend/teams/staffContract.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { TeamFacts } from "./TeamFacts.tsx";
import TeamMatches from "./TeamMatches.tsx";

const group: TeamMatchView = {
  sport: "baseball",
  division: "9U",
  finders: [{ id: "f1", name: "Zora Quill", age: 9, createdAt: "2030-05-01T12:00:00.000Z" }],
  creations: [{ id: "c1", name: "Yuri Vance", createdAt: "2030-05-01T12:00:00.000Z" }],
  introductions: [],
};

it("two are only introduced once staff have read who is emailed, and confirmed it", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (url: string, { method = "GET", body = "" }: { method?: string; body?: string } = {}) => {
    if (method === "POST") sent.push([url, JSON.parse(body)]);
    return Promise.resolve(Response.json(method === "POST" ? { message: "" } : [group]));
  });
  renderInBackOffice(<TeamMatches />);
  fireEvent.click(await screen.findByLabelText("Introduce Zora Quill to Yuri Vance"));
  expect(sent).toEqual([]);
  const question = within(await screen.findByRole("dialog", { name: "Introduce Zora Quill to Yuri Vance?" }));
  expect(question.getByText(/We’ll email Zora Quill’s family and Yuri Vance/)).toBeTruthy();
  fireEvent.click(question.getByText("Introduce", { selector: "button" }));
  await waitFor(() => expect(sent).toEqual([[introductionsUrl, { finderId: "f1", creationId: "c1" }]]));
});

it("whoever is too old for the division they were entered in is named, before a coach is asked", async () => {
  const finders = [11, 10].map((age) => ({ ...group.finders[0]!, id: `f${age}`, name: `Player ${age}`, age }));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([{ ...group, finders }])));
  renderInBackOffice(<TeamMatches />);
  await screen.findByText("Player 11, 11");
  const lines = ["Player 11, 11", "Player 10, 10"].map((name) => screen.getByText(name).closest("li")?.textContent);
  expect(lines).toEqual([
    "Player 11, 11Too old for 9U? Check with the family first.Introduce",
    "Player 10, 10Introduce",
  ]);
  fireEvent.click(screen.getByLabelText("Introduce Player 11 to Yuri Vance"));
  const question = within(await screen.findByRole("dialog"));
  question.getByText("Too old for 9U? Check with the family first.");
});

it("says who said no to an introduction", async () => {
  const introductions = (["finder", "creation"] as const).map((saidNo, n) => ({
    finderId: `f${n}`,
    creationId: "c1",
    state: "declined" as const,
    saidNo,
  }));
  const finders = [0, 1].map((n) => ({ ...group.finders[0]!, id: `f${n}`, name: `Player ${n}` }));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([{ ...group, finders, introductions }])));
  renderInBackOffice(<TeamMatches />);
  await screen.findByText("Player 0, 9");
  const lines = ["Player 0, 9", "Player 1, 9"].map((name) => screen.getByText(name).closest("li")?.textContent);
  expect(lines).toEqual(["Player 0, 9The family said no", "Player 1, 9The coach said no"]);
});

it("a request's page shows admins what became of the emails about it", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(decodeURIComponent(url));
    return Promise.resolve(Response.json([], { headers: { "content-range": "rows 0-0/0" } }));
  });
  const sent = {
    id: "f1",
    email: "a@example.com",
    status: "pending",
    createdAt: "2030-05-01T12:00:00.000Z",
    keptUntil: "2031-05-01T12:00:00.000Z",
  };
  renderInBackOffice(
    <TeamFacts kind="team-finder" sent={sent as TeamFinderView} name="Zora Quill">
      {null}
    </TeamFacts>,
  );
  expect(await screen.findByText("No emails about this yet.")).toBeTruthy();
  expect(asked.find((url) => url.startsWith("/api/mails"))).toContain('"teamRequestId":"f1"');
  expect(screen.getByRole("link", { name: "See matches" }).getAttribute("href")).toBe("/team-matches");
});
