import { afterAll, beforeAll, expect, it } from "vitest";
import { activateMembershipUrl } from "../memberships/contract.ts";
import { playersUrl } from "../players/contract.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";

let product: TestProduct;
let admin: Person, coach: Person, amy: Person;
const names = ["Amy", "Ben", "Cal", "Dot", "Eve"];
beforeAll(async () => {
  product = await testProduct();
  admin = await product.person("admin", { firstName: "Zoe", lastName: "Admin" });
  coach = await product.person("instructor", { firstName: "Yan", lastName: "Coach" });
  for (const firstName of names) {
    const player = await product.person("student", { firstName, lastName: "100%_Player" });
    if (firstName === "Amy") amy = player;
  }
});
afterAll(() => product.close());

const users = (query: Record<string, unknown>, who = admin, path = "/api/admin/users") =>
  who(
    "GET",
    `${path}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, typeof v === "string" ? v : JSON.stringify(v)]))}`,
  );
const firstNames = (rows: { firstName: string }[]) => rows.map(({ firstName }) => firstName);

it("A47: without the list dialect the answer is a plain array of everyone", async () => {
  const { body, headers } = await admin("GET", "/api/admin/users");
  expect(firstNames(body)).toEqual(["Zoe", "Yan", ...names]);
  expect(headers.get("content-range")).toBe("users 0-6/7");
  expect(JSON.stringify(body)).not.toMatch(/argon|password|hash/i);
});

it("A47: sorts, cuts a page and says which part of how many it is", async () => {
  const { body, headers } = await users({ sort: ["firstName", "DESC"], range: [1, 2] });
  expect(firstNames(body)).toEqual(["Yan", "Eve"]);
  expect(headers.get("content-range")).toBe("users 1-2/7");
});

it("A47: a page beyond the end is empty", async () => {
  const { body, headers } = await users({ range: [100, 124] });
  expect([body, headers.get("content-range")?.split("/")[1]]).toEqual([[], "7"]);
});

it.each([
  [{ role: "student" }, names],
  [{ role: ["admin", "instructor"] }, ["Zoe", "Yan"]],
  [{ q: "zoe adm" }, ["Zoe"]],
  [{ q: "0%_P" }, names],
  [{ q: "%" }, names],
  [{ q: "_" }, names],
  [{ q: "\\" }, []],
  [{ q: "' or 1=1 --" }, []],
  [{ id: [] }, []],
] as const)("A47: the filter %j finds %j", async (filter, found) =>
  expect(firstNames((await users({ filter })).body)).toEqual(found),
);

it("getMany: several rows by their ids", async () =>
  expect(firstNames((await users({ filter: { id: [coach.id, admin.id] } })).body)).toEqual(["Zoe", "Yan"]));

it("hostile: a huge range changes nothing", async () => {
  const { status, body } = await users({ range: [0, Number.MAX_SAFE_INTEGER] });
  expect([status, body.length]).toEqual([200, 7]);
});

it.each([
  ["SQL in the name of a field", { sort: ["id; drop table read.users --", "ASC"] }],
  ["a column that is not for sorting", { sort: ["password_hash", "ASC"] }],
  ["a name that every object knows", { sort: ["constructor", "ASC"] }],
  ["the prototype", { sort: ["__proto__", "ASC"] }],
  ["a filter that there is not", { filter: { unheardOf: 1 } }],
  ["a role that there is not", { filter: { role: "owner" } }],
  ["a filter by an object", { filter: { id: { $ne: 1 } } }],
] as const)("hostile: %s is refused", async (_, query) =>
  expect(await users(query)).toMatchObject({ status: 422, body: { code: "Invalid", issues: [expect.anything()] } }),
);

it("a request for something the list does not have is answered with what it has", async () => {
  expect((await users({ sort: ["age", "ASC"] })).body.issues).toEqual([
    { path: ["sort"], message: expect.stringContaining("id, email, firstName, lastName, role, createdAt") },
  ]);
  expect((await users({ filter: { age: 12 } })).body.issues).toEqual([
    { path: ["filter", "age"], message: expect.stringContaining("id, role, membershipStatus, q") },
  ]);
});

it.each([
  ["text that is not JSON", { sort: "id,ASC" }],
  ["an order that is none", { sort: ["id", "sideways"] }],
  ["a field that is none", { sort: [["id"], "ASC"] }],
  ["a range that is none", { range: "0-24" }],
  ["a range from below zero", { range: [-1, 10] }],
  ["a range that ends before it starts", { range: [10, 0] }],
  ["a range of halves", { range: [0.5, 10] }],
  ["a range in words", { range: ["0", "10"] }],
  ["a filter that is a list", { filter: [] }],
  ["a filter that is null", { filter: null }],
] as const)("hostile: %s is a bad request", async (_, query) =>
  expect(await users(query)).toMatchObject({ status: 400, body: { code: "BadListQuery" } }),
);

it("finds the accounts of members: by their own player, and by one that they answer for", async () => {
  const parent = await product.person("student", { firstName: "Fay", lastName: "Parent" });
  const child = { firstName: "Kit", lastName: "Parent", birthDate: "2018-05-04", declared: true };
  const { body: kit } = await parent("POST", playersUrl, child);
  for (const userId of [amy.id, kit.id])
    expect((await admin("POST", activateMembershipUrl, { userId })).status).toBe(200);
  const byMembership = async (membershipStatus: string) =>
    firstNames((await users({ filter: { membershipStatus } })).body);
  expect(await byMembership("active")).toEqual(["Amy", "Fay"]);
  expect(await byMembership("inactive")).toEqual(names.slice(1));
});

it("tells admins when somebody was here last, also after they logged out", async () => {
  const { body: before } = await admin("GET", `/api/admin/users/${amy.id}`);
  expect(Date.parse(before.lastSeenAt)).toBeGreaterThan(Date.now() - 600_000);
  await product.backend.db("web.seen").where({ user_id: amy.id }).update({ at: "2030-01-01T12:00:00Z" });
  await product.backend.db("web.session").where({ user_id: amy.id }).update({ used_at: "2030-01-01T12:00:00Z" });
  await amy("GET", "/api/auth/user");
  await amy("POST", "/api/logout");
  const { body: after } = await admin("GET", `/api/admin/users/${amy.id}`);
  expect(after.lastSeenAt.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
});
