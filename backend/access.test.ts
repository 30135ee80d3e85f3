import { afterAll, beforeAll, expect, it } from "vitest";
import { calls, rowsOfLists } from "./testing/access/accessCalls.ts";
import { type Cast, castOf } from "./testing/access/accessCast.ts";
import { cellOf, type MatrixRole, nameOf, type Row, roles, rows } from "./testing/access/accessMatrix.ts";
import { type Call, isStaff } from "./testing/access/calls/call.ts";
import { routesOf } from "./testing/routes.ts";
import { testProduct, type TestProduct } from "./testing/testProduct.ts";

/** Rows of the matrix still to be built, by name. Whoever builds one removes its line; until then it is a 404. */
const notBuilt = new Set<string>();
const isBuilt = (row: Row) => !notBuilt.has(nameOf(row));

let product: TestProduct;
let cast: Cast;
beforeAll(async () => {
  product = await testProduct({ FACILITY_ADDRESS: "12 Ballpark Lane, Springfield" }); // or no outreach is sent
  cast = await castOf(product);
});
afterAll(() => product.close());

const isWell = (cell: string) => /^([23]|sig)/.test(cell);
const isRefused = (cell: string) => /^40[134]/.test(cell);

/** Of each row, who is refused comes first: that has changed nothing, so the others send the same call after them. */
const everyCell = rows
  .filter(isBuilt)
  .flatMap((row) =>
    roles
      .map((role) => [nameOf(row), role, cellOf(row, role), row] as const)
      .toSorted(([, , one], [, , other]) => Number(isRefused(other)) - Number(isRefused(one))),
  );

const refusal = { body: { message: expect.any(String), code: expect.any(String) } };

const sideOf = (role: MatrixRole) => (role === "anonymous" ? role : isStaff(role) ? "staff" : "players");
/** Whoever is refused sends the call of someone who would be answered: who has the same role, or else anyone. */
const senderOf = (row: Row, role: MatrixRole): MatrixRole => {
  const cell = cellOf(row, role);
  if (!isRefused(cell)) return role;
  const answered = roles.filter((one) => isWell(cellOf(row, one)));
  const alike = roles.filter((one) => sideOf(one) === sideOf(role));
  const isForRole = alike.every((one) => cellOf(row, one) === cell); // not for what somebody has
  return answered.find((one) => alike.includes(one)) ?? (isForRole ? (answered[0] ?? roles[1]) : role);
};
const unspent = new Map<string, Call>();
const callOf = async (row: Row, role: MatrixRole): Promise<Call> => {
  const name = nameOf(row);
  const make = calls[name];
  if (!make) throw new Error(`Say in testing/access/accessCalls.ts how ${name} is called`);
  const sender = senderOf(row, role);
  const key = `${name} by ${sender}`;
  const call = unspent.get(key) ?? (await make(cast, sender));
  if (isRefused(cellOf(row, role))) unspent.set(key, call);
  else unspent.delete(key);
  return sender === role ? call : { ...call, as: cast.clientAs(role) };
};

it.each(everyCell)("P10, P11, G2-10, G2-18, G3-42: %s by %s: %s", async (name, role, cell, row) => {
  const { method } = row;
  const { path, body, headers, as, check } = await callOf(row, role);
  const answer = await (as ?? cast.clientAs(role))(method, path, body, headers);
  const status = cell === "sig" ? 200 : Number.parseInt(cell, 10);
  if (/[rf]$/.test(cell) && !check) throw new Error(`Say in testing/access/accessCalls.ts what ${name} must not show`);
  expect(answer).toMatchObject({ status, ...(status >= 400 && method !== "HEAD" && refusal) });
  if (status < 400) check?.(answer.body);
});

it.each(everyCell.filter(([, , cell]) => cell === "sig"))(
  "%s by %s, not signed: 400",
  async (name, role, _, { method }) => {
    const { path, body } = await calls[name]!(cast, role);
    expect(await cast.clientAs(role)(method, path, body)).toMatchObject({ status: 400, ...refusal });
  },
);

it.each(rows.filter((row) => !isBuilt(row)).map((row) => [nameOf(row), row.method, row.path] as const))(
  "not built yet: %s",
  async (_, method, path) => {
    const { status } = await cast.admin(method, path.replace("{id}", "any"));
    expect([404, 405]).toContain(status); // another method may be served at what looks like one row of a list
  },
);

it("everything listed as not built is in the matrix", () => {
  const named = new Set(rows.map(nameOf));
  expect([...notBuilt].filter((name) => !named.has(name))).toEqual([]);
});

const routes = () => routesOf(product.app);
const asInMatrix = (path: string) => path.replace(/:(\w+)/g, "{$1}");

it("every route of the app is in the matrix, or is one row of a list that is", () => {
  const known = new Set(rows.map(({ method, path }) => nameOf({ method, path: path.split("?")[0]! })));
  const all = routes();
  expect(all.length).toBeGreaterThan(20);
  const strangers = all.filter(
    ({ method, path }) =>
      !known.has(nameOf({ method, path: asInMatrix(path) })) &&
      !(method === "GET" && path.endsWith("/:id") && known.has(`GET ${path.slice(0, -"/:id".length)}`)),
  );
  expect(strangers.map(nameOf)).toEqual([]);
});

it("every row of the matrix that counts as built is built", () => {
  const built = new Set(routes().map((route) => nameOf({ ...route, path: asInMatrix(route.path) })));
  const missing = rows
    .filter((row) => isBuilt(row) && row.path.startsWith("/api/"))
    .map(({ method, path }) => nameOf({ method, path: path.split("?")[0]! }))
    .filter((name) => !built.has(name));
  expect(missing).toEqual([]);
});

it("one row of a list follows the list's rules, and is not found where the list would not show it", async () => {
  const own = new Set(rows.map(nameOf));
  const lists = rowsOfLists(cast);
  const served = routes().filter(
    ({ method, path }) => method === "GET" && path.endsWith("/:id") && !own.has(`GET ${asInMatrix(path)}`),
  );
  expect(new Set(served.map(({ path }) => path))).toEqual(new Set(Object.keys(lists)));
  for (const [path, [id, ...statuses]] of Object.entries(lists))
    for (const [n, role] of roles.entries()) {
      const ask = async (of: string) => (await cast.clientAs(role)("GET", path.replace(":id", of))).status;
      const forNone = statuses[n] === 200 ? 404 : statuses[n];
      expect([path, role, await ask(id), await ask("unheard-of")]).toEqual([path, role, statuses[n], forNone]);
    }
});
