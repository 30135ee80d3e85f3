import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { lesson } from "../../../testing/lessonExample.ts";
import AbandonedLessons from "./AbandonedLessons.tsx";

const abandoned = { ...lesson, instructor: { ...lesson.instructor, isActive: false } };
const cancelFirst = async () => {
  await userEvent.click((await screen.findAllByRole("button", { name: /^Cancel/ }))[0]!);
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText(/^Reason/), "The coach left");
  await userEvent.click(dialog.getByRole("button", { name: "Cancel lesson" }));
};

it("each canceled lesson leaves the list, and the keyboard goes on at its heading; after the last, at the page’s", async () => {
  let left = [abandoned, { ...abandoned, id: "l2" }];
  vi.stubGlobal("fetch", (url: string, { method = "GET" }: RequestInit = {}) => {
    if (method === "GET" && url.startsWith("/api/lessons?"))
      return Promise.resolve(Response.json(left, { headers: { "content-range": `lessons 0-1/${left.length}` } }));
    if (method !== "GET") left = left.slice(1);
    return Promise.resolve(Response.json(abandoned));
  });
  renderInBackOffice(
    <>
      <h1>Hello, Morgan!</h1>
      <AbandonedLessons />
    </>,
  );
  await cancelFirst();
  await vi.waitFor(() => expect(screen.getAllByRole("button", { name: /^Cancel/ })).toHaveLength(1));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Lessons without a coach"));
  await cancelFirst();
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: /^Cancel/ })).toBeNull());
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Hello, Morgan!"));
});
