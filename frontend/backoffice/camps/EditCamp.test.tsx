import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { camp } from "../../testing/campExample.ts";
import EditCamp from "./EditCamp.tsx";

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

it("once a day was moved its dates stay, and it says how many days there are and when", async () => {
  const dates = ["2030-07-18", "2030-07-09", "2030-07-10"];
  const moved = { ...camp, startDate: "2030-07-09", endDate: "2030-07-18", dates, movedDays: [1] };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(moved)));
  renderInBackOffice(<EditCamp />, { role: "admin" });
  for (const name of ["Start Date", "End Date"])
    expect(await screen.findByLabelText(new RegExp(`^${name}`, "i"))).toHaveProperty("disabled", true);
  expect(screen.getByText(/A day of this camp was moved/)).toBeTruthy();
  expect(screen.getByText("3 days: Tue, Jul 9, Wed, Jul 10, and Thu, Jul 18.")).toBeTruthy();
});

it("once a day was canceled it says what families pay for the days that are left", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ...camp, canceledDays: ["2030-07-10"] })));
  renderInBackOffice(<EditCamp />, { role: "admin" });
  expect(
    await screen.findByText(
      "Per player: $100.00 for both days (less Wed, Jul 10), or $55.00 a day ($110.00 for 2 single days).",
    ),
  ).toBeTruthy();
});

it("R21, R40, U57, T42, V20: starts with what the camp is, says what is wrong beside each field, asks before it is left, and once saved leads to the camp", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {}); // where the refusal is printed
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, { method, body }: { method?: string; body?: string }) => {
    if (method !== "PUT") return Promise.resolve(Response.json(camp));
    sent.push(JSON.parse(body ?? ""));
    const later = Response.json({ message: "Try later", code: "Fault" }, { status: 500 });
    return Promise.resolve(sent.length === 1 ? later : Response.json(camp));
  });
  const left = vi.spyOn(location, "assign").mockImplementation(() => {});
  renderInBackOffice(<EditCamp />, { role: "admin" });
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
  const update = () => fireEvent.click(screen.getByText("Update Camp", { selector: "button" }));
  expect((await screen.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe(camp.title);
  expect(field("Full camp price").value).toBe("150.00");
  expect(screen.getByText("1 family is registered for this camp.")).toBeTruthy();

  fireEvent.change(field("Title"), { target: { value: "" } });
  fireEvent.change(field("Full camp price"), { target: { value: "0" } });
  update();
  expect((await screen.findAllByText("Please fill in all required fields")).length).toBeGreaterThan(0);
  expect(screen.getAllByText("Price must be greater than 0").length).toBeGreaterThan(0);
  expect(sent).toEqual([]);

  fireEvent.change(field("Title"), { target: { value: "Winter Clinic" } });
  fireEvent.change(field("Full camp price"), { target: { value: "95" } });
  fireEvent.click(screen.getByText("Cancel", { selector: "button" }));
  fireEvent.click(await screen.findByText("Keep as it is"));
  expect(left).not.toHaveBeenCalled();
  update();
  expect(await screen.findByText("Failed to update camp")).toBeTruthy();
  expect(field("Title").value).toBe("Winter Clinic");
  update();
  await waitFor(() => expect(left).toHaveBeenCalledWith("/camp-details/c1"));
  expect(sent[1]).toMatchObject({ title: "Winter Clinic" });
});
