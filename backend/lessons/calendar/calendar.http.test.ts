import { afterAll, beforeAll, expect, it } from "vitest";
import { eraseUrl } from "../../privacy/contract.ts";
import { publishedCamp } from "../../testing/camps.ts";
import { bookingOf, offer } from "../../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { calendarFeedUrl, calendarFileUrl, lessonUrl } from "../contract.ts";

let product: TestProduct;
let coach: Person, pat: Person, sam: Person;
let confirmed: string, declined: string;
beforeAll(async () => {
  product = await testProduct({ RATE_LIMITS: "1" });
  coach = await product.person("instructor", { firstName: "Kim", lastName: "Delgado" });
  [pat, sam] = [await product.person("student", { firstName: "Pat", lastName: "Canary" }), await product.person()];
  const ask = async (startTime: string, status: string) => {
    const endTime = startTime.replace(":00", ":59");
    const { body } = await pat("POST", "/api/lessons", bookingOf(await offer(product, coach, { startTime, endTime })));
    await coach("PATCH", lessonUrl(body.id), { status });
    return String(body.id);
  };
  confirmed = await ask("16:00", "confirmed");
  declined = await ask("18:00", "declined");
});
afterAll(() => product.close());

const file = (text: string) => text.replaceAll("\r\n\t", "").split("\r\n");
const renewed = async (who: Person): Promise<string> => (await who("POST", calendarFeedUrl)).body.path;

it("a lesson is a calendar file for its two sides", async () => {
  for (const [who, name] of [
    [pat, "Kim Delgado"],
    [coach, "Pat Canary"],
  ] as const) {
    const { status, headers, body } = await who("GET", calendarFileUrl(confirmed));
    expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="lesson-[\d-]+\.ics"$/);
    expect(file(body)).toEqual(
      expect.arrayContaining([`UID:lesson-${confirmed}@fungo`, `SUMMARY:Lesson with ${name}`]),
    );
  }
  expect((await sam("GET", calendarFileUrl(confirmed))).status).toBe(404);
});

it("a calendar program reads at a private address, without a session and without last names", async () => {
  expect((await pat("GET", calendarFeedUrl)).body).toEqual({ since: null, path: null });
  for (const [who, title] of [
    [pat, "Lesson with Coach Kim"],
    [coach, "Lesson with Pat"],
  ] as const) {
    const { status, headers, body } = await product.visitor()("GET", await renewed(who));
    expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    const lines = file(body);
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:lesson-${confirmed}@fungo`,
        `SUMMARY:${title}`,
        `UID:lesson-${declined}@fungo`,
        `SUMMARY:Canceled ${title.toLowerCase().slice(0, 6)}${title.slice(6)}`,
        "STATUS:CANCELLED",
      ]),
    );
    expect(lines.filter((line) => line.startsWith("DTSTART"))).toEqual([
      expect.stringMatching(/^DTSTART:\d{8}T\d{6}Z$/),
      expect.stringMatching(/^DTSTART:\d{8}T\d{6}Z$/),
    ]);
    expect(body).not.toMatch(/Canary|Delgado|555-010|contact@/);
  }
});

it("G1-57: a coach's feed has the days of their camps at the right hour across a clock change, and a player who comes to no camp has none", async () => {
  const days = { startDate: "2030-03-09", endDate: "2030-03-11", startTime: "09:00", endTime: "12:30" }; // skips an hour on the 10th
  const title = "Summer Skills Camp, and more";
  const { id } = await publishedCamp(product, coach, { title, location: "Maple Park", divisions: [], ...days });
  const read = async (who: Person) => file((await product.visitor()("GET", await renewed(who))).body);
  const times = (lines: string[]) => lines.filter((line) => /^(UID:camp|DT(START|END):2030)/.test(line));
  const lines = await read(coach);
  expect(times(lines)).toEqual([
    `UID:camp-${id}-2030-03-09@fungo`,
    "DTSTART:20300309T140000Z",
    "DTEND:20300309T173000Z",
    `UID:camp-${id}-2030-03-10@fungo`,
    "DTSTART:20300310T130000Z",
    "DTEND:20300310T163000Z",
    `UID:camp-${id}-2030-03-11@fungo`,
    "DTSTART:20300311T130000Z",
    "DTEND:20300311T163000Z",
  ]);
  expect(lines).toEqual(expect.arrayContaining(["SUMMARY:Summer Skills Camp\\, and more", "LOCATION:Maple Park"]));
  expect(times(await read(pat))).toEqual([]);
  const evening = { sport: "baseball", ageGroup: "16u", time: "18:00-19:00", field: "Field 1", capacity: 8 };
  await publishedCamp(product, coach, { ...days, divisions: [evening], endDate: days.startDate });
  expect(times(await read(coach)).filter((line) => line.includes("2030-03-09"))).toEqual([
    `UID:camp-${id}-2030-03-09@fungo`,
    expect.stringMatching(/^UID:camp-[\da-f-]{36}-2030-03-09@fungo$/),
    expect.stringMatching(/^UID:camp-[\da-f-]{36}-2030-03-09-18:00-19:00@fungo$/),
  ]);
  await coach("POST", `/api/camps/${id}/cancel`, { reason: "The field is flooded" });
  expect(times(await read(coach)).join()).not.toContain(id);
});

it("a renewed address ends the previous one, a revoked one is gone, and only a hash of it is stored", async () => {
  const first = await renewed(pat);
  const second = await renewed(pat);
  const visitor = product.visitor();
  expect((await visitor("GET", first)).status).toBe(404);
  expect((await visitor("GET", second)).status).toBe(200);
  expect((await pat("GET", calendarFeedUrl)).body).toEqual({ since: expect.any(String), path: null });
  const token = /[\w-]{32}/.exec(second)![0];
  const rows = await product.backend.db("account.calendar_feed");
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await pat("DELETE", calendarFeedUrl)).body).toEqual({ since: null, path: null });
  expect((await visitor("GET", second)).status).toBe(404);
  expect(product.lines.join("\n")).not.toContain(token);
  expect(product.lines.some((line) => line.includes("/calendar/:token.ics"))).toBe(true);
  expect((await visitor("POST", second)).status).toBe(405);
});

it("someone erased has no address left", async () => {
  const leaver = await product.person();
  const path = await renewed(leaver);
  await (
    await product.person("admin")
  )("POST", eraseUrl, { userId: leaver.id });
  expect((await product.visitor()("GET", path)).status).toBe(404);
  expect(await product.backend.db("account.calendar_feed").where({ user_id: leaver.id })).toEqual([]);
});

it("addresses cannot be guessed in an endless series of tries", async () => {
  const from = { "x-forwarded-for": "203.0.113.77" };
  const guess = async (n: number) =>
    (await product.visitor()("GET", `/calendar/guess-${n}.ics`, undefined, from)).status;
  const statuses = new Set<number>();
  for (let n = 0; n < 61; n++) statuses.add(await guess(n));
  expect([...statuses]).toEqual([404, 429]);
});
