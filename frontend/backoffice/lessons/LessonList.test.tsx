import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import LessonList from "./LessonList.tsx";

const forgetFilter = () => history.replaceState(null, "", "/"); // a list keeps it in the address
beforeEach(forgetFilter);
afterEach(forgetFilter);

it("without lessons to come it says so, and whoever searches in vain is told to search otherwise", async () => {
  vi.stubGlobal("fetch", async () => Response.json([], { headers: { "content-range": "lessons 0-0/0" } }));
  renderInBackOffice(<LessonList />, { role: "instructor", resource: "lessons" });
  await screen.findByText("Nothing coming up");
  fireEvent.click(screen.getByRole("button", { name: "Completed" }));
  await screen.findByText("Try another status, time or name.");
  expect(screen.queryByText("Nothing coming up")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Show all lessons" }));
  await screen.findByText("No lessons yet");
});
