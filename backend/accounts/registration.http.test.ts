import { afterAll, beforeAll, expect, it } from "vitest";
import { userStream } from "../../eventstore/accounts/events.ts";
import { factId, metaOf, newId } from "../command.ts";
import { tally } from "../testing/client.ts";
import { guardian, password, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { hashPassword } from "./passwords/passwords.ts";
import { person, registerPlayer } from "./person.ts";

let product: TestProduct;
beforeAll(async () => void (product = await testProduct()));
afterAll(() => product.close());

const form = (email: string, fields: Record<string, unknown> = {}) => ({
  firstName: "Sam",
  lastName: "Reyes",
  email,
  password,
  confirmPassword: password,
  ...fields,
});
const easy =
  "This password is easy to guess. Please choose another one, such as a few words that don't belong together.";
const register = (form: object) => product.visitor()("POST", "/api/register", form);

it("A3: registers a player with everything in the form, and shows no password", async () => {
  const filled = {
    age: "15",
    position: "Catcher",
    experience: "Two seasons",
    parentName: "Dana",
    parentEmail: "Dana@Example.com",
    parentPhone: "555-010-0142",
  };
  const { status, body } = await register(form("whole@example.com", filled));
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...filled, age: 15, parentEmail: "dana@example.com", email: "whole@example.com" });
  expect(JSON.stringify(body)).not.toMatch(/password|argon|\$/i);
});

it("M1:account: an account has all that is known of it; its email is nobody else's, and its password opens it alone", async () => {
  const told = { age: 30, position: "Catcher", experience: "Two seasons", ...guardian };
  const { body } = await register(form("model@example.com", told));
  const { guardian: _, guardianConfirmedAt: _2, ageRecordedOn: _3, canLogIn: _4, erasedAt: _5, ...account } = body;
  expect(account).toMatchObject({
    id: expect.any(String),
    email: "model@example.com",
    firstName: "Sam",
    lastName: "Reyes",
    profileImageUrl: null,
    role: "student",
    ...told,
    phoneNumber: null,
    createdAt: expect.any(String),
    updatedAt: body.createdAt,
  });
  expect(await register(form("Model@Example.com", { firstName: "Lou" }))).toMatchObject({ status: 409 });
  const logIn = async (secret: string) =>
    (await product.visitor()("POST", "/api/custom-login", { email: "model@example.com", password: secret })).status;
  expect([await logIn(password), await logIn(`${password}.`)]).toEqual([200, 401]);
});

it("G1-48: an age is recorded with the moment it was stated", async () => {
  const before = new Date().toISOString();
  const { body } = await register(form("aged@example.com", { age: 30 }));
  for await (const { meta, data } of product.backend.store.read(userStream(body.id))) {
    expect(data).toMatchObject({ personal: { age: 30 } });
    expect([before <= meta.occurredAt, meta.occurredAt <= new Date().toISOString()]).toEqual([true, true]);
  }
  expect(body.createdAt >= before).toBe(true);
});

it("the day an age was stated is the facility's, also where that is another one than in Greenwich", async () => {
  const FACILITY_TIME_ZONE = new Date().getUTCHours() < 11 ? "Pacific/Pago_Pago" : "Pacific/Kiritimati";
  const far = await testProduct({ FACILITY_TIME_ZONE });
  const { body } = await far.visitor()("POST", "/api/register", form("far@example.com", { age: 30 }));
  expect(body.ageRecordedOn).toBe(far.backend.time.today());
  await far.close();
});

it("A3 E1 G1-4 G1-5: makes everyone a student without a membership, whatever the form says", async () => {
  const filled = {
    role: "admin",
    userType: "instructor",
    membershipStatus: "active",
    id: "mine",
    userId: "mine",
    hourlyRate: 500,
    certifications: "all",
    bio: "me",
    specialties: ["x"],
    yearsExperience: 40,
    videosThisMonth: 9,
  };
  const { status, body } = await register(form("sly@example.com", filled));
  expect(status).toBe(201);
  expect(body).toMatchObject({ role: "student", membershipStatus: "inactive", videosThisMonth: 0 });
  expect(body.id).not.toBe("mine");
  expect(body).not.toHaveProperty("specialties");
  const { body: instructors } = await product.visitor()("GET", "/api/instructors");
  expect(instructors).toEqual([]);
});

