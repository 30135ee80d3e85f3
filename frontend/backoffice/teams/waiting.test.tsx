import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { inboxItem } from "../../testing/inboxExample.ts";
import { contexts } from "../contexts.ts";
import { destinations } from "../frame/navigation/destinations.ts";
import { Waiting } from "../frame/navigation/Waiting.tsx";

it("the navigation counts requests for a team that nobody has taken or contacted", async () => {
  const asked = vi.fn<(url: string) => Promise<Response>>(async () =>
    Response.json([inboxItem], { headers: { "content-range": "inbox 0-0/3" } }),
  );
  vi.stubGlobal("fetch", asked);
  const teams = destinations(contexts, "instructor", "instructor").filter(({ to }) => to === "/team-finders");
  renderInBackOffice(<Waiting at={teams} />, { role: "instructor" });
  expect((await screen.findByLabelText("3 waiting")).textContent).toBe("3");
  const { searchParams } = new URL(asked.mock.calls[0]![0], "http://fungo.example");
  expect(JSON.parse(searchParams.get("filter")!)).toEqual({
    part: "nobody",
    kind: ["team-finder", "team-creation"],
    status: "pending",
  });
});
