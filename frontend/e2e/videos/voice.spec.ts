import type { Page } from "@playwright/test";
import { voiceNotesUrl, type VoiceNoteView } from "../../../backend/videos/voice/contract.ts";
import { serverFault } from "../testing/failingReads.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { tabTo } from "../testing/keyboard.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { momentAt } from "../../public/videos/voice/track.ts";
import { makeMember, uploadedBy } from "./videos.ts";

const loaded = (page: Page) => expect(page.getByRole("region", { name: "Player" })).toContainText("/ 0:02.00");
const voice = (page: Page) => page.getByRole("region", { name: "Voice notes" });
const recorder = (page: Page) => page.getByRole("group", { name: "Voice note recorder" });
const button = (page: Page, name: string | RegExp) => voice(page).getByRole("button", { name, exact: true });
const notesOf = (who: Person, id: string) => who.call<VoiceNoteView[]>("GET", voiceNotesUrl(id));
const recorded = (page: Page, seconds: number) =>
  expect(recorder(page)).toContainText(new RegExp(`0:(0[${seconds}-9]|[1-5]\\d) of 10:00`));
const picture = (page: Page) =>
  page.locator("video").evaluate((video: HTMLVideoElement) => ({ time: video.currentTime, isPaused: video.paused }));
/** Where voice and picture are, at one moment. */
const both = (page: Page) =>
  page.evaluate(() => {
    const [video, voice] = [document.querySelector("video")!, document.querySelector("audio")!];
    return { voice: voice.currentTime, time: video.currentTime, isPaused: video.paused, isHeard: !voice.paused };
  });

test("coming by a link to a page that may use the microphone, a coach talks a player through a swing by keys alone", async ({
  people,
  open,
}) => {
  const [player, riley] = [await people.player({ firstName: "Dana" }), await people.instructor()];
  await makeMember(await people.admin(), player);
  const { id } = await uploadedBy(player, { title: "Back elbow", instructorId: riley.id });
  const page = await open(riley, { viewport: phone, refused: [500] });
  await page.goto("/videos");
  await page.getByRole("link", { name: "Back elbow" }).click();
  await loaded(page);
  await button(page, "Record a voice note").focus();
  await page.keyboard.press("Enter"); // loads the page anew
  await button(page, "Start recording").focus();
  await page.keyboard.press("Enter");
  await recorded(page, 1);
  await page.locator("video").focus();
  await page.keyboard.press(".");
  await page.keyboard.press("m"); // draws a line, which is shown from then on
  await page.getByRole("region", { name: "Drawing" }).getByRole("button", { name: "Line", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Point 1 of / })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Marks" }).getByRole("listitem")).toHaveCount(1);
  await page.locator("video").focus();
  await page.keyboard.press("2");
  await page.keyboard.press("k");
  await recorded(page, 3);
  await expectAccessible(page, "recording", [phone]);
  await button(page, "Pause recording").focus();
  await page.keyboard.press("Enter");
  await expect(recorder(page)).toContainText("Paused");
  await tabTo(page, button(page, "Stop recording"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(recorder(page)).toContainText("Not saved yet");

  await page.route(`**${voiceNotesUrl(id)}`, async (route) =>
    route.request().method() === "POST" ? serverFault(route) : route.fallback(),
  );
  await recorder(page).getByRole("textbox").focus();
  await page.keyboard.type("Watch your back elbow.");
  await tabTo(page, button(page, "Save voice note"));
  await page.keyboard.press("Enter");
  await expect(recorder(page)).toContainText("It’s still here");
  await page.unroute(`**${voiceNotesUrl(id)}`);
  await button(page, "Try saving again").focus();
  await page.keyboard.press("Enter");
  await expectToast(page, "Voice note saved");
  await expect(recorder(page)).toBeHidden();

  const [note] = await notesOf(riley, id);
  expect(note).toMatchObject({ transcript: "Watch your back elbow.", authorId: riley.id });
  expect(note!.seconds).toBeGreaterThan(2.9);
  const did = note!.actions.map(([, what]) => what);
  expect(did).toEqual(expect.arrayContaining(["seek", "rate", "play", "show"]));

  const seen = await open(player, { viewport: phone });
  await seen.goto(`/video-analysis/${id}`);
  await loaded(seen);
  await expect(voice(seen)).toContainText("Watch your back elbow.");
  await expectAccessible(seen, "a voice note", [desk]);
  const started = note!.actions.find(([, what]) => what === "play")! as [number, "play", number];
  await button(seen, /^Play voice note/).focus();
  await seen.keyboard.press("Enter");
  await expect(button(seen, /^Pause voice note/)).toBeFocused();
  // At half speed, as the coach had it, and never far from where the coach was.
  await expect.poll(async () => (await both(seen)).voice).toBeGreaterThan(started[0] + 0.6);
  const { voice: at, time, isPaused, isHeard } = await both(seen);
  expect([isPaused, isHeard]).toEqual([false, true]);
  expect(Math.abs(time - momentAt(note!.actions, at).time)).toBeLessThan(0.1);
  await expect(seen.getByRole("button", { name: "½ speed" })).toHaveAttribute("aria-pressed", "true");

  await seen.keyboard.press("Enter");
  await expect.poll(async () => (await both(seen)).isHeard).toBe(false);
  await expect.poll(async () => (await picture(seen)).isPaused).toBe(true);
  await voice(seen).getByRole("slider").focus();
  await seen.keyboard.press("Home");
  await expect.poll(async () => (await both(seen)).voice).toBe(0);
  await expect.poll(async () => (await picture(seen)).time).toBeLessThan(0.05);

  await button(seen, /^Play voice note/).focus();
  await seen.keyboard.press("Enter");
  await expect.poll(async () => (await both(seen)).voice).toBeGreaterThan(0.3);
  await seen.locator("video").focus();
  await seen.keyboard.press("."); // whoever looks for themselves stops the voice
  await expect.poll(async () => (await both(seen)).isHeard).toBe(false);
});