it.each([
  ["without a first name", { firstName: " " }, ["firstName"], "Please enter your first name"],
  ["without a last name", { lastName: undefined }, ["lastName"], "Please enter your last name"],
  ["without an email", { email: "" }, ["email"], "Please enter your email address"],
  ["with an email that is none", { email: "sam@" }, ["email"], "Please enter an email address like name@example.com"],
  [
    "with a password of nine characters",
    { password: "123456789", confirmPassword: "123456789" },
    ["password"],
    "Please use at least 10 characters",
  ],
  [
    "with a password that differs",
    { confirmPassword: "something else" },
    ["confirmPassword"],
    "Passwords do not match.",
  ],
  [
    "with a common password",
    { password: "1234567890", confirmPassword: "1234567890" },
    ["password"],
    "Many people use this password, so it's easy to guess. Please choose another one.",
  ],
  [
    "with a common password in capitals",
    { password: "QWERTYUIOP", confirmPassword: "QWERTYUIOP" },
    ["password"],
    "Many people use this password, so it's easy to guess. Please choose another one.",
  ],
  [
    "with the sport and a year as password",
    { password: "baseball2026", confirmPassword: "baseball2026" },
    ["password"],
    easy,
  ],
  ["with the own name as password", { password: "Sam.Reyes.1", confirmPassword: "Sam.Reyes.1" }, ["password"], easy],
  ["with an age that is none", { age: "twelve" }, ["age"], "Please enter the age as a number"],
  [
    "of somebody under 18 without a guardian's name",
    { age: "17", ...guardian, parentName: "" },
    ["parentName"],
    "Please enter the name of a parent or guardian",
  ],
  [
    "of somebody under 18 without a guardian's address",
    { age: 3, ...guardian, parentEmail: null },
    ["parentEmail"],
    "Please enter the email address of a parent or guardian",
  ],
  [
    "of somebody under 18 without a guardian's phone",
    { age: 12, ...guardian, parentPhone: " " },
    ["parentPhone"],
    "Please enter the phone number of a parent or guardian",
  ],
  [
    "of somebody under 18 who would be the own guardian",
    { age: 12, ...guardian, parentEmail: "Nobody+mum@example.com" },
    ["parentEmail"],
    "Please enter the parent's own email address, not this account's",
  ],
  [
    "with a parent's e-mail that is none",
    { parentEmail: "dana" },
    ["parentEmail"],
    "Please enter an email address like name@example.com",
  ],
] as const)(
  "V2 V26 G1-6 G1-47:guardian: refuses a registration %s, beside the field",
  async (_, fields, path, message) => {
    const { status, body } = await register(form("nobody@example.com", fields));
    expect([status, body.message]).toEqual([422, message]);
    expect(body.issues).toContainEqual({ path, message });
  },
);

it("V26: answers an empty form in plain words, too", async () => {
  for (const nothing of [undefined, {}, []]) {
    const { status, body } = await product.visitor()("POST", "/api/register", nothing);
    expect(status).toBe(422);
    expect(body.message).not.toMatch(/expected|received|invalid input|undefined/i);
  }
});

it("A3: says when an e-mail is taken, beside the field", async () => {
  await register(form("taken@example.com"));
  const { status, body } = await register(form("Taken@Example.com"));
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: "EmailTaken", issues: [{ path: ["email"] }] });
});

it("A3 G1-6: an email stays unique under 50 simultaneous registrations of it, in any case of letters", async () => {
  const spelled = (n: number) =>
    Array.from("sam@example.com", (c, i) => ((n >> (i % 6)) & 1 ? c.toUpperCase() : c)).join("");
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => register(form(spelled(n)))));
  expect(tally(answers)).toEqual({ 201: 1, 409: 49 });
});

it("a taken email is no database error, whose own log would quote it", async () => {
  const { db } = product.backend;
  const errors: string[] = [];
  const hear = ({ message }: Error) => void errors.push(message);
  db.on("query-error", hear);
  const answers = await Promise.all([1, 2].map(async () => register(form("twins@example.com"))));
  db.removeListener("query-error", hear);
  expect(tally(answers)).toEqual({ 201: 1, 409: 1 });
  expect(errors).toEqual([]);
});

/** What a crash right after the credential leaves behind. */
const crashedRegistration = async (email: string) => {
  const command = { actor: "visitor", now: new Date().toISOString(), requestId: "crashed" } as const;
  const userId = newId(command, "user");
  const stream = userStream(userId);
  const personal = { email, firstName: "Kim", lastName: "Half" };
  const facts = registerPlayer({ userId, personal })(person.initial).map((fact, n) => ({
    ...fact,
    id: factId(command, stream, n),
    meta: metaOf(command),
  }));
  await product.backend.credentials.reserve({ userId, email, hash: await hashPassword(password), facts });
  return userId;
};

it("A3: a registration left half done by a crash is finished at the next start", async () => {
  const id = await crashedRegistration("half@example.com");
  const next = await product.another();
  try {
    const answer = await next.visitor()("POST", "/api/custom-login", { email: "half@example.com", password });
    expect(answer).toMatchObject({ status: 200, body: { id, firstName: "Kim", role: "student" } });
    expect(next.lines.join()).toContain("interrupted");
  } finally {
    await next.close();
  }
});

it("A3: a registration that lost its database half-way is finished when its owner logs in", async () => {
  const id = await crashedRegistration("owner@example.com");
  const kim = product.visitor();
  expect(
    await kim("POST", "/api/custom-login", { email: "owner@example.com", password: "not this one" }),
  ).toMatchObject({ status: 401 });
  const answers = await Promise.all(
    [1, 2, 3].map(() => product.visitor()("POST", "/api/custom-login", { email: "owner@example.com", password })),
  );
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { id } });
});
