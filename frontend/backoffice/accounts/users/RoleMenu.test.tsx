import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderInBackOffice, user } from "../../../testing/backOffice.tsx";
import { RoleMenu } from "./RoleMenu.tsx";

it("who takes the instructor role away hears of the lessons that stay without a coach", async () => {
  const asked = vi.fn<typeof fetch>((url) => {
    const isPending = decodeURIComponent(typeof url === "string" ? url : "").includes('"pending"');
    return Promise.resolve(Response.json([], { headers: { "content-range": `items 0-0/${isPending ? 1 : 2}` } }));
  });
  vi.stubGlobal("fetch", asked);
  renderInBackOffice(<RoleMenu user={{ ...user, id: "ana", role: "instructor" }} />);
  fireEvent.click(screen.getByText("Change role"));
  expect(asked).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByText("Remove instructor role"));
  expect(
    await screen.findByText(/^Their 3 upcoming lessons and requests stay on the calendar without a coach/),
  ).toBeTruthy();
});
