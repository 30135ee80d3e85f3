import { fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import type { PlayerNoteView } from "../../../backend/players/notes/contract.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { StudentNotes } from "./StudentNotes.tsx";

const note = (id: string, words: string, writtenBy = "sam"): PlayerNoteView => ({
  id,
  writtenBy,
  writtenByName: "Sam Ortiz",
  at: "2030-04-01T12:00:00.000Z",
  words,
});

/** A server that keeps the notes on one player. */
const serverWith = (...start: PlayerNoteView[]) => {
  let notes = start;
  return vi.fn<typeof fetch>((input, init) => {
    const url = typeof input === "string" ? input : "";
    if (!url.startsWith("/api/students/kim/notes")) return Promise.resolve(Response.json([]));
    if (init?.method === "POST") {
      const { words } = JSON.parse(init.body as string);
      notes = [note("n2", words), ...notes];
    }
    if (init?.method === "DELETE")
      notes = notes.map((one) => (url.endsWith(`/${one.id}`) ? { ...one, words: null } : one));
    return Promise.resolve(Response.json(notes, { status: init?.method === "POST" ? 201 : 200 }));
  });
};

it("a note is written, and deleted by an admin; it says who reads them", async () => {
  vi.stubGlobal("fetch", serverWith(note("n1", "Bats left")));
  renderInBackOffice(<StudentNotes studentId="kim" />, { role: "admin" });
  const notes = await screen.findByRole("region", { name: "Notes" });
  await within(notes).findByText("Bats left");
  expect(within(notes).getByText("Notes are for staff only. The player’s family never sees them.")).toBeTruthy();
  fireEvent.click(within(notes).getByRole("button", { name: "Add note" }));
  const dialog = await screen.findByRole("dialog", { name: "Add note" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Add note" }));
  await within(dialog).findByText("Please write a note");
  fireEvent.change(within(dialog).getByLabelText(/^Note/), { target: { value: "Shy at first" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Add note" }));
  await within(notes).findByText("Shy at first");
  fireEvent.click(within(notes).getAllByRole("button", { name: "Delete note" })[1]!);
  await within(notes).findByText("This note was deleted.");
  expect(within(notes).queryByText("Bats left")).toBeNull();
});

it("what a colleague has written since is there when they are opened again", async () => {
  const Opened = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>Open or close</button>
        {isOpen && <StudentNotes studentId="kim" />}
      </>
    );
  };
  vi.stubGlobal("fetch", serverWith());
  renderInBackOffice(<Opened />, { staleTime: Infinity });
  await screen.findByText(/^No notes yet/);
  vi.stubGlobal("fetch", serverWith(note("n1", "Bats left")));
  for (const _ of ["close", "open"]) fireEvent.click(screen.getByRole("button", { name: "Open or close" }));
  expect(await screen.findByText("Bats left")).toBeTruthy();
});

it("a coach deletes only what the coach wrote", async () => {
  vi.stubGlobal("fetch", serverWith(note("n1", "Bats left", "somebody else")));
  renderInBackOffice(<StudentNotes studentId="kim" />, { role: "instructor" });
  await screen.findByText("Bats left");
  expect(screen.queryByRole("button", { name: "Delete note" })).toBeNull();
});
