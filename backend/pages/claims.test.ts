import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { claimsIn } from "./claims.ts";

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "claims-"))));
afterAll(() => rm(folder, { recursive: true }));
const file = (text: string) => writeFile(join(folder, "subscribe.json"), text);

it("G2-45:text: ours are samples, three of them, and never shown as what people said", async () => {
  const shown = await claimsIn("content", { withSamples: true });
  expect(shown.testimonials.map(({ isSample }) => isSample)).toEqual([true, true, true]);
  expect(await claimsIn("content", { withSamples: false })).toEqual({ ...shown, testimonials: [] });
});

it("an operator's own are shown", async () => {
  const own = { quote: "Worth it.", by: "A parent" };
  await file(JSON.stringify({ turnaround: "2 days", players: "80 players", testimonials: [own] }));
  expect(await claimsIn(folder, { withSamples: false })).toEqual({
    turnaround: "2 days",
    players: "80 players",
    testimonials: [{ ...own, isSample: false }],
  });
});

it("a folder without the file has the specified claims, and nobody's words", async () => {
  await rm(join(folder, "subscribe.json"), { force: true });
  const claims = { turnaround: "24-48 hours", players: "500+ players", testimonials: [] };
  expect(await claimsIn(folder, { withSamples: true })).toEqual(claims);
});

it.each(["{", JSON.stringify({ turnaround: "", players: "1", testimonials: [] })])(
  "what cannot be read says where it stands: %s",
  async (text) => {
    await file(text);
    await expect(claimsIn(folder, { withSamples: false })).rejects.toThrow("subscribe.json");
  },
);
