import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { receiveStrayMoney } from "../camps/testing/families.ts";
import { leaguesUrl } from "../outreach/contract.ts";
import { leagueForm } from "../outreach/testing/leagueForm.ts";
import { sendCreation, sendFinder } from "../teams/testing/teams.ts";
import { publishedCamp } from "../testing/camps.ts";
import { does } from "../testing/held.ts";
import { sendInquiry } from "../testing/inquiries.ts";
import { emma, registered } from "../testing/registrations.ts";
import { sendRequest } from "../testing/requests.ts";
import { lessonAsked } from "../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { type FoundInView, searchUrl } from "./contract.ts";

const rare = `Quill${randomUUID().slice(0, 6)}`;

const last = String(randomInt(1_000_000, 9_999_999));
const phone = `${last.slice(0, 3)}-${last.slice(3)}`;

let product: TestProduct;
let riley: Person, sam: Person, admin: Person, pat: Person;
const ids: Record<string, string> = {};
let strayId = "";
beforeAll(async () => {
  product = await testProduct();
  [riley, sam, admin, pat] = await Promise.all([
    product.person("instructor"),
    product.person("instructor"),
    product.person("admin"),
    product.person("student", { firstName: "Pat", lastName: rare }),
  ]);
  ids["students"] = ids["users"] = ids["memberships"] = pat.id;
  ids["lessons"] = (
    await lessonAsked(product, { studentId: pat.id, instructorId: riley.id, daysAhead: 3, phone: `555-${phone}` })
  ).lessonId;
  ids["lesson-requests"] = await sendRequest(pat, { instructorId: riley.id, name: rare, phone: `(555) ${phone}` });
  ids["camps"] = (await publishedCamp(product, riley, { title: `${rare} Camp` })).id;
  const participants = [{ ...emma, playerName: `Emma ${rare}` }];
  ids["camp-registrations"] = (await registered(pat, ids["camps"], { participants })).id;
  ids["coaching-inquiries"] = await sendInquiry(product.visitor(), {
    organizationName: `${rare} League`,
    phone: `555.${phone}`,
  });
  ids["team-finders"] = await sendFinder(pat, { playerName: rare, phoneNumber: `+1 555 ${phone}` });
  ids["team-creations"] = await sendCreation(pat, { coachName: rare });
  ids["leagues"] = (await does(riley, "POST", leaguesUrl, leagueForm({ name: `${rare} Little League` }))).body.id;
  await does(admin, "POST", "/api/activate-membership-manual", { userId: pat.id });
  strayId = await receiveStrayMoney(product);
  await product.backend.caughtUp();
});
afterAll(() => product.close());

const search = async (who: Person, words: string): Promise<FoundInView[]> =>
  (await does(who, "POST", searchUrl, { words })).body;
const foundBy = async (who: Person, words = rare) =>
  Object.fromEntries((await search(who, words)).map(({ list, rows }) => [list, rows.map(({ id }) => id)]));

const all = () => Object.fromEntries(Object.entries(ids).map(([list, id]) => [list, [id]]));
const without = (...lists: string[]) =>
  Object.fromEntries(Object.entries(all()).filter(([list]) => !lists.includes(list)));

it("finds in every list what the role is shown there: admins everything, instructors their own and what is for all", async () => {
  expect(await foundBy(admin)).toEqual(all());
  expect(await foundBy(riley)).toEqual(without("users", "memberships"));
  expect(await foundBy(sam)).toEqual(
    without("users", "memberships", "students", "lessons", "lesson-requests", "camp-registrations"),
  );
});

it("finds money by the card provider's id, for admins alone", async () => {
  expect(await foundBy(admin, strayId)).toEqual({ "unmatched-payments": [strayId] });
  expect(await foundBy(riley, strayId)).toEqual({});
});

it("finds by a phone number, however it is written, who gave it: to each instructor theirs", async () => {
  const called = ["students", "lessons", "lesson-requests", "coaching-inquiries", "team-finders"];
  const theirs = Object.fromEntries(Object.entries(all()).filter(([list]) => called.includes(list)));
  for (const typed of [`555-${phone}`, `(555) ${phone}`, `555${last}`, `+1 555${last}`, last])
    expect(await foundBy(riley, typed)).toEqual(theirs);
  expect(await foundBy(admin, `555${last}`)).toEqual(theirs);
  const { "coaching-inquiries": inquiries, "team-finders": finders } = theirs;
  expect(await foundBy(sam, `555${last}`)).toEqual({ "coaching-inquiries": inquiries, "team-finders": finders });
});

it("tells each apart in a few words, and counts beyond the first five", async () => {
  const [{ rows }] = (await search(riley, `Emma ${rare}`)) as [FoundInView];
  expect(rows).toEqual([
    expect.objectContaining({ id: ids["camp-registrations"], about: `Emma ${rare}, ${rare} Camp`, status: "unpaid" }),
  ]);
  await Promise.all([1, 2, 3, 4, 5].map((n) => sendInquiry(product.visitor(), { organizationName: `${rare} ${n}` })));
  const inquiries = (await search(sam, rare)).find(({ list }) => list === "coaching-inquiries");
  expect(inquiries).toMatchObject({ total: 6 });
  expect(inquiries?.rows).toHaveLength(5);
});

it("asks for at least two letters", async () => {
  expect(await riley("POST", searchUrl, { words: " a " })).toMatchObject({
    status: 422,
    body: { issues: [{ path: ["words"], message: "Please enter at least 2 letters" }] },
  });
});
