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
/** What people paste: it may break after a few of its characters only, and not at all after the last of them. */
const address = (length: number) => `https://playlists.example/watch?list=${word(length)}`.slice(0, length);

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

for (const [kind, long] of [
  ["a word without an end", word],
  ["an address", address],
] as const)
  test(`${kind} widens no page on a phone`, async ({ people, open }) => {
    const coach = await people.instructor({ firstName: word(100) });
    const pat = await people.player({ firstName: word(80) });
    await coach.call("PATCH", instructorUrl(coach.id), {
      bio: long(100),
      specialties: [long(60), long(58)],
      location: long(100),
      certifications: long(100),
    });
    const slot = { dayOfWeek: 1, startTime: "09:00", endTime: "10:00", price: 75, location: long(100) };
    await coach.call("POST", ownAvailabilityUrl, slot);
    const offer = await publish(coach, { location: long(100), maxStudents: 2 });
    const lesson = await book(pat, offer, { notes: long(100) });
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
      title: long(100),
      location: long(100),
      divisions: [{ ...division("baseball", long(50), 20), field: long(100) }],
      ...Object.fromEntries(texts.map((text) => [text, long(100)])),
    });
    const registration = await registerFamily(pat, camp, {
      children: [{ playerName: word(100), emergencyContact: word(100) }],
      paymentMethod: "card",
    });

    const look = async (page: Page, path: string, shown: string) =>
      test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole("main").getByText(shown).filter({ visible: true }).first()).toBeVisible();
        const scrolled = await page.evaluate(() => document.scrollingElement!.scrollWidth);
        expect.soft(scrolled, path).toBe(phone.width);
        // Nothing readable is cut off either.
        const wide = await page.locator("body").evaluate((body, width) => {
          const reach = (element: Element) => element.getBoundingClientRect().right;
          return [...body.querySelectorAll("main *, footer *")]
            .filter((element) => element.checkVisibility() && reach(element) > width)
            .map(({ outerHTML }) => outerHTML.slice(0, 200));
        }, phone.width);
        expect.soft(wide, path).toEqual([]);
      });

    const player = await open(pat, { viewport: phone });
    await nameFacility(player, long(100));
    for (const [path, shown] of [
      ["/", "Get in Reps"],
      ["/instructors", coach.name],
      ["/book-lesson", coach.name],
      [stepTwo(offer), coach.name],
      [stepThree(offer), long(100)],
      ["/player-dashboard", long(100)],
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
