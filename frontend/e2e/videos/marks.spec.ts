import type { Page } from "@playwright/test";
import { marksUrl, type MarkView } from "../../../backend/videos/marks/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { tabTo } from "../testing/keyboard.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast, toastsReady } from "../testing/toasts.ts";
import { film, makeMember, uploadedBy } from "./videos.ts";

const loaded = (page: Page) => expect(page.getByRole("region", { name: "Player" })).toContainText("/ 0:02.00");
const list = (page: Page) => page.getByRole("region", { name: "Marks" });
const rows = (page: Page) => list(page).getByRole("listitem");
const layer = (page: Page) => page.getByTestId("marks").locator("g[data-mark]");
const tools = (page: Page) => page.getByRole("region", { name: "Drawing" });
const saved = (page: Page) => expect(tools(page).getByText(/^Saved \d+:\d\d [AP]M$/)).toBeVisible();
const marksOf = (who: Person, id: string) => who.call<MarkView[]>("GET", marksUrl(id));

type Place = readonly [number, number];

/** A place on the plane of 640 × 360, on the screen. */
const placeIn = async (page: Page) => {
  await page.getByTestId("surface").scrollIntoViewIfNeeded();
  const box = (await page.getByTestId("surface").boundingBox())!;
  const scale = Math.min(box.width / 640, box.height / 360);
  const [left, top] = [box.x + (box.width - 640 * scale) / 2, box.y + (box.height - 360 * scale) / 2];
  return ([x, y]: Place) => ({ x: left + x * scale, y: top + y * scale });
};
const near = (value: number) => ({ asymmetricMatch: (told: unknown) => Math.abs(Number(told) - value) < 2 });

