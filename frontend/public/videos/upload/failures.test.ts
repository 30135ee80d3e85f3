import { expect, it, onTestFinished, vi } from "vitest";
import { mayRetry } from "../../../shared/videos/mayRetry.ts";
import { whyNot } from "./failures.ts";

it.each([
  [413, "", "File too large. Please try a smaller video file."],
  [500, "", "Server error during upload. Please try again."],
  [422, "", "File appears to be corrupted or empty. Please try a different video."],
  [418, "<html>", "Upload failed with status 418"],
  [413, '{"message":"At most 1 GB."}', "At most 1 GB."],
  [403, '{"message":"All 4 videos of this month are used."}', "All 4 videos of this month are used."],
  [
    408,
    '{"message":"They took long."}',
    "Upload timed out. Please try again with a smaller file or better connection.",
  ],
])("T22: %i with %j is said as %s", (status, body, why) => {
  expect(whyNot({ status, body }).why).toBe(why);
});

it("a file that took the server too long to check is over: it isn't sent again by itself, nor called safe", () => {
  const said = "It took us too long to check this video. Please try again in a few minutes.";
  const answer = { status: 503, body: JSON.stringify({ message: said, code: "TookTooLong" }) };
  const error = (status: number, body: string) => ({
    originalResponse: { getStatus: () => status, getBody: () => body },
  });
  vi.stubGlobal("navigator", { onLine: true });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(whyNot(answer)).toEqual({ why: said, canGoOn: false });
  expect(mayRetry(error(answer.status, answer.body))).toBe(false);
  expect([503, 500, 423, 409].map((status) => mayRetry(error(status, "{}")))).not.toContain(false);
  expect([422, 403, 404].map((status) => mayRetry(error(status, "{}")))).not.toContain(true);
  expect(mayRetry({ originalResponse: null })).toBe(true);
});

it("T22: a server that is not reached is the network, and what is safe can be built on", () => {
  const why = "Network error during upload. Please check your connection and try again.";
  expect(whyNot(null)).toEqual({ why, canGoOn: true });
  expect([401, 408, 423, 500, 503].map((status) => whyNot({ status, body: "" }).canGoOn)).not.toContain(false);
  expect([403, 404, 409, 413, 422].map((status) => whyNot({ status, body: "" }).canGoOn)).not.toContain(true);
});
