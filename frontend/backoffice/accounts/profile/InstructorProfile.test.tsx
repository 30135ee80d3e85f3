import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { instructorProfileUrl, instructorUrl } from "../../../../backend/accounts/contract.ts";
import { forgetAllKept } from "../../../shared/kept.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { instructor } from "../../../testing/instructorExample.ts";
import InstructorProfile from "./InstructorProfile.tsx";

beforeEach(forgetAllKept);
beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => {})); // where react-admin prints what failed

/** The profile read is this one; a change of it is answered so. */
const show = (
  profile: object | null,
  changed: () => Response | Promise<Response> = () => new Response("", { status: 500 }),
) => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (url: string, init?: { method?: string; body?: string }) => {
    if (init?.method === "PATCH") {
      sent.push([url, JSON.parse(init.body ?? "")]);
      return Promise.resolve(changed());
    }
    return url === instructorProfileUrl ? Promise.resolve(Response.json(profile)) : new Promise(() => {});
  });
  renderInBackOffice(<Visited />, { role: "instructor" });
  return sent;
};
/** Somebody may look elsewhere, and come back. */
const Visited = () => {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button onClick={() => setHere(!isHere)}>Elsewhere and back</button>
      {isHere && <InstructorProfile />}
    </>
  );
};
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const fill = async (typed: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(await field(new RegExp(`^${label}`)), { target: { value } });
};
const save = () => fireEvent.click(screen.getByText("Save", { selector: "button" }));
const saidOf = async (label: RegExp) =>
  document.getElementById((await field(label)).getAttribute("aria-describedby") ?? "")?.textContent;

it("T30, V15: an account without an instructor's profile is told so", async () => {
  show(null);
  expect(await screen.findByText("Instructor ID not found")).toBeTruthy();
});

it("V15, U34: what the profile lacks is said beside its field, and nothing is sent", async () => {
  const sent = show(instructor);
  await fill({ "Hourly rate": "", Location: " ", "Experience \\(years\\)": "2.5" });
  save();
  await waitFor(async () => expect(await saidOf(/^Location/)).toBe("Please enter a location"));
  expect(await saidOf(/^Hourly rate/)).toBe("Please enter the hourly rate in dollars");
  expect(await saidOf(/^Experience/)).toBe("Please enter the years as a whole number");
  expect(sent).toEqual([]);
});

it("T30: what the server refuses is said, and what was typed stays", async () => {
  show(instructor, () =>
    Response.json({ message: "Please try again in a minute.", code: "Internal" }, { status: 500 }),
  );
  await fill({ Bio: "A better bio" });
  save();
  expect(await screen.findByText("Failed to update profile")).toBeTruthy();
  expect(screen.getAllByText("Please try again in a minute.")).not.toEqual([]);
  expect((await field(/^Bio/)).value).toBe("A better bio");
});

it("V3, A6, G1-45: specialties typed and never added are saved too, and the payment shown is what is typed", async () => {
  const saved = { ...instructor, specialties: ["Throwing"], payment: { venmo: "@riley-pays", cashApp: null } };
  const sent = show(instructor, () => Response.json(saved));
  expect(await screen.findByText(/^You haven't added any/)).toBeTruthy();
  await fill({ Specializations: "Throwing", Venmo: "venmo.com/u/riley-pays" });
  expect(screen.getByRole("region", { name: "What players see" }).textContent).toBe(
    "Once you save, players see your handles:Venmo: @riley-pays",
  );
  save();
  expect(await screen.findByText("Profile updated successfully")).toBeTruthy();
  expect(sent).toEqual([[instructorUrl("ana"), expect.objectContaining({ specialties: expect.anything() })]]);
  expect(screen.getByText("Throwing")).toBeTruthy(); // no longer typed, but one of the list
});

it("what is typed on while it is being saved stays, and isn’t saved yet; the rest is as it was saved", async () => {
  let answer: ((response: Response) => void) | undefined;
  show(instructor, () => new Promise<Response>((resolve) => (answer = resolve)));
  await fill({ Bio: "A better bio", Location: " Cage 1 " });
  save();
  await waitFor(() => expect(answer).toBeDefined());
  await fill({ Bio: "A better bio, and more" });
  answer!(Response.json({ ...instructor, bio: "A better bio", location: "Cage 1" }));
  expect(await screen.findByText("Profile updated successfully")).toBeTruthy();
  await waitFor(async () => expect((await field(/^Location/)).value).toBe("Cage 1"));
  expect((await field(/^Bio/)).value).toBe("A better bio, and more");
  expect(screen.getByText("Not saved yet")).toBeTruthy();
});

it("what was typed and not saved is still there after a look elsewhere", async () => {
  show(instructor);
  await fill({ Bio: "A better bio" });
  for (const _ of ["elsewhere", "back"]) fireEvent.click(screen.getByText("Elsewhere and back"));
  expect((await field(/^Bio/)).value).toBe("A better bio");
  expect(screen.getByText("Not saved yet")).toBeTruthy();
  expect((await field(/^Location/)).value).toBe(instructor.location);
  await fill({ Bio: instructor.bio });
  await waitFor(() => expect(screen.queryByText("Not saved yet")).toBeNull());
  for (const _ of ["elsewhere", "back"]) fireEvent.click(screen.getByText("Elsewhere and back"));
  expect((await field(/^Bio/)).value).toBe(instructor.bio);
});
