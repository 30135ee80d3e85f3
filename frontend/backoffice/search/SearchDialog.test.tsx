import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { FoundInView } from "../../../backend/search/contract.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { contexts } from "../contexts.ts";
import SearchDialog from "./SearchDialog.tsx";

const foundNamed = (name: string): FoundInView[] => [
  {
    list: "lessons",
    total: 1,
    rows: [{ id: name, name, about: null, at: "2030-05-01T12:00:00.000Z", day: null, status: "pending" }],
  },
];

it("Enter opens what was found for the words that stand there, not for those before", async () => {
  const answers = new Map<string, (found: FoundInView[]) => void>();
  vi.stubGlobal("fetch", (_: string, init?: { body?: string }) => {
    const { words } = JSON.parse(init?.body ?? "{}");
    return new Promise<Response>((resolve) => answers.set(words, (found) => resolve(Response.json(found))));
  });
  const onClose = vi.fn<() => void>();
  renderInBackOffice(<SearchDialog contexts={contexts} onKeys={() => {}} onClose={onClose} />, { role: "instructor" });
  const field = await screen.findByRole("combobox");
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const enter = () => fireEvent.keyDown(field, { key: "Enter" });
  type("ma");
  await vi.waitFor(() => expect(answers.has("ma")).toBe(true));
  answers.get("ma")!(foundNamed("Maya"));
  await screen.findByText("Maya");
  fireEvent.keyDown(field, { key: "ArrowDown" });
  type("mar");
  enter();
  await vi.waitFor(() => expect(answers.has("mar")).toBe(true));
  enter();
  expect(onClose).not.toHaveBeenCalled();
  answers.get("mar")!(foundNamed("Marcus"));
  await screen.findByText("Marcus");
  enter();
  expect(onClose).toHaveBeenCalledOnce();
});
