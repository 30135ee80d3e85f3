import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { claimsIn, coachIn, guideIn } from "./content.ts";

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "content-"))));
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

it("ours is a head coach without a name or a photo", async () => {
  expect(await coachIn("content")).toEqual({
    coach: { name: "Our head coach", text: expect.stringContaining("one thing at a time"), photo: null },
  });
});

it("an operator's own coach has a photo, whose address changes with it", async () => {
  const told = { name: "Coach Ana", text: "Twelve years behind the plate." };
  await writeFile(join(folder, "credentials.json"), JSON.stringify({ ...told, photo: "ana.jpg" }));
  await writeFile(join(folder, "ana.jpg"), "first");
  const first = await coachIn(folder);
  expect(first).toEqual({
    coach: { ...told, photo: first.photo?.path },
    photo: { path: expect.any(String), bytes: Buffer.from("first") },
  });
  expect(first.photo?.path).toMatch(/^\/coach-[0-9a-f]{12}\.jpg$/);
  await writeFile(join(folder, "ana.jpg"), "second");
  expect((await coachIn(folder)).photo?.path).not.toBe(first.photo?.path);
});

it.each([
  [{ photo: "nobody.jpg" }, "nobody.jpg"],
  [{ photo: "../secret.jpg" }, "credentials.json"],
  [{ name: "" }, "credentials.json"],
])("a coach who cannot be shown is told of at the start: %j", async (told, named) => {
  await writeFile(join(folder, "credentials.json"), JSON.stringify(told));
  await expect(coachIn(folder)).rejects.toThrow(named);
});

it("our guide has six lessons, and no videos of somebody else's", async () => {
  const guide = await guideIn("content");
  expect(guide.map(({ title }) => title)).toEqual(["Stance", "Grip", "Load", "Stride", "Contact", "Follow-through"]);
  expect(guide.every(({ youtubeId }) => youtubeId === null)).toBe(true);
});

it("an operator's own guide has videos", async () => {
  const lesson = { title: "Stance", text: "Feet first.", youtubeId: "a-B_c1d2e3f" };
  await writeFile(join(folder, "hitting-guide.json"), JSON.stringify([lesson]));
  expect(await guideIn(folder)).toEqual([lesson]);
  await writeFile(join(folder, "hitting-guide.json"), JSON.stringify([{ ...lesson, youtubeId: "watch?v=1" }]));
  await expect(guideIn(folder)).rejects.toThrow("hitting-guide.json");
  await rm(join(folder, "hitting-guide.json"));
  expect(await guideIn(folder)).toEqual([]);
});
