import type { Page } from "@playwright/test";
import { instructorUrl } from "../../../backend/accounts/contract.ts";
import { lessonUrl } from "../../../backend/lessons/contract.ts";
import { ownAvailabilityUrl } from "../../../backend/scheduling/contract.ts";
import { registerFamily } from "../camps/campFamilies.ts";
import { division, publishCamp, registrationPath } from "../camps/camps.ts";
import { stepThree, stepTwo } from "../lessons/wizard.ts";
import { book, publish } from "../scheduling/offers.ts";
import { phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";

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
    return [...body.querySelectorAll("main *, footer *")]
      .filter((element) => element.checkVisibility() && reach(element) > width)
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  }, phone.width);
  expect.soft(wide, what).toEqual([]);
};

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
      await page.goto(path);
      await expect(page.getByRole("main").getByText(shown).filter({ visible: true }).first()).toBeVisible();
      await expectNarrow(page, path);
      await sayAddresses(page);
      await expectNarrow(page, `${path} with addresses`);
    });

  const player = await open(pat, { viewport: phone });
  await nameFacility(player, word(100));
  for (const [path, shown] of [
    ["/", "Get in Reps"],
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
  ] as const)
    await look(player, path, shown);

  const page = await open(coach, { viewport: phone });
  for (const [path, shown] of [
    ["/instructor-dashboard/availability", slot.location],
    ["/schedule-builder", "Copy to All Days"],
    ["/scheduling", "Recent Lesson Bookings"],
  ] as const)
    await look(page, path, shown);
});
