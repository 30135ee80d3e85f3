import { expect, it } from "vitest";
import { whyNot } from "./failures.ts";

it.each([
  [413, "", "File too large. Please try a smaller video file."],
  [500, "", "Server error during upload. Please try again."],
  [422, "", "File appears to be corrupted or empty. Please try a different video."],
  [418, "<html>", "Upload failed with status 418"],
  [403, '{"message":"All 4 videos of this month are used."}', "All 4 videos of this month are used."],
  [
    408,
    '{"message":"They took long."}',
    "Upload timed out. Please try again with a smaller file or better connection.",
  ],
])("T22: %i with %j is said as %s", (status, body, why) => {
  expect(whyNot({ status, body }).why).toBe(why);
});

it("T22: a server that is not reached is the network, and what is safe can be built on", () => {
  const why = "Network error during upload. Please check your connection and try again.";
  expect(whyNot(null)).toEqual({ why, canGoOn: true });
  expect([401, 408, 423, 500, 503].map((status) => whyNot({ status, body: "" }).canGoOn)).not.toContain(false);
  expect([403, 404, 409, 413, 422].map((status) => whyNot({ status, body: "" }).canGoOn)).not.toContain(true);
});
