import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishedCamp } from "../../testing/camps.ts";
import { type Client, tally } from "../../testing/client.ts";
import { emma, noah, parent, registered, registrationForm } from "../../testing/registrations.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { createRegistrationUrl, myRegistrationsUrl, registerWithoutPaymentUrl, registrationUrl } from "../contract.ts";

let product: TestProduct;
let coach: Person, other: Person, admin: Person, pat: Person;
let campId: string;
beforeAll(async () => {
  product = await testProduct();
  coach = await product.person("instructor");
  other = await product.person("instructor");
  admin = await product.person("admin");
  pat = await product.person();
  campId = (await publishedCamp(product, coach)).id;
});
afterAll(() => product.close());

const post = (who: Client, fields: Parameters<typeof registrationForm>[1] = {}, headers = {}) =>
  who("POST", createRegistrationUrl, registrationForm(campId, { registerAgain: true, ...fields }), headers);
const asStaffSee = async (id: string) => (await coach("GET", registrationUrl(id))).body;

it("G3-34, G3-36: one key for two camps makes two registrations, one in each camp", async () => {
  const second = (await publishedCamp(product, coach)).id;
  const key = { "Idempotency-Key": "one key" };
  const inCamp = async (id: string): Promise<string> =>
    (await pat("POST", createRegistrationUrl, registrationForm(id), key)).body.id;
  const ids = [await inCamp(campId), await inCamp(campId), await inCamp(second)];
  expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([true, false]);
  for (const [id, at] of [
    [ids[0]!, campId],
    [ids[2]!, second],
  ] as const)
    expect(await asStaffSee(id)).toMatchObject({ campId: at, participants: [{ playerName: "Emma Ortiz" }, {}] });
});

