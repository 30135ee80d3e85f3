import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { camp } from "../../testing/campExample.ts";
import EditCamp from "./EditCamp.tsx";

afterEach(cleanup);

const refusal = { message: "We couldn't find this camp.", code: "NoSuchCamp" };
it.each([
  ["T42, R21: Failed to fetch camp details", "instructor", 500, {}],
  ["Camp Not Found", "instructor", 404, refusal],
  ["P10, G3-51: Another instructor’s camp", "instructor", 200, camp],
  ["This camp was canceled", "admin", 200, { ...camp, status: "cancelled" }],
] as const)("%s: an %s who cannot change a camp is told why (%i)", async (title, role, status, body) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(body, { status })));
  renderInBackOffice(<EditCamp />, { role });
  expect(await screen.findByText(title.replace(/^.*: /, ""))).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Update Camp" })).toBeNull();
});

it("whoever saves second is told what the first wrote in the same field, chooses, and loses nothing they typed", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {}); // where the refusal is printed
  const sent: unknown[] = [];
  const clash = {
    message: "Somebody else changed this camp.",
    code: "ChangedByOther",
    current: { location: "Oak Field" },
  };
  vi.stubGlobal("fetch", (_: string, { method, body }: { method?: string; body?: string }) => {
    if (method !== "PUT") return Promise.resolve(Response.json(camp));
    sent.push(JSON.parse(body ?? ""));
    return Promise.resolve(sent.length === 1 ? Response.json(clash, { status: 409 }) : Response.json(camp));
  });
  renderInBackOffice(<EditCamp />, { role: "admin" });
  for (const [name, text] of [
    ["Location", "Elm Park"],
    ["Description", "Bring water"],
  ] as const) {
    // By its label: looking for roles in a form of this size takes seconds.
    const field = await screen.findByLabelText(new RegExp(`^${name}`));
    fireEvent.change(field, { target: { value: text } });
  }
  fireEvent.click(screen.getByText("Update Camp", { selector: "button" }));
  const title = await screen.findByText("Someone else changed this camp");
  const dialog = within(title.closest<HTMLElement>("[role=dialog]")!);
  expect(dialog.getByRole("radio", { name: /Keep theirs\s*Oak Field/ })).toHaveProperty("checked", true);
  await userEvent.click(dialog.getByRole("radio", { name: /Use mine\s*Elm Park/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Save changes" }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  const mine = { location: "Elm Park", description: "Bring water" };
  expect(sent).toEqual([
    { ...mine, from: { location: camp.location, description: camp.description } },
    { ...mine, from: { location: "Oak Field", description: camp.description } },
  ]);
});
