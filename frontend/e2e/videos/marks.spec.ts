import type { Page } from "@playwright/test";
import { marksUrl, type MarkView } from "../../../backend/videos/marks/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { tabTo } from "../testing/keyboard.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { serverFault } from "../testing/failingReads.ts";
import { expectToast, toastsReady } from "../testing/toasts.ts";
import { film, makeMember, uploadedBy } from "./videos.ts";

const loaded = (page: Page) => expect(page.getByRole("region", { name: "Player" })).toContainText("/ 0:02.00");
const list = (page: Page) => page.getByRole("region", { name: "Marks" });
const rows = (page: Page) => list(page).getByRole("listitem");
const layer = (page: Page) => page.getByTestId("marks").locator("g[data-mark]");
const tools = (page: Page) => page.getByRole("region", { name: "Drawing" });
const saved = (page: Page) => expect(tools(page).getByText(/^Saved \d+:\d\d [AP]M$/)).toBeVisible();
const marksOf = (who: Person, id: string) => who.call<MarkView[]>("GET", marksUrl(id));

/** A place on the plane of 640 × 360, on the screen. */
const placeIn = async (page: Page) => {
  await page.getByTestId("surface").scrollIntoViewIfNeeded();
  const box = (await page.getByTestId("surface").boundingBox())!;
  const scale = Math.min(box.width / 640, box.height / 360);
  const [left, top] = [box.x + (box.width - 640 * scale) / 2, box.y + (box.height - 360 * scale) / 2];
  return (x: number, y: number) => ({ x: left + x * scale, y: top + y * scale });
};
const near = (value: number) => ({ asymmetricMatch: (told: unknown) => Math.abs(Number(told) - value) < 2 });

const drawing = async (page: Page, id: string) => {
  await page.goto(`/video-analysis/${id}`);
  await loaded(page);
  await page.getByRole("button", { name: "Add mark" }).click();
  await expect(tools(page)).toBeVisible();
};
const dana = async (people: { player(told: object): Promise<Person>; admin(): Promise<Person> }) => {
  const player = await people.player({ firstName: "Dana" });
  await makeMember(await people.admin(), player);
  return player;
};

test("U25:canvas: a coach draws with each tool by mouse, and the player sees it after a reload", async ({
  people,
  open,
}) => {
  const [player, riley] = [await dana(people), await people.instructor()];
  const { id } = await uploadedBy(player, { title: "Tee work" });
  const page = await open(riley, { viewport: desk });
  await drawing(page, id);
  const place = await placeIn(page);
  const drag = async (...points: [number, number][]) => {
    const [first, ...others] = points.map(([x, y]) => place(x, y));
    await page.mouse.move(first!.x, first!.y);
    await page.mouse.down();
    for (const { x, y } of others) await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
  };
  const choose = (tool: string) => tools(page).getByRole("button", { name: tool, exact: true }).click();

  await drag([100, 80], [300, 200]);
  await expect(rows(page)).toHaveCount(1);
  for (const tool of ["Arrow", "Circle", "Rectangle", "Distance"]) {
    await choose(tool);
    await drag([200, 100], [260, 180]);
  }
  await choose("Freehand");
  await drag([50, 300], [120, 250], [200, 320]);
  await choose("Angle");
  for (const [x, y] of [
    [320, 100],
    [320, 200],
    [420, 200],
  ] as const) {
    const at = place(x, y);
    await page.mouse.click(at.x, at.y);
  }
  await choose("Known length");
  await drag([100, 340], [300, 340]);
  await choose("Text");
  const at = place(400, 300);
  await page.mouse.click(at.x, at.y);
  await expect(tools(page).getByRole("textbox", { name: "Text" })).toBeFocused();
  await page.keyboard.type("Elbow up");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(9);
  await saved(page);
  await expectAccessible(page, "a video that is drawn on", [desk, phone]);

  const marks = await marksOf(player, id);
  expect(marks.map(({ type }) => type)).toEqual([
    "line",
    "arrow",
    "circle",
    "rectangle",
    "distance",
    "freehand",
    "angle",
    "scale",
    "text",
  ]);
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

  const seen = await open(player, { viewport: phone });
  await seen.goto(`/video-analysis/${id}`);
  await expect(rows(seen)).toHaveCount(9);
  await expect(layer(seen)).toHaveCount(9);
  await expect(list(seen)).toContainText(`0:00.00, angle 90°, ${riley.name}`);
  await expect(list(seen)).toContainText(`distance 16.5 in, ${riley.name}`);
  await expect(list(seen)).toContainText(`text, ${riley.name}, “Elbow up”`);
  await expect(list(seen).getByRole("button", { name: /^(Edit|Delete) / })).toHaveCount(0);
});