describe("registering", () => {
  it("A68, E16, E18, G3-13, G3-55: takes spots for both children at our price, unpaid, held for the family", async () => {
    const visitor = product.visitor();
    const { status, headers, body } = await post(visitor);
    expect([status, headers.getSetCookie().join()]).toEqual([201, expect.stringMatching(/fungo-held=.*httponly/i)]);
    expect(body).toMatchObject({
      campId,
      ...parent,
      paymentMethod: "card",
      registrationOption: "all_days",
      selectedDays: [1, 2, 3],
      participantCount: 2,
      pricePerParticipant: "150.00",
      totalAmount: "300.00",
      paymentStatus: "unpaid",
      registrationStatus: "confirmed",
      seat: "held",
      isProcessing: false,
      payBy: null,
      money: { quoted: "300.00", collected: "0.00", refunded: "0.00", outstanding: "300.00", refundDue: "0.00" },
      places: [
        { playerName: "Emma", ageGroup: "8u", isWithdrawn: false },
        { playerName: "Noah", ageGroup: "10u", isWithdrawn: false },
      ],
      camp: { id: campId, title: "Summer Hitting Camp" },
    });
    expect((await visitor("GET", registrationUrl(body.id))).body).toEqual(body);
    expect((await visitor("GET", myRegistrationsUrl)).body).toEqual([body]);
    expect((await product.visitor()("GET", myRegistrationsUrl)).body).toEqual([]);
    expect(await asStaffSee(body.id)).toMatchObject({
      status: "pending",
      hasMedicalInfo: true,
      participants: [
        { ...emma, ageGroup: "8u" },
        { playerName: "Noah Ortiz", medicalInfo: null, ageGroup: "10u" },
      ],
    });
  });

  it.each([1, 21])("G3-54: a division has as many spots as its own number says (%i)", async (capacity) => {
    const division = { sport: "baseball", ageGroup: "8u", time: "09:00-10:00", field: "Field 1", capacity };
    const { id } = await publishedCamp(product, coach, { divisions: [division], capacity: 20 });
    const child = (n: number) => ({ ...emma, playerName: `Child ${n}` });
    const family = Array.from({ length: capacity }, (_, n) => child(n));
    for (let from = 0; from < capacity; from += 10)
      await registered(product.visitor(), id, { participants: family.slice(from, from + 10) });
    const { body: full } = await coach("GET", `/api/camps/${id}`);
    expect(full).toMatchObject({ capacity, registeredCount: capacity, spotsAvailable: 0, isFull: true });
    const late = await product.visitor()(
      "POST",
      createRegistrationUrl,
      registrationForm(id, { participants: [child(99)] }),
    );
    expect(late).toMatchObject({ status: 409, body: { code: "DivisionFull" } });
  });

  it("A69, E17, G3-24, G3-25: families who pay later come all days", async () => {
    const form = { campId, parentInfo: parent, participants: [noah], paymentMethod: "later", totalAmount: "150.00" };
    const later = (more: object = {}) =>
      product.visitor()("POST", registerWithoutPaymentUrl, { ...form, registerAgain: true, ...more });
    expect(await later({ totalAmount: "149.99" })).toMatchObject({ status: 409, body: { code: "OtherPrice" } });
    const { status, body } = await later();
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ paymentMethod: "later", registrationOption: "all_days", totalAmount: "150.00" }),
    ]);
  });

  it.each(["card", "venmo", "cashapp", "cash"])("E17, G3-47: by %s", async (paymentMethod) => {
    expect(await registered(pat, campId, { registration: { paymentMethod }, registerAgain: true })).toMatchObject({
      paymentMethod,
    });
  });

  it("A67, G3-21: with an account it is the account's, in any browser, with the children's names", async () => {
    const { id } = await registered(pat, campId, { registerAgain: true });
    const { body } = await pat("GET", registrationUrl(id));
    expect(body.places.map(({ playerName }: { playerName: string }) => playerName)).toEqual([
      "Emma Ortiz",
      "Noah Ortiz",
    ]);
    expect((await pat("GET", `${myRegistrationsUrl}?campId=${campId}`)).body[0]).toEqual(body);
    expect((await pat("GET", `${myRegistrationsUrl}?campId=another`)).body).toEqual([]);
  });

  it("what staff enter for others is not theirs: it does not disappear when they do", async () => {
    const { id } = await registered(other, campId, { registerAgain: true });
    const { rows } = await product.backend.db.raw(`select "payerId" from read."campRegistrations" where id = ?`, [id]);
    expect(rows).toEqual([{ payerId: null }]);
    expect((await other("GET", registrationUrl(id))).body).toMatchObject({ id, places: [{ playerName: "Emma" }, {}] });
  });

  it("V22, V23, V26: names every field that is missing or wrong", async () => {
    const registration = { parentName: " ", parentEmail: "pat", parentPhone: "12", paymentMethod: "gold" };
    const child = { playerName: "", playerAge: "", emergencyContact: "", emergencyPhone: "12" };
    const { status, body } = await post(product.visitor(), { registration, participants: [emma, child] });
    expect(status).toBe(422);
    expect(body.issues.map(({ path }: { path: string[] }) => path.join("."))).toEqual([
      "registration.parentName",
      "registration.parentEmail",
      "registration.parentPhone",
      "registration.paymentMethod",
      ...["playerName", "playerAge", "emergencyContact", "emergencyPhone"].map((field) => `participants.1.${field}`),
    ]);
  });

  it.each([true, ["9"], {}, null, "nine", 8.5])("V26: takes only a whole number as age: %j", async (playerAge) => {
    const refused = await post(product.visitor(), { participants: [{ ...emma, playerAge }] });
    expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: ["participants", 0, "playerAge"] }] } });
  });

  it("V21, V26: refuses single days without a day, and a child of the wrong age, each beside its field", async () => {
    const days = await post(pat, { registration: { registrationOption: "individual_days" } });
    expect(days).toMatchObject({ status: 422, body: { issues: [{ path: ["registration", "selectedDays"] }] } });
    const strict = await publishedCamp(product, coach, { ageMin: 7, ageMax: 9 });
    const form = registrationForm(strict.id);
    const age = await product.visitor()("POST", createRegistrationUrl, form);
    expect(age).toMatchObject({ status: 422, body: { issues: [{ path: ["participants", 1, "playerAge"] }] } });
  });

  it("G3-36: identifies no camp by a number", async () => {
    const { status, body } = await post(product.visitor(), { registration: { campId: 1 } });
    expect([status, body.issues]).toEqual([
      422,
      [{ path: ["registration", "campId"], message: "Please choose a camp" }],
    ]);
    expect((await post(product.visitor(), { registration: { campId: "1" } })).status).toBe(404);
  });

  it("G3-34: warns of a child who is already registered", async () => {
    const camp = await publishedCamp(product, coach);
    const visitor = product.visitor();
    const again = (who: Client) => who("POST", createRegistrationUrl, registrationForm(camp.id));
    expect((await again(visitor)).status).toBe(201);
    for (const who of [visitor, coach, admin])
      expect(await again(who)).toMatchObject({
        status: 409,
        body: { code: "AlreadyRegistered", message: expect.stringContaining("Emma Ortiz and Noah Ortiz are") },
      });
    for (const stranger of [product.visitor(), pat, other]) {
      const { status, body } = await again(stranger);
      expect([status, body.code]).toEqual([409, "AlreadyRegistered"]);
      expect(JSON.stringify(body)).not.toMatch(/Emma|Noah|issues/);
    }
  });
});

