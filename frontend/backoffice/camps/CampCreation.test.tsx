import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { forgetAllKept } from "../../shared/kept.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { camp } from "../../testing/campExample.ts";
import CampCreation from "./CampCreation.tsx";
import { DraftActions, DraftNotice, DuplicateButton } from "./drafts/DraftActions.tsx";

afterEach(() => {
  cleanup();
  forgetAllKept();
});

const serverWith = (answer: object) => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (url: string, { method = "GET", body }: { method?: string; body?: string } = {}) => {
    if (method === "GET") return Promise.resolve(Response.json([], { headers: { "content-range": "rows */0" } }));
    sent.push([url, body && JSON.parse(body)]);
    return Promise.resolve(Response.json(answer, { status: 201 }));
  });
  return sent;
};
// By their texts and labels: looking for roles in a form of this size takes seconds.
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: "button" }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const enter = (told: Record<string, string>) => {
  for (const [name, value] of Object.entries(told)) fireEvent.change(field(name), { target: { value } });
};
const divisions = () => screen.getAllByLabelText(/^Remove /);

it("R40, U56, K9, T43, T44: says what is missing, takes the usual divisions, keeps what was typed, and starts anew once the camp is created", async () => {
  const sent = serverWith(camp);
  const { unmount } = renderInBackOffice(<CampCreation />, { role: "instructor" });
  for (const name of [
    "Create New Camp or Clinic",
    "Basic Information",
    "Schedule",
    "Camp Divisions",
    "Overall Camp Settings",
    "Pricing",
  ])
    expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getByLabelText("Remove Division 1")).toHaveProperty("disabled", true);
  press("Create Camp");
  expect(await screen.findByText("Missing Division Information")).toBeTruthy();
  expect(screen.getAllByText("Please fill in all required fields for each division.").length).toBeGreaterThan(0);
  expect(screen.getByText("Title is required")).toBeTruthy();

  fireEvent.click(screen.getByLabelText("Add 10U baseball"));
  fireEvent.click(screen.getByLabelText("Add 6U softball"));
  expect(divisions()).toHaveLength(2);
  fireEvent.click(screen.getByLabelText("Remove 6U softball"));
  expect(divisions()).toHaveLength(1);
  expect(screen.getByText("Add the other 10")).toBeTruthy();
  enter({ Title: "Summer Camp", Location: "Maple Park", "Start date": "2099-07-09", "End date": "2099-07-07" });
  unmount();

  renderInBackOffice(<CampCreation />, { role: "instructor" }); // as after a reload
  expect(screen.getByText("Everything you typed is still here.")).toBeTruthy();
  expect(screen.getByLabelText("Remove 10U baseball")).toBeTruthy();
  press("Create Camp");
  expect((await screen.findAllByText("End date must be after start date")).length).toBeGreaterThan(0);
  enter({ "End date": "2099-07-11" });
  expect(screen.getByText(/^3 days: /)).toBeTruthy();
  expect(sent).toEqual([]);
  press("Create Camp");
  expect(await screen.findByText("Camp Created Successfully!")).toBeTruthy();
  expect(screen.getByText("Your camp has been created and is now available for registration.")).toBeTruthy();
  expect(field("Title").value).toBe("");
  expect(screen.queryByLabelText("Remove 10U baseball")).toBeNull();
  expect(screen.getByText("Edit camp", { selector: "a" }).getAttribute("href")).toBe("/edit-camp/c1");
  expect(sent).toMatchObject([
    ["/api/camps", { title: "Summer Camp", startDate: "2099-07-09", endDate: "2099-07-11" }],
  ]);
});

it("says at each field of a division what it lacks, which is outside the camp’s hours, and of a price that makes no sense", async () => {
  serverWith(camp);
  renderInBackOffice(<CampCreation />, { role: "instructor" });
  press("Create Camp");
  expect(await screen.findByText("Missing Division Information")).toBeTruthy();
  expect(screen.getAllByText("Please fill in all required fields for each division.")).toHaveLength(1);
  for (const lack of ["Enter the age group", "Enter the start time", "Enter the end time", "Enter the field"])
    expect(screen.getAllByText(lack)).toHaveLength(1);

  fireEvent.click(screen.getByLabelText("Add 10U baseball"));
  const outside = "Outside the camp’s hours, 4:00–6:00 PM. Please check the times.";
  expect(screen.queryByText(/^Outside the camp’s hours/)).toBeNull();
  enter({ "Start time": "16:00", "End time": "18:00" });
  expect(screen.getByText(outside)).toBeTruthy();

  enter({ "Start date": "2099-07-09", "End date": "2099-07-10" });
  expect(
    screen.getByText("Per player: $150.00 for both days, or $55.00 a day ($110.00 for 2 single days)."),
  ).toBeTruthy();
  const dearer = "The full camp costs more than all its days one by one. Please check the prices.";
  expect(screen.getByText(dearer)).toBeTruthy();
  enter({ "Full camp price": "110" });
  expect(screen.queryByText(dearer)).toBeNull();
});

it("a title is enough for a draft", async () => {
  const sent = serverWith({ ...camp, status: "draft" });
  renderInBackOffice(<CampCreation />, { role: "instructor" });
  enter({ Title: "Fall Classic" });
  press("Save as Draft");
  expect(await screen.findByText("Draft saved")).toBeTruthy();
  expect(sent).toMatchObject([["/api/camps", { title: "Fall Classic" }]]);
});

it("a draft says what it lacks, and is published only without a lack, once asked", async () => {
  const sent = serverWith(camp);
  const draft = { ...camp, status: "draft" } as const;
  const publish = () => screen.getByRole("button", { name: "Publish camp" });
  const shown = (of: typeof draft) => (
    <>
      <DraftNotice camp={of} />
      <DraftActions camp={of} />
    </>
  );
  renderInBackOffice(shown({ ...draft, location: "", startDate: "", endDate: "" }));
  expect(screen.getByText(/To publish it, add a location, a start date, and an end date\./)).toBeTruthy();
  expect(publish()).toHaveProperty("disabled", true);
  cleanup();
  renderInBackOffice(shown(draft));
  fireEvent.click(publish());
  const dialog = within(await screen.findByRole("dialog", { name: `Publish ${camp.title}?` }));
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: "Publish camp" }));
  expect(await screen.findByText("Camp published")).toBeTruthy();
  expect(sent).toHaveLength(1);
});

it("last year’s camp is duplicated as a draft", async () => {
  const sent = serverWith({ ...camp, id: "c2", status: "draft" });
  renderInBackOffice(<DuplicateButton camp={camp} />);
  fireEvent.click(screen.getByRole("button", { name: "Duplicate camp" }));
  expect(await screen.findByText("Camp duplicated")).toBeTruthy();
  expect(sent).toEqual([["/api/camps/c1/duplicate", undefined]]);
});
