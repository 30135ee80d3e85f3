import type { Page } from "@playwright/test";
import { instructorUrl } from "../../../backend/accounts/contract.ts";
import { lessonUrl } from "../../../backend/lessons/contract.ts";
import { ownAvailabilityUrl } from "../../../backend/scheduling/contract.ts";
import { registerFamily } from "../camps/campFamilies.ts";
import { division, publishCamp, registrationPath } from "../camps/camps.ts";
import { stepThree, stepTwo } from "../lessons/wizard.ts";
import { book, publish } from "../scheduling/offers.ts";
import { phone } from "../testing/axe.ts";
import { moveTo } from "../testing/bar.ts";
import { expect, test } from "../testing/people.ts";
import { settled } from "../testing/shifts.ts";

const word = (length: number) => "Wm".repeat(length / 2);
/**
 * Puts what people paste in the place of words: it may break after a few of its characters only, and not at all after
 * the last of them.
 */
const sayAddresses = async (page: Page) => {
  // React takes over a rendered page as it came: whatever is changed before that is a mistake to it.
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main, main *, footer *")].every((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactFiber$")),
    ),
  );
  const said = await page.locator("body").evaluate((body) => {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    let count = 0;
    while (texts.nextNode())
      texts.currentNode.nodeValue = texts.currentNode.nodeValue!.replaceAll(/(?:Wm){20,}/g, (word) => {
        count++;
        return `https://playlists.example/watch?list=${word}`.slice(0, word.length);
      });
    return count;
  });
  expect(said).toBeGreaterThan(0);
};

const expectNarrow = async (page: Page, what: string) => {
  expect.soft(await page.evaluate(() => document.scrollingElement!.scrollWidth), what).toBe(phone.width);
  // Nothing readable is cut off either.
  const wide = await page.locator("body").evaluate((body, width) => {
    const reach = (element: Element) => element.getBoundingClientRect().right;
    const scrolls = (element: Element) => {
      const row = element.closest("nav");
      return row !== null && row !== element && row.scrollWidth > row.clientWidth && reach(row) <= width;
    };
    return [...body.querySelectorAll("main *, footer *")]
      .filter((element) => element.checkVisibility() && reach(element) > width && !scrolls(element))
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  }, phone.width);
  expect.soft(wide, what).toEqual([]);
};

/** Words that run over more than one line, but for those too long for any line. */
const brokenWords = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(
        /(?<!\S)[\p{L}’]{2,14}(?=[.,;:!?]?(?:\s|$))/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });

/** Settings come with the page. */
const nameFacility = (page: Page, name: string) =>
  page.route(
    (url) => !url.pathname.startsWith("/api/"),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replaceAll("Elite Training Center", name).replaceAll("12 Ballpark Lane", name),
      });
    },
  );

test("neither a word without an end nor an address widens a page on a phone", async ({ people, open }) => {
  const coach = await people.instructor({ firstName: word(100) });
  const pat = await people.player({ firstName: word(80) });
  await coach.call("PATCH", instructorUrl(coach.id), {
    bio: word(100),
    specialties: [word(60), word(58)],
    location: word(100),
    certifications: word(100),
  });
  const slot = { dayOfWeek: 1, startTime: "09:00", endTime: "10:00", price: 75, location: word(100) };
  await coach.call("POST", ownAvailabilityUrl, slot);
  const offer = await publish(coach, { location: word(100), maxStudents: 2 });
  const lesson = await book(pat, offer, { notes: word(100) });
  await coach.call("PATCH", lessonUrl(lesson.id), { status: "confirmed" });
  const texts = [
    "description",
    "playerChecklist",
    "arrivalInfo",
    "pickupInfo",
    "safetyNotes",
    "campSchedule",
    "agenda",
  ];
  const camp = await publishCamp(coach, {
    title: word(100),
    location: word(100),
    divisions: [{ ...division("baseball", word(50), 20), field: word(100) }],
    ...Object.fromEntries(texts.map((text) => [text, word(100)])),
  });
  const registration = await registerFamily(pat, camp, {
    children: [{ playerName: word(100), emergencyContact: word(100) }],
    paymentMethod: "card",
  });

  const look = async (page: Page, path: string, shown: string) =>
    test.step(path, async () => {
      await expect(page.getByRole("main").getByText(shown).filter({ visible: true }).first()).toBeVisible();
      await expectNarrow(page, path);
      await sayAddresses(page);
      await expectNarrow(page, `${path} with addresses`);
    });

  const player = await open(pat, { viewport: phone });
  await nameFacility(player, word(100));
  await player.goto("/");
  await look(player, "/", "Get in Reps");
  for (const [path, shown] of [
    ["/instructors", coach.name],
    ["/book-lesson", coach.name],
    [stepTwo(offer), coach.name],
    [stepThree(offer), word(100)],
    ["/player-dashboard", word(100)],
    ["/camps-clinics", camp.title],
    [`/camp-details/${camp.id}`, camp.title],
    [registrationPath(camp), "Which days?"],
    [`/camp-waitlist/${camp.id}`, camp.title],
    [`/camp-checkout/${camp.id}/${registration.id}`, camp.title],
  ] as const) {
    await moveTo(player, path);
    await look(player, path, shown);
  }

  const page = await open(coach, { viewport: phone });
  for (const [path, shown] of [
    ["/instructor-dashboard/availability", slot.location],
    ["/schedule-builder", "Copy to All Days"],
    ["/scheduling", "Recent Lesson Bookings"],
  ] as const) {
    await (path === "/scheduling" ? moveTo(page, path) : page.goto(path));
    await look(page, path, shown);
  }
});

test("text twice as large breaks no words and widens no page on a phone; a camp is printed without what paper cannot do", async ({
  people,
  open,
}) => {
  const camp = await publishCamp(await people.instructor(), { title: "Fielding Fundamentals" });
  const page = await open("visitor", { viewport: phone });
  await page.goto("/");
  await settled(page);
  await page.addStyleTag({ content: "html { font-size: 200% !important }" });
  for (const [path, shown] of [
    ["/", "Book Your Lesson"],
    ["/register", "Confirm password"],
    ["/refunds", "How the money comes back"],
    ["/instructors", "View Schedule & Book"],
    ["/camps-clinics", camp.title],
    [`/camp-details/${camp.id}`, camp.title],
  ] as const)
    await test.step(path, async () => {
      if (path !== "/") await moveTo(page, path);
      await expect(page.getByRole("main").getByText(shown).first()).toBeVisible();
      expect(await brokenWords(page)).toEqual([]);
      expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(phone.width);
    });

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: camp.title, level: 1 })).toBeVisible();
  for (const gone of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("link", { name: /^Register/ }),
  ])
    await expect(gone).toBeHidden();
  await page.emulateMedia({ media: null });
});