const tool = (page: Page, name: string) => tools(page).getByRole("button", { name, exact: true });
const drag = async (page: Page, ...points: readonly Place[]) => {
  const [first, ...others] = points.map(await placeIn(page));
  await page.mouse.move(first!.x, first!.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
};
const byKeys = async (page: Page, name: string) => {
  await tool(page, name).focus();
  await page.keyboard.press("Enter");
};

test("U25:canvas: a coach draws by mouse and by keys, a player by touch, and each sees what the other drew", async ({
  people,
  open,
}) => {
  const [player, riley] = [await people.player({ firstName: "Dana" }), await people.instructor()];
  await makeMember(await people.admin(), player);
  const { id } = await uploadedBy(player, { title: "Tee work" });
  const page = await open(riley, { viewport: desk });
  await page.goto(`/video-analysis/${id}`);
  await loaded(page);
  await page.getByRole("button", { name: "Add mark" }).click();

  await test.step("each tool by mouse", async () => {
    await drag(page, [100, 80], [300, 200]);
    await expect(rows(page)).toHaveCount(1);
    for (const name of ["Arrow", "Circle", "Rectangle", "Distance"]) {
      await tool(page, name).click();
      await drag(page, [200, 100], [260, 180]);
    }
    await tool(page, "Freehand").click();
    await drag(page, [50, 300], [120, 250], [200, 320]);
    await tool(page, "Angle").click();
    const place = await placeIn(page);
    for (const { x, y } of (
      [
        [320, 100],
        [320, 200],
        [420, 200],
      ] as const
    ).map(place))
      await page.mouse.click(x, y);
    await tool(page, "Known length").click();
    await drag(page, [100, 340], [300, 340]);
    await tool(page, "Text").click();
    const at = (await placeIn(page))([400, 300]);
    await page.mouse.click(at.x, at.y);
    await expect(tools(page).getByRole("textbox", { name: "Text" })).toBeFocused();
    await page.keyboard.type("Elbow up");
    await page.keyboard.press("Enter");
    await expect(rows(page)).toHaveCount(9);
    await saved(page);
    const marks = await marksOf(player, id);
    expect(marks.map(({ type }) => type).join(" ")).toBe(
      "line arrow circle rectangle distance freehand angle scale text",
    );
    expect(marks[0]).toMatchObject({
      color: "#ff0000",
      startX: near(100),
      startY: near(80),
      endX: near(300),
      endY: near(200),
      timestamp: 0,
      annotatorName: riley.name,
    });
    expect(marks[2]).toMatchObject({ startX: near(200), startY: near(100), radius: near(100) });
    expect(marks[3]).toMatchObject({ width: near(60), height: near(80) });
  });
  await expectAccessible(page, "a video that is drawn on", [desk, phone]);

  await test.step("drawn, changed, removed, undone and redone by keys alone", async () => {
    for (const name of ["Line", "Freehand"]) {
      await byKeys(page, name);
      await expect(page.getByRole("button", { name: /^Point 1 of / })).toBeFocused();
      await page.keyboard.press("Shift+ArrowDown");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
    }
    await byKeys(page, "Angle");
    await expect(page.getByRole("button", { name: "Point 1 of 3: 280, 180" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Point 3 of 3: 320, 140" })).toBeFocused();
    for (let n = 0; n < 4; n++) await page.keyboard.press("Shift+ArrowRight");
    await expect(tools(page).getByText(/Enter sets the mark\. 135°$/)).toBeVisible();
    await tabTo(page, tools(page).getByRole("textbox", { name: "Text (optional)" }), "Shift+Tab");
    await page.keyboard.type("Hips first");
    await page.keyboard.press("Enter");
    await expect(rows(page)).toHaveCount(12);
    await list(page)
      .getByRole("button", { name: /^Edit 0:00\.00, angle 135°, you, “Hips first”$/ })
      .focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Point 1 of 3: 280, 180" })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await list(page)
      .getByRole("button", { name: /^Delete 0:00\.00, circle, you$/ })
      .focus();
    await page.keyboard.press("Enter");
    await expect(rows(page)).toHaveCount(11);
    await page.keyboard.press("Control+z");
    await expect(rows(page)).toHaveCount(12);
    await page.keyboard.press("Control+Shift+z");
    await expect(rows(page)).toHaveCount(11);
    await expect.poll(() => marksOf(riley, id)).toHaveLength(11);
  });

  const seen = await open(player, { viewport: phone });
  await test.step("the player sees all of it, and changes nothing of it", async () => {
    await seen.goto(`/video-analysis/${id}`);
    await loaded(seen);
    await expect(rows(seen)).toHaveCount(11);
    await expect(layer(seen)).toHaveCount(11);
    await expect(list(seen)).toContainText(`0:00.00, angle 90°, ${riley.name}`);
    await expect(list(seen)).toContainText(`distance 16.5 in, ${riley.name}`);
    await expect(list(seen)).toContainText(`text, ${riley.name}, “Elbow up”`);
    await expect(list(seen).getByRole("button", { name: /^(Edit|Delete) / })).toHaveCount(0);
  });
  const client = await seen.context().newCDPSession(seen);
  const touch = async (...points: readonly Place[]) => {
    const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
    const [first, ...others] = points.map(await placeIn(seen));
    await send("touchStart", first);
    for (const at of others) await send("touchMove", at);
    await send("touchEnd");
  };
  await test.step("by touch on a phone, the coach sees it come; what is typed is text, also where it would be code", async () => {
    await seen.getByRole("button", { name: "Add mark" }).click();
    for (const name of ["Rectangle", "Freehand"]) {
      await tool(seen, name).click();
      await touch([200, 100], [220, 120], [260, 180]);
    }
    await expect(rows(seen)).toHaveCount(13);
    await tool(seen, "Angle").click();
    for (const at of [
      [320, 100],
      [320, 200],
      [420, 200],
    ] as const)
      await touch(at);
    await tool(seen, "Text").click();
    const clicked = seen.evaluate(() => new Promise((resolve) => addEventListener("click", resolve, { once: true })));
    await touch([400, 300]);
    await clicked; // the last that a touch brings with it
    const text = tools(seen).getByRole("textbox", { name: "Text" });
    expect(await text.evaluate((field) => field === document.activeElement)).toBe(true);
    const typed = '</text><img src="x" onerror="alert(1)">';
    await text.fill(typed);
    await tools(seen).getByRole("button", { name: "Set mark" }).click();
    await expect(rows(seen)).toHaveCount(15);
    await expect(rows(page)).toHaveCount(15);
    await expect(list(page)).toContainText(`text, ${player.name}, “${typed}”`);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
  await test.step("mirrored and closer, it is where it was drawn on the picture", async () => {
    await tool(seen, "Line").click();
    await seen.getByRole("button", { name: "Mirror" }).click();
    await seen.getByRole("button", { name: "Zoom in" }).click();
    await touch([300, 150], [310, 160], [340, 200]);
    await expect
      .poll(async () => (await marksOf(player, id)).at(-1))
      .toMatchObject({
        type: "line",
        startX: near(640 - 300),
        startY: near(150),
        endX: near(640 - 340),
      });
  });
});

test("U27, K6:player, T25:marks: a mark is seen within half a second of its own frame, on 240 frames a second; without a connection nothing drawn is lost", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const { id } = await uploadedBy(riley, {}, film("fast.webm"));
  const line = { type: "line", startX: 1, startY: 1, endX: 9, endY: 9 };
  const lines = [
    { ...line, id: crypto.randomUUID(), timestamp: 1.2, text: "Contact" },
    { ...line, id: crypto.randomUUID(), timestamp: 0.1, text: "Load" },
  ];
  await riley.call("POST", marksUrl(id), lines);
  const page = await open(riley, { viewport: desk });
  await page.goto(`/video-analysis/${id}`);
  await loaded(page);
  await expect(layer(page)).toHaveCount(1);
  await expect(page.getByTestId("ticks").locator("span")).toHaveCount(2);
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(layer(page)).toContainText("Contact");
  const slider = page.getByRole("slider", { name: "Position" });
  await expect(slider).toHaveAttribute("aria-valuetext", "0:01.20");
  await page.keyboard.press("j");
  await expect(slider).toHaveAttribute("aria-valuetext", "0:00.10");
  const seek = (seconds: number) =>
    page.locator("video").evaluate((video: HTMLVideoElement, to) => void (video.currentTime = to), seconds);
  for (const [seconds, count] of [
    [0.69, 0],
    [0.71, 1],
    [1.69, 1],
    [1.71, 0],
    [0.59, 1],
    [0.61, 0],
  ] as const) {
    await seek(seconds);
    await expect(layer(page), `at ${seconds} s`).toHaveCount(count);
  }
  await test.step("a mark drawn now has the time of the frame that is shown", async () => {
    await seek(0.0291);
    await page.keyboard.press("m");
    await drag(page, [100, 100], [200, 200]);
    await expect.poll(async () => (await marksOf(riley, id)).at(-1)?.timestamp).toBe(0.029); // 7 of 240
  });
  await test.step("the picture is saved with what is drawn on it", async () => {
    await page.getByRole("button", { name: "Save picture" }).click();
    const still = page.getByRole("dialog", { name: "Save picture" });
    await expect(still.getByRole("checkbox")).not.toBeChecked(); // without the player's name
    const coming = page.waitForEvent("download");
    await still.getByRole("button", { name: "Save picture" }).click();
    const stream = await (await coming).createReadStream();
    const bytes = Buffer.concat(await stream.toArray());
    const size = await page
      .locator("video")
      .evaluate(({ videoWidth, videoHeight }: HTMLVideoElement) => [videoWidth, videoHeight + 22]); // and the footer
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(size);
  });
  const draw = async () => {
    await byKeys(page, "Circle");
    await page.keyboard.press("Enter");
  };
  await test.step("without a connection", async () => {
    await toastsReady(page);
    await page.context().setOffline(true);
    await draw();
    await expectToast(page, "Failed to save annotations. Please try again.");
    await expect(tools(page).getByRole("button", { name: "Try again" })).toBeVisible();
    await page.context().setOffline(false);
    await saved(page);
    await expect.poll(() => marksOf(riley, id)).toHaveLength(4);
  });
  await test.step("what is not saved yet when the page is left is saved then", async () => {
    await draw();
    await page.reload();
    await expect(rows(page)).toHaveCount(5);
    await expect.poll(() => marksOf(riley, id)).toHaveLength(5);
  });
});
