import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { camp } from "../../testing/campExample.ts";
import EditCamp from "./EditCamp.tsx";

afterEach(cleanup);

const refusal = { message: "This camp was not found.", code: "NoSuchCamp" };
it.each([
  ["T42, R21: Failed to fetch camp details", "instructor", 500, {}],
  ["Camp Not Found", "instructor", 404, refusal],
  ["P10, G3-51: Another instructor’s camp", "instructor", 200, camp],
  ["This camp was cancelled", "admin", 200, { ...camp, status: "cancelled" }],
] as const)("%s: an %s who cannot change a camp is told why (%i)", async (title, role, status, body) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(body, { status })));
  renderInBackOffice(<EditCamp />, { role });
  expect(await screen.findByText(title.replace(/^.*: /, ""))).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Update Camp" })).toBeNull();
});