test("a player draws with each tool by touch, also where the picture is mirrored and closer", async ({
  people,
  open,
}) => {
  const player = await dana(people);
  const { id } = await uploadedBy(player);
  const page = await open(player, { viewport: phone, hasTouch: true });
  await drawing(page, id);
  const client = await page.context().newCDPSession(page);
  const touch = async (...points: { x: number; y: number }[]) => {
    const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
    await send("touchStart", points[0]);
    for (const at of points.slice(1)) await send("touchMove", at);
    await send("touchEnd");
  };
  // On a busy machine a tap may take so long that the browser counts it as a long press, which chooses nothing.
  const choose = async (tool: string) => {
    const button = tools(page).getByRole("button", { name: tool, exact: true });
    await expect(async () => {
      await button.tap();
      await expect(button).toHaveAttribute("aria-pressed", "true", { timeout: 1000 });
    }).toPass();
  };
  let place = await placeIn(page);
  let count = 0;
  const comes = () => expect(rows(page)).toHaveCount(++count);
  for (const tool of ["Line", "Arrow", "Circle", "Rectangle", "Distance", "Known length", "Freehand"]) {
    await choose(tool);
    place = await placeIn(page);
    await touch(place(200, 100), place(220, 120), place(260, 180));
    await comes();
  }
  await choose("Angle");
  place = await placeIn(page);
  for (const at of [place(320, 100), place(320, 200), place(420, 200)]) await touch(at);
  await comes();
  await choose("Text");
  await touch(place(400, 300));
  const typed = '</text><img src="x" onerror="alert(1)">';
  await tools(page).getByRole("textbox", { name: "Text" }).fill(typed);
  await tools(page).getByRole("button", { name: "Set mark" }).tap();
  await comes();
  await saved(page);

  await test.step("mirrored, it is where it was drawn on the picture", async () => {
    await choose("Line");
    await page.getByRole("button", { name: "Mirror" }).tap();
    await page.getByRole("button", { name: "Zoom in" }).tap();
    place = await placeIn(page);
    await touch(place(300, 150), place(310, 160), place(340, 200));
    await comes();
    await expect.poll(async () => (await marksOf(player, id)).length).toBe(count);
    expect((await marksOf(player, id)).at(-1)).toMatchObject({
      startX: near(640 - 300),
      startY: near(150),
      endX: near(640 - 340),
    });
  });
  await page.reload();
  await expect(layer(page)).toHaveCount(count);
  await test.step("what is typed is text, also where it would be code", async () => {
    await expect(list(page)).toContainText(typed);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
});

test("marks are drawn, changed and removed by keys alone", async ({ people, open }) => {
  const [player, riley] = [await dana(people), await people.instructor()];
  const { id } = await uploadedBy(player);
  const page = await open(riley, { viewport: phone });
  await page.goto(`/video-analysis/${id}`);
  await loaded(page);
  await page.keyboard.press("m");
  const choose = async (tool: string) => {
    await tools(page).getByRole("button", { name: tool, exact: true }).focus();
    await page.keyboard.press("Enter");
  };
  for (const tool of ["Line", "Arrow", "Circle", "Rectangle", "Distance", "Known length", "Freehand"]) {
    await choose(tool);
    await expect(page.getByRole("button", { name: /^Point 1 of / })).toBeFocused();
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
  }
  await choose("Angle");
  await expect(page.getByRole("button", { name: "Point 1 of 3: 280, 180" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Point 3 of 3: 320, 140" })).toBeFocused();
  for (let n = 0; n < 4; n++) await page.keyboard.press("Shift+ArrowRight");
  await expect(tools(page).getByText(/Enter sets the mark\. 135°$/)).toBeVisible();
  await tabTo(page, tools(page).getByRole("textbox", { name: "Text (optional)" }), "Shift+Tab");
  await page.keyboard.type("Elbow up");
  await page.keyboard.press("Enter");
  await choose("Text");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Hips first");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(9);
  await saved(page);

  await test.step("its row in the list changes it, and removes it", async () => {
    const said = /^Edit 0:00\.00, angle 135°, you, “Elbow up”$/;
    await list(page).getByRole("button", { name: said }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Point 1 of 3: 280, 180" })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await list(page)
      .getByRole("button", { name: /^Delete 0:00\.00, line, you$/ })
      .focus();
    await page.keyboard.press("Enter");
    await expect(rows(page)).toHaveCount(8);
  });
  await test.step("undone and redone, also by buttons", async () => {
    await page.keyboard.press("Control+z");
    await expect(rows(page)).toHaveCount(9);
    await page.keyboard.press("Control+Shift+z");
    await expect(rows(page)).toHaveCount(8);
    await tools(page).getByRole("button", { name: "Undo" }).click();
    await expect(rows(page)).toHaveCount(9);
    await tools(page).getByRole("button", { name: "Redo" }).click();
    await expect(rows(page)).toHaveCount(8);
  });
  await expect.poll(async () => (await marksOf(riley, id)).map(({ type }) => type).sort()).toHaveLength(8);
  await page.reload();
  await expect(layer(page)).toHaveCount(8);
});

test("U27, K6:player: a mark is seen within half a second of its own frame, and ticks lead to it, on 240 frames a second", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const { id } = await uploadedBy(riley, {}, film("fast.webm"));
  const line = {
    id: crypto.randomUUID(),
    type: "line",
    timestamp: 1.2,
    startX: 1,
    startY: 1,
    endX: 9,
    endY: 9,
    text: "Contact",
  };
  await riley.call("POST", marksUrl(id), [line, { ...line, id: crypto.randomUUID(), timestamp: 0.1, text: "Load" }]);
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

  await test.step("10 seconds forward and back", async () => {
    await page.getByRole("button", { name: "Forward 10 seconds" }).click();
    await expect(slider).toHaveAttribute("aria-valuetext", /0:0(1\.9\d|2\.00)/);
    await page.getByRole("button", { name: "Back 10 seconds" }).click();
    await expect(slider).toHaveAttribute("aria-valuetext", "0:00.00");
  });
  await test.step("a mark drawn now has the time of the frame that is shown", async () => {
    await seek(0.0291);
    await page.keyboard.press("m");
    const place = await placeIn(page);
    const [from, to] = [place(100, 100), place(200, 200)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    await expect.poll(async () => (await marksOf(riley, id)).at(-1)?.timestamp).toBe(0.029); // 7 of 240
  });
});

test("T25:marks, T26:videos: without a connection nothing drawn is lost, and what fails is said", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const { id } = await uploadedBy(riley);
  const page = await open(riley, { viewport: desk });
  await page.goto(`/video-analysis/${id}`);
  await loaded(page);
  await page.keyboard.press("m");
  const circle = tools(page).getByRole("button", { name: "Circle" });
  const draw = async () => {
    await circle.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
  };
  await expect(circle).toBeVisible();
  await toastsReady(page);
  await page.context().setOffline(true);
  await draw();
  await expectToast(page, "Failed to save annotations. Please try again.");
  await expect(tools(page).getByRole("button", { name: "Try again" })).toBeVisible();
  await page.context().setOffline(false);
  await saved(page);
  expect(await marksOf(riley, id)).toMatchObject([{ type: "circle" }]);

  await test.step("what is not saved yet when the page is left is saved then", async () => {
    await draw();
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
    await expect.poll(() => marksOf(riley, id)).toHaveLength(2);
  });
  await test.step("what cannot be loaded is said, and marks come as soon as they can", async () => {
    const other = await open(riley, { viewport: phone, refused: [500] });
    await other.route("**/api/video-annotations/*", serverFault);
    await other.goto(`/video-analysis/${id}`);
    await expect(list(other)).toContainText("Failed to fetch annotations");
    await other.unroute("**/api/video-annotations/*");
    await expect(rows(other)).toHaveCount(2);
    await other.route(/\/api\/videos(\/[\w-]+)?$/, serverFault);
    await other.reload();
    await expect(other.getByText("Failed to fetch video", { exact: true })).toBeVisible();
    await other.goto("/videos");
    await expect(other.getByText("Failed to fetch videos", { exact: true })).toBeVisible();
  });
});

test("what somebody else draws comes by itself; the review is played, a mark copied, a picture saved without a name", async ({
  people,
  open,
}) => {
  const [player, riley] = [await dana(people), await people.instructor()];
  const [first, second] = [await uploadedBy(player, { title: "May" }), await uploadedBy(player, { title: "June" })];
  const line = (more: object) => ({
    id: crypto.randomUUID(),
    type: "line",
    startX: 1,
    startY: 1,
    endX: 90,
    endY: 90,
    ...more,
  });
  await player.call("POST", marksUrl(first.id), [line({ timestamp: 0.5, text: "My question" })]);
  const page = await open(riley, { viewport: desk });
  await page.goto(`/video-analysis/${first.id}`);
  await loaded(page);
  await expect(rows(page)).toHaveText([new RegExp(`0:00.50, line, ${player.name}, “My question”`)]);
  const late = line({ timestamp: 0.1, text: "Yes" });
  await riley.call("POST", marksUrl(first.id), [late]);
  await player.call("POST", marksUrl(first.id), {
    annotations: [line({ timestamp: 1.5, text: "And this?" })],
    removed: [],
  });
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole("button", { name: "Play the review" }).click();
  for (const text of ["My question", "Yes", "And this?"])
    await expect(list(page).getByRole("status")).toContainText(text);
  await expect(page.getByRole("button", { name: "Play the review" })).toBeVisible();

  await page.getByRole("button", { name: "Copy my marks" }).click();
  const dialog = page.getByRole("dialog", { name: "Copy my marks" });
  await dialog.getByLabel("To which video?").click();
  await page.getByRole("option", { name: /^June/ }).click();
  await dialog.getByRole("button", { name: "Copy marks" }).click();
  await expectToast(page, "1 mark copied", "June");
  expect(await marksOf(riley, second.id)).toMatchObject([{ text: "Yes", timestamp: 0.1, annotatorId: riley.id }]);

  await page.getByRole("button", { name: "Save picture" }).click();
  const still = page.getByRole("dialog", { name: "Save picture" });
  await expect(still.getByRole("checkbox")).not.toBeChecked();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    still.getByRole("button", { name: "Save picture" }).click(),
  ]);
  const bytes = await file.createReadStream().then(async (stream) => Buffer.concat(await stream.toArray()));
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([160, 90 + 22]); // the clip's own size, and the footer
});
