import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userStream } from "../../eventstore/accounts/events.ts";
import { StoreUnavailable } from "../../eventstore/eventStore.ts";
import { ownAvailabilityUrl } from "../scheduling/contract.ts";
import { tally } from "../testing/client.ts";
import { appoint as appointBlindly } from "./appoint.ts";
import { person } from "./person.ts";
import { bookingOf, offer } from "../testing/schedule.ts";
import { guardian, password, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";

let product: TestProduct;
let admin: Person, second: Person;
beforeAll(async () => {
  product = await testProduct();
  admin = await product.person("admin", { firstName: "Ada", lastName: "Admin" });
  second = await product.person("admin", { firstName: "Bea", lastName: "Admin" });
});
afterAll(() => product.close());

const appoint = (by: Person, id: string, role: string) => by("PATCH", `/api/admin/users/${id}`, { role });
const roleOf = async (who: Person) => (await who("GET", "/api/auth/user")).body.role;

it("A47 G2-11: an admin appoints, and the role applies from the person's next request", async () => {
  const kim = await product.person();
  expect((await kim("GET", ownAvailabilityUrl)).status).toBe(403);
  expect(await appoint(admin, kim.id, "instructor")).toMatchObject({ status: 200, body: { role: "instructor" } });
  expect((await kim("GET", ownAvailabilityUrl)).status).toBe(200);
  await appoint(admin, kim.id, "student");
  expect((await kim("GET", ownAvailabilityUrl)).status).toBe(403);
  expect((await admin("GET", `/api/history?of=${kim.id}`)).body.map((entry: { to: string }) => entry.to)).toEqual([
    "student",
    "instructor",
    "student",
  ]);
});

it("an instructor whose role was revoked has no more say over lessons, and offers none", async () => {
  const [coach, player] = [await product.person("instructor"), await product.person()];
  const offered = await offer(product, coach);
  const { body: lesson } = await player("POST", "/api/lessons", bookingOf(offered));
  await appoint(admin, coach.id, "student");
  expect((await coach("GET", `/api/lessons/${lesson.id}`)).status).toBe(404);
  expect((await coach("PATCH", `/api/lessons/${lesson.id}`, { status: "confirmed" })).status).toBe(404);
  expect((await coach("DELETE", `/api/lessons/${lesson.id}`)).status).toBe(404);
  expect((await coach("GET", `/api/history?of=${lesson.id}`)).status).toBe(404);
  expect((await coach("GET", `/api/history?of=${offered.slot.id}`)).status).toBe(404);
  expect((await player("POST", "/api/lessons", bookingOf(offered))).status).toBe(404);
  expect((await product.visitor()("GET", `/api/schedule/availability?instructorId=${coach.id}`)).body).toEqual([]);
  expect((await player("GET", `/api/lessons/${lesson.id}`)).body.status).toBe("pending");
});

it.each([["owner"], [undefined], ["Admin"]])("A47 E1 G1-8: %s is no role", async (role) => {
  const { status, body } = await admin("PATCH", `/api/admin/users/${second.id}`, { role });
  expect([status, body.issues[0].path]).toEqual([422, ["role"]]);
});

it("A47: only admins appoint, and an unknown person is not found", async () => {
  const coach = await product.person("instructor");
  expect((await appoint(coach, coach.id, "admin")).status).toBe(403);
  expect(await roleOf(coach)).toBe("instructor");
  expect((await appoint(admin, "nobody", "admin")).status).toBe(404);
  expect((await admin("GET", "/api/admin/users/nobody")).status).toBe(404);
});

it("A47: the last admin stays, also when two demote each other at the same moment", async () => {
  for (let round = 0; round < 4; round++) {
    const answers = await Promise.all([appoint(admin, second.id, "student"), appoint(second, admin.id, "student")]);
    const roles = [await roleOf(admin), await roleOf(second)];
    expect(roles.filter((role) => role === "admin")).toHaveLength(1);
    expect([
      { 200: 1, 409: 1 },
      { 200: 1, 403: 1 },
    ]).toContainEqual(tally(answers));
    const [last, other] = roles[0] === "admin" ? [admin, second] : [second, admin];
    expect(await appoint(last, last.id, "student")).toMatchObject({ status: 409, body: { code: "LastAdmin" } });
    expect((await appoint(last, other.id, "admin")).status).toBe(200);
  }
});

it("A47: no one's role changes while it is not known who is an admin", async () => {
  const blind = { ...product.backend, allCaughtUp: async () => false };
  const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
  await expect(appointBlindly(blind, command, { userId: admin.id, role: "student" })).rejects.toThrow(StoreUnavailable);
});

it("A47: thirty appointments at once block neither each other nor everyone else", async () => {
  const kim = await product.person();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => appoint(admin, kim.id, n % 2 ? "student" : "instructor")),
  );
  expect(tally(answers)).toEqual({ 200: 30 });
});

describe("G1-47:staff, G1-58:staff: staff are adults", () => {
  const refusal = { status: 409, body: { code: "StaffMustBeAdults" } };

  it("a minor is not appointed, by an admin or by the command line, and nothing is recorded", async () => {
    const kid = await product.person("student", { age: 15, ...guardian });
    const before = await product.backend.store.head();
    expect(await appoint(admin, kid.id, "instructor")).toMatchObject(refusal);
    await expect(product.give(kid.id, "admin")).rejects.toMatchObject({ code: "StaffMustBeAdults" });
    expect(await product.backend.store.head()).toBe(before);
    expect(await roleOf(kid)).toBe("student");
  });

  it("no call makes a coach or an admin a minor, and whoever tries stays logged in", async () => {
    const coach = await product.person("instructor", { age: 40 });
    const boss = await product.person("admin");
    const name = { firstName: "Pat", lastName: "Lee" };
    for (const who of [coach, boss]) {
      expect(await who("PATCH", "/api/profile/update", { ...name, age: 12 })).toMatchObject(refusal);
      expect(await who("PATCH", "/api/profile/update", { ...name, age: 12, ...guardian })).toMatchObject(refusal);
      const { status, body } = await admin("PATCH", `/api/admin/users/${who.id}`, { age: 12 });
      expect([status, body.code, body.issues[0].path]).toEqual([409, "StaffMustBeAdults", ["age"]]);
      expect((await who("GET", "/api/auth/user")).status).toBe(200);
    }
    expect((await coach("GET", "/api/auth/user")).body.age).toBe(40);
  });

  it("someone locked out by an age from before that was refused can log in and correct it", async () => {
    const coach = await product.person("instructor");
    const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
    const personal = { firstName: "Pat", lastName: "Lee", age: 12, position: null, experience: null };
    await product.backend.handle({ fold: person, stream: userStream(coach.id), command }, () => [
      { type: "ProfileUpdated" as const, data: { userId: coach.id, personal } },
    ]);
    const login = { email: coach.email, password };
    const { status, body } = await product.visitor()("POST", "/api/custom-login", login);
    expect([status, body.age, body.guardian]).toEqual([200, 12, "none needed"]);
    expect((await coach("GET", ownAvailabilityUrl)).status).toBe(200);
    const mended = { firstName: "Pat", lastName: "Lee", age: 32 };
    expect(await coach("PATCH", "/api/profile/update", mended)).toMatchObject({ status: 200, body: { age: 32 } });
  });
});
