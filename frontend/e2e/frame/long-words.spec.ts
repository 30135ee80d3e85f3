import { instructorUrl } from "../../../backend/accounts/contract.ts";
import { ownAvailabilityUrl } from "../../../backend/scheduling/contract.ts";
import { phone } from "../testing/axe.ts";
import { division, publishCamp } from "../camps/camps.ts";
import { expect, test } from "../testing/people.ts";

const word = (length: number) => "Wm".repeat(length / 2);

test("a word without an end widens no page on a phone", async ({ people, open }) => {
  const coach = await people.instructor({ firstName: word(100) });
  await coach.call("PATCH", instructorUrl(coach.id), {
    bio: word(200),
    specialties: [word(60), word(58)],
    location: word(200),
  });
  const slot = { dayOfWeek: 1, startTime: "09:00", endTime: "10:00", price: 75, location: word(200) };
  await coach.call("POST", ownAvailabilityUrl, slot);
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
    title: word(200),
    location: word(200),
    divisions: [{ ...division("baseball", word(50), 20), field: word(100) }],
    ...Object.fromEntries(texts.map((text) => [text, word(200)])),
  });

  const page = await open(coach, { viewport: phone });
  for (const [path, shown] of [
    ["/instructors", coach.name],
    ["/camps-clinics", camp.title],
    [`/camp-details/${camp.id}`, camp.title],
    ["/instructor-dashboard/availability", slot.location],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("main").getByText(shown).first()).toBeVisible();
      const scrolled = await page.evaluate(() => document.scrollingElement!.scrollWidth);
      expect(scrolled).toBe(phone.width);
      // Nothing readable is cut off either.
      const wide = await page.getByRole("main").evaluate((main, width) => {
        const reach = (element: Element) => element.getBoundingClientRect().right;
        return [...main.querySelectorAll("*")]
          .filter((element) => reach(element) > width)
          .map(({ outerHTML }) => outerHTML.slice(0, 200));
      }, phone.width);
      expect(wide).toEqual([]);
    });
});