describe("G3-2, G3-3: ignores what the body says about money, states and owners", () => {
  it("an amount that is not ours is refused with the true one", async () => {
    for (const totalAmount of ["0", "299.99", 1, "free"])
      expect(await post(product.visitor(), { registration: { totalAmount } })).toMatchObject({
        status: 409,
        body: { code: "OtherPrice", message: expect.stringContaining("is $300,") },
      });
    expect((await post(product.visitor(), { registration: { totalAmount: "$300.00" } })).status).toBe(201);
  });

  it("100 forged registrations: our price, unpaid, in that camp only, and no one else's", async () => {
    const theirs = await publishedCamp(product, other);
    const forged = (n: number) => {
      const lies = {
        paymentStatus: "paid",
        registrationStatus: "confirmed",
        status: "paid",
        seat: "secured",
        price: 1,
        totalCents: 1,
        participantCents: 1,
        amount: "1.00",
        payerId: pat.id,
        userId: admin.id,
        instructorId: other.id,
        id: `forged-${n}`,
        registrationId: `forged-${n}`,
        divisionId: "none",
        waitlistEntryId: "w1",
      };
      const child = { ...emma, playerName: `Child ${n}`, playerAge: 6 + (n % 8), ...lies };
      return {
        ...registrationForm(campId, { registration: lies, participants: [child], ...lies }),
        camp: { id: theirs.id },
      };
    };
    const callers = [product.visitor(), pat, other];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => callers[n % 3]!("POST", createRegistrationUrl, forged(n))),
    );
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
    expect(Object.keys(tally(answers)).sort()).toEqual(["201", "409"]); // some divisions are full by then
    const { rows } = await product.backend.db.raw(
      `select g."campId", g."totalCents", g."payerId", g."isWithdrawn", l.status, l."byHandCents"
         from read."campRegistrations" g join read."campLedgers" l on l."registrationId" = g.id where g.id = any(?)`,
      [made],
    );
    expect(rows).toHaveLength(made.length);
    for (const { payerId, ...row } of rows) {
      expect(row).toEqual({ campId, totalCents: 15000, isWithdrawn: false, status: "unpaid", byHandCents: 0 });
      expect([null, pat.id]).toContain(payerId);
    }
    expect((await other("GET", `/api/camp-registrations?filter={"campId":"${theirs.id}"}`)).body).toEqual([]);
  });
});

describe("G3-34: sent again under the same key", () => {
  const key = { "idempotency-key": "3f0c1a52-one-click" };
  const form = { participants: [{ ...noah, playerAge: 5 }] };

  it("is the same registration, also without an account", async () => {
    for (const who of [product.visitor(), pat]) {
      const answers = await Promise.all([1, 2, 3].map(() => post(who, form, key)));
      expect(tally(answers)).toEqual({ 201: 3 });
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    }
  });

  it("a stranger who knows a visitor's key learns nothing about it", async () => {
    const mine = await post(product.visitor(), form, key);
    const stranger = product.visitor();
    const theirs = await post(stranger, { ...form, registration: { parentName: "Sam Reed" } }, key);
    expect([theirs.status, theirs.body.parentName]).toEqual([201, "Sam Reed"]);
    expect(theirs.body.id).not.toBe(mine.body.id);
    expect((await stranger("GET", registrationUrl(mine.body.id))).status).toBe(404);
  });
});
