import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { camp } from "../../../testing/campExample.ts";
import CampToday from "./CampToday.tsx";

it("what follows shows its acts once it is known whether a camp comes above them: nothing moves under a thumb", async () => {
  let answer: (camps: Response) => void = () => undefined;
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  renderInBackOffice(
    <>
      <CampToday />
      <section>
        <h2>Waiting for your reply</h2>
        <ul>
          <li>
            <button type="button">Confirm</button>
          </li>
        </ul>
      </section>
    </>,
    { role: "instructor" },
  );
  expect(screen.getByRole("heading", { name: "Waiting for your reply" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
  act(() => answer(Response.json([camp], { headers: { "Content-Range": "camps 0-0/1" } })));
  expect(await screen.findByRole("button", { name: "Confirm" })).toBeTruthy();
});
