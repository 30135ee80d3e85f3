import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { leave, open, riley, serverWith } from "../testing/opened.tsx";
import { Recorder } from "./Recorder.tsx";
import { setUnsent, useUnsent } from "./unsent.ts";

afterEach(leave);

const playback = { acted: () => {}, listen: () => () => {}, element: () => null };
const closed = vi.fn<() => void>();
const Shown = () => (
  <Recorder
    videoId="v1"
    unsent={useUnsent("v1")}
    onClose={closed}
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the recorder uses these alone
    playback={playback as never}
    onShow={() => {}}
    onStart={() => {}}
  />
);

it.each([
  ["NotAllowedError", "blocked the microphone"],
  ["NotFoundError", "couldn’t find a microphone"],
  ["NotReadableError", "Another app"],
])("without a microphone, or leave to use it, a coach is told what to do: %s", async (name, said) => {
  const getUserMedia = () => Promise.reject(new DOMException("no", name));
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }));
  open(<Shown />, riley);
  fireEvent.click(screen.getByRole("button", { name: "Start recording" }));
  expect((await screen.findByRole("alert")).textContent).toContain(said);
});

it("a recording that isn't saved is there when its coach comes back, with what was typed, until it is discarded", async () => {
  const { asked } = serverWith({});
  const file = new File(["sound"], "voice.webm", { type: "audio/webm" });
  setUnsent("v1", { id: "r1", file, address: "blob:r1", seconds: 2, track: [], transcript: "" });
  open(<Shown />, riley);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Hips first." } });
  leave();
  open(<Shown />, riley);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Hips first.");
  fireEvent.click(screen.getByRole("button", { name: "Discard" }));
  fireEvent.click(await screen.findByRole("button", { name: "Discard recording" }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(await screen.findByRole("button", { name: "Start recording" })).toBeTruthy();
  expect(asked).toEqual([]);
});
