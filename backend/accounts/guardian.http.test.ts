import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { eventually } from "../../eventstore/testing/eventually.ts";
import { tally } from "../testing/client.ts";
import { mailsTo, tokenIn } from "../testing/mails.ts";
import { letLinksGrowOlder } from "../testing/olderLinks.ts";
import { bookingOf, offer } from "../testing/schedule.ts";
import { guardian, password, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";

const day = 24 * 60 * 60 * 1000; // ms

let product: TestProduct;
let admin: Person;
beforeAll(async () => {
  product = await testProduct();
  admin = await product.person("admin");
});
afterEach(() => void vi.useRealTimers());
afterAll(() => product.close());

let families = 0;
const home = () => ({ ...guardian, parentEmail: `dana${++families}@home.example` });
const minor = async (age: number, guardian = home()) => ({
  parentEmail: guardian.parentEmail,
  pat: await product.person("student", { age, ...guardian }),
});
const mailedToken = async (parentEmail: string) => tokenIn((await mailsTo(product, parentEmail)).at(-1));
const guardianCall = (what: string, token: string) => product.visitor()("POST", `/api/guardian/${what}`, { token });
const confirm = (token: string) => guardianCall("confirm", token);
const me = async (pat: Person) => (await pat("GET", "/api/auth/user")).body;
const logIn = ({ email }: Person) => product.visitor()("POST", "/api/custom-login", { email, password });
const story = async (pat: Person): Promise<string[]> =>
  (await admin("GET", `/api/history?of=${pat.id}`)).body.map(({ what }: { what: string }) => what);
const later = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
const dead = { status: 409, body: { code: "LinkIsDead" } };

describe("G1-47:guardian: someone under 18", () => {
  it("needs one from the start, confirmed by the mailed link, once however often it is used", async () => {
    const { pat, parentEmail } = await minor(15);
    expect(await me(pat)).toMatchObject({ guardian: "asked", guardianConfirmedAt: null, canLogIn: true, parentEmail });
    const token = await mailedToken(parentEmail);
    const ward = { firstName: "Pat", confirmed: false };
    expect((await guardianCall("link", token)).body).toEqual(ward);
    expect((await me(pat)).guardian, "looking confirms nothing").toBe("asked");
    const answers = await Promise.all([1, 2, 3].map(() => confirm(token)));
    answers.push(await confirm(token));
    expect(tally(answers)).toEqual({ 200: 4 });
    for (const { body } of answers) expect(body).toEqual({ ...ward, confirmed: true });
    expect(await me(pat)).toMatchObject({ guardian: "confirmed", guardianConfirmedAt: expect.any(String) });
    expect(await story(pat)).toEqual(["PlayerRegistered", "GuardianConfirmed"]);
    expect((await guardianCall("link", token)).body).toEqual({ ...ward, confirmed: true });
  });

  it("is one until the facility's midnight, though it is tomorrow in UTC", async () => {
    const { pat } = await minor(17);
    const { time } = product.backend;
    const year = Number(time.today().slice(0, 4)) + 1;
    const birthday = time.today().replace(/^\d+/, String(year)).replace("02-29", "03-01");
    const at = (date: string, clock: string) => vi.setSystemTime(Date.parse(time.instantOf({ date, time: clock })));
    vi.useFakeTimers({ toFake: ["Date"] });
    at(time.addDays(birthday, -1), "20:00");
    const mine = (await logIn(pat)).body;
    expect(mine).toMatchObject({ guardian: "asked" });
    at(birthday, "00:00");
    expect((await logIn(pat)).body).toMatchObject({ guardian: "none needed" });
  });

  it("G1-47:minors: registers alone, naming one, and books lessons meanwhile", async () => {
    const email = "alone@example.com";
    const form = {
      firstName: "Sam",
      lastName: "Reyes",
      email,
      password,
      confirmPassword: password,
      age: 15,
      ...home(),
    };
    const sam = product.visitor();
    expect(await sam("POST", "/api/register", form)).toMatchObject({ status: 201, body: { guardian: "asked" } });
    expect((await sam("POST", "/api/custom-login", { email, password })).status).toBe(200);
    const coach = await product.person("instructor");
    expect((await sam("POST", "/api/lessons", bookingOf(await offer(product, coach)))).status).toBe(201);
  });

  it("shows the guardian's contact to admins and to no one else", async () => {
    const { pat, parentEmail } = await minor(15);
    expect((await admin("GET", `/api/admin/users/${pat.id}`)).body).toMatchObject({ guardian: "asked", parentEmail });
    const coach = await product.person("instructor");
    for (const url of ["/api/students", "/api/instructors", `/api/history?of=${pat.id}`])
      expect(JSON.stringify((await coach("GET", url)).body)).not.toContain(parentEmail);
    expect(JSON.stringify((await admin("GET", `/api/history?of=${pat.id}`)).body)).not.toContain("@");
  });

  it("has the mail sent again, and only the newest link works, for 14 days", async () => {
    const { pat, parentEmail } = await minor(15);
    const first = await mailedToken(parentEmail);
    expect(await pat("POST", "/api/guardian/ask", {})).toMatchObject({
      status: 200,
      body: { message: `We're emailing ${parentEmail}.` },
    });
    const second = await mailedToken(parentEmail);
    for (const what of ["link", "confirm"]) expect(await guardianCall(what, first)).toMatchObject(dead);
    await letLinksGrowOlder(product, 14 * day - 60_000);
    expect((await guardianCall("link", second)).status).toBe(200);
    await letLinksGrowOlder(product, 120_000);
    for (const what of ["link", "confirm"]) expect(await guardianCall(what, second)).toMatchObject(dead);
    expect(await story(pat)).toEqual(["PlayerRegistered"]);
  });

  it("names someone else, whose link is then the only one that works", async () => {
    const { pat, parentEmail } = await minor(15);
    const first = await mailedToken(parentEmail);
    const lou = { parentName: "Lou", parentEmail: "lou@home.example", parentPhone: "555-010-0177" };
    await pat("POST", "/api/guardian/ask", lou);
    expect(await confirm(first)).toMatchObject(dead);
    expect((await confirm(await mailedToken(lou.parentEmail))).status).toBe(200);
    expect(await me(pat)).toMatchObject({ ...lou, guardian: "confirmed" });
    expect(await story(pat)).toEqual(["PlayerRegistered", "GuardianNamed", "GuardianConfirmed"]);
    const { status, body } = await pat("POST", "/api/guardian/ask", home());
    expect([status, body.code]).toEqual([409, "GuardianConfirmed"]);
  });

  it("cannot name a guardian incompletely, nor oneself", async () => {
    const { pat } = await minor(15);
    const ask = async (sent: object) => {
      const { status, body } = await pat("POST", "/api/guardian/ask", sent);
      return [status, body.issues.map(({ path }: { path: string[] }) => path[0])];
    };
    expect(await ask({ parentName: "Lou" })).toEqual([422, ["parentEmail", "parentPhone"]]);
    expect(await ask({ ...home(), parentEmail: pat.email })).toEqual([422, ["parentEmail"]]);
  });

  it("G1-58:limits: cannot drop the guardian by changing the age, nor can an admin for them", async () => {
    const { pat } = await minor(15);
    const change = (age: number | string) =>
      pat("PATCH", "/api/profile/update", { firstName: "Pat", lastName: "Reyes", age });
    for (const age of [18, 40, ""])
      expect(await change(age)).toMatchObject({ status: 422, body: { code: "AgeStays", issues: [{ path: ["age"] }] } });
    expect((await change(16)).body).toMatchObject({ age: 16, guardian: "asked" });
    expect((await pat("PATCH", `/api/admin/users/${pat.id}`, { age: 30 })).status).toBe(403);
    const corrected = await admin("PATCH", `/api/admin/users/${pat.id}`, { age: 30 });
    expect([corrected.status, corrected.body.age, corrected.body.guardian]).toEqual([200, 30, "asked"]);
    for (const body of [{}, { age: 30, role: "admin" }, { age: 2 }])
      expect((await admin("PATCH", `/api/admin/users/${pat.id}`, body)).status).toBe(422);
  });
});

it("G1-58:told+limits: a guardian who has confirmed hears of another age, and stays the guardian", async () => {
  const { pat, parentEmail } = await minor(15);
  await confirm(await mailedToken(parentEmail));
  await product.startMailing();
  const change = (fields: object) =>
    pat("PATCH", "/api/profile/update", { firstName: "Pat", lastName: "Reyes", ...fields });
  await change({ position: "Pitcher" });
  expect((await change({ age: 18 })).body).toMatchObject({ age: 18, guardian: "confirmed" });
  const told = async () => (await mailsTo(product, parentEmail)).filter(({ kind }) => kind === "age changed");
  await eventually(async () => expect(await told()).toHaveLength(1));
  const [mail] = await told();
  expect(mail?.subject).not.toContain("Pat");
  expect(mail?.text).toContain("Age before: 15. Age now: 18.");
  await change({ age: 18 });
  await admin("PATCH", `/api/admin/users/${pat.id}`, { age: 16 });
  await eventually(async () => expect(await told()).toHaveLength(2));
});

describe("G1-47:children: a child under 13", () => {
  const login = ({ email }: Person) => ({ login: { email, password } });

  it("logs in and books only after the guardian has confirmed, and is told so kindly", async () => {
    const { pat, parentEmail } = await minor(12);
    const refused = await logIn(pat);
    expect(refused).toMatchObject({ status: 403, body: { code: "WaitsForGuardian" } });
    expect(refused.body.message).toMatch(/^Almost there!/);
    const wrong = { email: pat.email, password: "not this one" };
    expect((await product.visitor()("POST", "/api/custom-login", wrong)).status, "to strangers it says nothing").toBe(
      401,
    );
    const offered = await offer(product, await product.person("instructor"));
    expect((await pat("POST", "/api/lessons", bookingOf(offered))).status).toBe(401);
    await confirm(await mailedToken(parentEmail));
    expect(await logIn(pat)).toMatchObject({ status: 200, body: { guardian: "confirmed", canLogIn: true } });
  });

  it("has the mail sent again, also to another address, with e-mail and password", async () => {
    const { pat, parentEmail } = await minor(12);
    const ask = (body: object) => product.visitor()("POST", "/api/guardian/ask", body);
    expect((await ask({})).status).toBe(401);
    expect((await ask({ login: { email: pat.email, password: "not this one" } })).status).toBe(401);
    expect((await ask(login(pat))).body.message).toContain(parentEmail);
    const other = home();
    expect((await ask({ ...login(pat), ...other })).status).toBe(200);
    const asked = { kind: "guardian asked", rank: -1 }; // a child sits waiting
    expect(await mailsTo(product, parentEmail)).toMatchObject([asked, asked]);
    await confirm(await mailedToken(other.parentEmail));
    expect((await logIn(pat)).status).toBe(200);
  });

  it("someone who turns out to be one is logged out until then", async () => {
    const pat = await product.person();
    const form = { firstName: "Pat", lastName: "Reyes", age: 12 };
    expect(await pat("PATCH", "/api/profile/update", form)).toMatchObject({
      status: 422,
      body: { issues: [{ path: ["parentName"] }, { path: ["parentEmail"] }, { path: ["parentPhone"] }] },
    });
    const parent = home();
    expect((await pat("PATCH", "/api/profile/update", { ...form, ...parent })).body).toMatchObject({
      guardian: "asked",
      canLogIn: false,
    });
    expect((await pat("GET", "/api/auth/user")).status).toBe(401);
    await confirm(await mailedToken(parent.parentEmail));
    expect((await logIn(pat)).status).toBe(200);
  });
});

it("G1-48: over the years a player grows out of it", async () => {
  const { pat } = await minor(12);
  later(366 * day);
  expect((await logIn(pat)).body).toMatchObject({ age: 12, guardian: "asked", canLogIn: true });
  later(5 * 366 * day);
  const { body } = await logIn(pat);
  expect(body).toMatchObject({ age: 12, guardian: "none needed" });
});

it("adults need no guardian, and no one is asked", async () => {
  const pat = await product.person("student", { age: 18 });
  expect(await me(pat)).toMatchObject({ guardian: "none needed", canLogIn: true });
  expect(await pat("POST", "/api/guardian/ask", home())).toMatchObject({
    status: 409,
    body: { code: "NoGuardianNeeded" },
  });
});

it("once someone is erased, neither their link nor the guardian's works", async () => {
  const { pat, parentEmail } = await minor(15);
  const token = await mailedToken(parentEmail);
  await admin("POST", "/api/privacy/erase", { userId: pat.id });
  for (const what of ["link", "confirm"]) expect(await guardianCall(what, token)).toMatchObject(dead);
  expect(await mailsTo(product, parentEmail)).toEqual([]);
  expect((await admin("GET", `/api/admin/users/${pat.id}`)).body).toMatchObject({
    parentName: null,
    parentEmail: null,
    age: null,
    ageRecordedOn: null,
  });
});

it("asking again is rate limited", async () => {
  const strict = await testProduct({ RATE_LIMITS: "1" });
  try {
    const pat = await strict.person("student", { age: 15, ...guardian });
    const answers = await Promise.all(Array.from({ length: 6 }, () => pat("POST", "/api/guardian/ask", {})));
    expect(tally(answers)).toEqual({ 200: 5, 429: 1 });
  } finally {
    await strict.close();
  }
});
