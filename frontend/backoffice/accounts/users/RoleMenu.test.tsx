import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Role } from "../../../../backend/accounts/contract.ts";
import { renderInBackOffice, user } from "../../../testing/backOffice.tsx";
import { RoleMenu } from "./RoleMenu.tsx";

/** As many of each list as said. */
const counting = (countOf: (url: string) => number) =>
  vi.fn<typeof fetch>((url) => {
    const count = countOf(decodeURIComponent(typeof url === "string" ? url : ""));
    return Promise.resolve(Response.json([], { headers: { "content-range": `items 0-0/${count}` } }));
  });
const asked = async (role: Role, act: string) => {
  renderInBackOffice(<RoleMenu user={{ ...user, id: "ana", role }} />);
  fireEvent.click(screen.getByText("Change role"));
  fireEvent.click(await screen.findByText(act));
};

it("who takes the instructor role away hears of what stays without a coach: lessons, camps and custom requests", async () => {
  const read = counting((url) => {
    if (url.includes("/camps")) return 2;
    if (url.includes("custom-lesson-requests")) return 1;
    return url.includes('"pending"') ? 1 : 2;
  });
  vi.stubGlobal("fetch", read);
  await asked("instructor", "Remove instructor role");
  expect(
    await screen.findByText(/^Their 3 upcoming lessons and requests stay on the calendar without a coach/),
  ).toBeTruthy();
  expect(await screen.findByText(/^Their 2 active camps stay under their name/)).toBeTruthy();
  expect(await screen.findByText(/^Their open custom request stays under their name/)).toBeTruthy();
});

it("nothing is counted until a role is chosen", () => {
  const read = counting(() => 1);
  vi.stubGlobal("fetch", read);
  renderInBackOffice(<RoleMenu user={{ ...user, id: "ana", role: "instructor" }} />);
  fireEvent.click(screen.getByText("Change role"));
  expect(read).not.toHaveBeenCalled();
});

it("a role that can't be given leaves the dialog open, with the reason in it", async () => {
  const message = "This is the only admin. Appoint another admin first.";
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ message }, { status: 409 }))),
  );
  await asked("admin", "Remove admin role");
  const dialog = await screen.findByRole("dialog");
  fireEvent.click(within(dialog).getByText("Remove admin role", { selector: "button" }));
  expect(await within(dialog).findByText(message)).toBeTruthy();
  fireEvent.click(within(dialog).getByText("Keep as it is"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
  fireEvent.click(screen.getByText("Change role"));
  fireEvent.click(await screen.findByText("Make instructor"));
  expect((await screen.findByRole("dialog")).textContent).not.toContain(message);
});
