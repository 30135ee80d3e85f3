import { fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import type { MergeView, RecordView } from "../../../backend/players/merging/contract.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { Comparison } from "./MergeStudent.tsx";

const record: RecordView = {
  id: "kim",
  firstName: "Kim",
  lastName: "Reyes",
  birthDate: "2016-05-04",
  age: 10,
  hasLogin: false,
  createdAt: "2030-01-01T12:00:00.000Z",
  guardians: [],
  lessons: 2,
  lessonsToCome: 1,
  camps: 0,
  videos: 0,
  notes: 0,
  hadMembership: false,
};
const dana = { userId: "dana", name: "Dana Reyes", email: "dana@home.example" };
const compared: MergeView = {
  kept: record,
  merged: { ...record, id: "kimberly", firstName: "Kimberly", guardians: [dana] },
  blocked: [],
  doubts: ["The names are different."],
  adults: [{ ...dana, learns: "the kept record" }],
};
const show = (view: Partial<MergeView>) => {
  const fetch = vi.fn<typeof globalThis.fetch>((_, init) =>
    Promise.resolve(
      Response.json(init?.method === "POST" ? { id: "kim", mergedId: "kimberly" } : { ...compared, ...view }),
    ),
  );
  vi.stubGlobal("fetch", fetch);
  renderInBackOffice(<Comparison merged="kimberly" kept="kim" onSwap={() => {}} />);
  return fetch;
};

it("an admin reads who will see what, says why, and confirms having checked it", async () => {
  const fetch = show({});
  const adults = await screen.findByRole("list", { name: "Who sees what afterwards" });
  within(adults).getByText("Dana Reyes");
  within(adults).getByText(/will also see what’s in the record that stays/);
  screen.getByText("The names are different.");
  screen.getAllByText("2, 1 to come");
  const merge = screen.getByRole("button", { name: "Merge records" });
  fireEvent.click(merge);
  await screen.findByText("Please say how you know it’s the same player");
  await screen.findByText("Please confirm that you checked this");
  fireEvent.change(screen.getByLabelText(/^How you know/), { target: { value: "Her mother called" } });
  fireEvent.click(screen.getByRole("checkbox"));
  fireEvent.click(merge);
  await vi.waitFor(() => {
    const sent = fetch.mock.calls.find(([, init]) => init?.method === "POST");
    expect([sent?.[0], sent?.[1]?.body]).toEqual([
      "/api/students/kimberly/merge",
      JSON.stringify({ into: "kim", adults: ["dana"], reason: "Her mother called", sure: true }),
    ]);
  });
});

it("what can't be merged says why, and offers nothing", async () => {
  show({ blocked: ["Both records have a login of their own. Two logins can’t become one."] });
  await screen.findByText(/^Both records have a login/);
  expect(screen.queryByRole("button", { name: "Merge records" })).toBeNull();
});

it("where nobody learns anything, a reason is enough", async () => {
  show({ doubts: [], adults: [{ ...dana, learns: "nothing new" }] });
  await screen.findByRole("button", { name: "Merge records" });
  expect(screen.queryByRole("checkbox")).toBeNull();
});

it("whoever keeps the other one stays on that button, and decides nothing before both are compared again", async () => {
  const { kept, merged } = compared;
  const answers: (() => void)[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    const swapped = { ...compared, kept: merged, merged: kept };
    const answer = url.startsWith("/api/students/kimberly") ? compared : swapped;
    return new Promise((resolve) => answers.push(() => resolve(Response.json(answer))));
  });
  const Swapping = () => {
    const [one, setOne] = useState<[string, string]>(["kim", "kimberly"]);
    return <Comparison kept={one[0]} merged={one[1]} onSwap={() => setOne([one[1], one[0]])} />;
  };
  renderInBackOffice(<Swapping />);
  answers[0]?.();
  await screen.findByRole("button", { name: "Merge records" });
  await userEvent.click(screen.getByRole("button", { name: "Keep the other one" }));
  const names = within(screen.getAllByRole("row")[1]!).getAllByRole("cell");
  expect(names.map((cell) => cell.textContent)).toEqual(["Kimberly Reyes", "Kim Reyes"]);
  expect(screen.queryByRole("button", { name: "Merge records" })).toBeNull();
  answers[1]?.();
  await screen.findByRole("button", { name: "Merge records" });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Keep the other one" }));
});
