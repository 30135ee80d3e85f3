import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import StudentShow from "./StudentShow.tsx";

it.each([
  ["admin", "We can’t find this student", /were erased/],
  ["instructor", "This student isn’t on your list", /haven’t requested a lesson with you/],
] as const)("who isn't there is told in words that are true for their reader: %s", async (role, heading, text) => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ code: "NoSuchPlayer", message: "" }, { status: 404 })));
  renderInBackOffice(<StudentShow />, { role });
  expect(await screen.findByText(heading)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});
