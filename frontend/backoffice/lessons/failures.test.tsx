import { fireEvent, screen, waitFor } from "@testing-library/react";
import { ListContextProvider } from "react-admin";
import { expect, it, vi } from "vitest";
import { currentToast } from "../../shared/toastStore.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { lesson } from "../../testing/lessonExample.ts";
import { lessonRequest as request } from "../../testing/lessonRequestExample.ts";
import { SelectedBar } from "./bulk/SelectedBar.tsx";
import { DeleteLessonButton } from "./DeleteLessonButton.tsx";
import { CompleteLessonButton, ConfirmLessonButton, DeclineLessonButton } from "./LessonButtons.tsx";
import { RequestStatusMenu } from "./requests/RequestShow.tsx";

const press = async (words: string) =>
  fireEvent.click((await screen.findAllByText(words, { selector: "button, strong" })).at(-1)!);

it.each([
  ["Failed to confirm lesson", <ConfirmLessonButton key="" lesson={lesson} />, ["Confirm"]],
  ["Failed to decline lesson", <DeclineLessonButton key="" lesson={lesson} />, ["Decline", "Decline request"]],
  ["Failed to delete lesson", <DeleteLessonButton key="" lesson={lesson} />, ["Delete", "Delete lesson"]],
  ["Couldn’t complete the lesson", <CompleteLessonButton key="" lesson={lesson} />, ["Mark completed"]],
  ["Failed to update request status", <RequestStatusMenu key="" request={request} />, ["Set status", "Declined"]],
] as const)("T28, G2-42, T27:requests, G1-31: what fails says so: %s", async (words, screenPart, presses) => {
  vi.spyOn(console, "error").mockImplementation(() => {}); // where react-admin prints what failed
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 500 })));
  renderInBackOffice(screenPart, { role: "instructor" });
  for (const button of presses) await press(button);
  await waitFor(() => expect([currentToast()?.title, currentToast()?.text]).toContain(words));
});

it("of several confirmed at once, one in another coach’s place is not confirmed unasked, and stays selected", async () => {
  const said = "Alex has a lesson in Cage 1 then.";
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, init?: { method?: string; body?: string }) => {
    if (init?.method !== "PATCH") return Promise.resolve(Response.json([lesson]));
    sent.push(JSON.parse(init.body ?? ""));
    return Promise.resolve(Response.json({ code: "SamePlace", message: said }, { status: 409 }));
  });
  const onSelect = vi.fn<(ids: unknown[]) => void>();
  const list = { data: [lesson], selectedIds: [lesson.id], onSelect, onUnselectItems: () => {} };
  renderInBackOffice(
    <ListContextProvider value={list as never}>
      <SelectedBar />
    </ListContextProvider>,
    { role: "instructor", resource: "lessons" },
  );
  await press("Confirm 1");
  expect(await screen.findByText(said)).toBeTruthy();
  expect(sent).toEqual([{ status: "confirmed", samePlace: "ask" }]);
  expect(onSelect).toHaveBeenLastCalledWith([lesson.id]);
});
