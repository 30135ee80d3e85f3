import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { forgetAllKept } from "../../../shared/kept.ts";
import { currentToast } from "../../../shared/toastStore.ts";
import { dana, family, leave, open, serverWith } from "../testing/opened.tsx";
import { UploadCard } from "./UploadCard.tsx";

beforeEach(forgetAllKept);
afterEach(leave);

const film = new File(["frames"], "Front_toss.mp4", { type: "video/mp4" });
const choose = async (file: File) => {
  const field = await screen.findByTestId("video-file");
  fireEvent.change(field, { target: { files: [file] } });
};
const title = () => screen.getByLabelText<HTMLInputElement>(/^Title/);
const uploadIt = () => fireEvent.click(screen.getByRole("button", { name: "Upload Video" }));

it("another player can be chosen after the video: it stays, and so does what was typed", async () => {
  const [own] = family["GET /api/players"];
  const players = ["Kim", "Max"].map((firstName) => ({ ...own!, id: firstName, firstName, isOwn: false }));
  serverWith({ ...family, "GET /api/players": players });
  open(<UploadCard user={dana} />, dana);
  fireEvent.click(await screen.findByRole("radio", { name: "Kim" }));
  await choose(film);
  await waitFor(() => expect(title().value).toBe("Front toss"));
  fireEvent.click(screen.getByRole("radio", { name: "Max" }));
  await waitFor(() => expect(screen.getByText(/^Front_toss\.mp4/)).toBeTruthy());
  expect(title().value).toBe("Front toss");
});

it("a parent without a player is led to add one", async () => {
  const [own] = family["GET /api/players"];
  serverWith({ ...family, "GET /api/players": [{ ...own!, plays: false }] });
  open(<UploadCard user={dana} />, dana);
  expect((await screen.findByRole("link", { name: "Add a player" })).getAttribute("href")).toBe("/players");
  expect(screen.queryByText("Choose who’s in the video.")).toBeNull();
});

it("a file that the device can't read anymore is said to be so", async () => {
  serverWith(family);
  open(<UploadCard user={dana} />, dana);
  const gone = Object.assign(new File(["frames"], "Gone.mp4", { type: "video/mp4" }), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException("gone", "NotReadableError")) }),
  });
  await choose(gone);
  uploadIt();
  await waitFor(() => expect(currentToast()?.title).toBe("Couldn’t read your video"));
});
