import { afterAll, beforeAll, expect, it } from "vitest";
import { campForm, publishedCamp } from "../../testing/camps.ts";
import type { Client } from "../../testing/client.ts";
import { registered, registrationForm } from "../../testing/registrations.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { waitingFamily } from "../../testing/waitlists.ts";
import { campExportUrl, campsUrl, campUrl } from "../contract.ts";
import { campRevenueUrl } from "../money/payContract.ts";
import { archiveCampUrl, consequencesUrl, duplicateCampUrl, publishCampUrl } from "./publishContract.ts";

let product: TestProduct;
let coach: Person, other: Person, player: Person, admin: Person;
let visitor: Client;
beforeAll(async () => {
  product = await testProduct();
  coach = await product.person("instructor", { firstName: "Ana", lastName: "Ruiz" });
  other = await product.person("instructor");
  player = await product.person();
  admin = await product.person("admin");
  visitor = product.visitor();
});
afterAll(() => product.close());

const draft = async (fields: Parameters<typeof campForm>[1] = {}) =>
  (await publishedCamp(product, coach, { title: "Fall Classic", draft: true, ...fields })).id;
const ofStatus = (status: string) => `?filter=${encodeURIComponent(JSON.stringify({ status }))}`;
const listed = async (by: Client, query = "") =>
  ((await by("GET", `${campsUrl}${query}`)).body as { id: string }[]).map(({ id }) => id);

it("is for its owner and admins: for everybody else there is no such camp, in no list, count or file", async () => {
  const id = await draft();
  for (const insider of [coach, admin]) {
    expect((await insider("GET", campUrl(id))).body).toMatchObject({ id, status: "draft", registrations: [] });
    expect(await listed(insider, ofStatus("draft"))).toContain(id);
    expect(await listed(insider)).not.toContain(id);
  }
  for (const outsider of [visitor, player, other]) {
    expect((await outsider("GET", campUrl(id))).status).toBe(404);
    for (const query of ["", `?instructorId=${coach.id}`, ofStatus("draft")])
      expect(await listed(outsider, query)).not.toContain(id);
  }
  expect((await other("GET", campExportUrl)).body).not.toContain("Fall Classic");
  const asked: [Parameters<Client>[0], string, object?][] = [
    ["PUT", campUrl(id), { title: "Mine now" }],
    ["DELETE", campUrl(id)],
    ["POST", publishCampUrl(id)],
    ["POST", duplicateCampUrl(id)],
    ["GET", consequencesUrl(id)],
    ["GET", `${campRevenueUrl}?campId=${id}`],
    ["GET", `/api/history?of=${id}`],
  ];
  for (const [method, path, body] of asked)
    expect([path, (await other(method, path, body)).status]).toEqual([path, 404]);
});

it("nobody registers or waits for it", async () => {
  const id = await draft();
  for (const who of [visitor, player, coach])
    for (const [path, body] of [
      ["/api/camp-registrations/create", registrationForm(id)],
      [`${campUrl(id)}/waitlist`, waitingFamily()],
    ] as const)
      expect([path, (await who("POST", path, body)).status]).toEqual([path, 404]);
});

it("is changed and then published, once, from when on families find it and register", async () => {
  const id = await draft();
  expect((await coach("PUT", campUrl(id), { location: "Oak Field" })).body).toMatchObject({ status: "draft" });
  const { status, body } = await coach("POST", publishCampUrl(id));
  expect([status, body.status, body.location]).toEqual([200, "active", "Oak Field"]);
  expect((await coach("POST", publishCampUrl(id))).status).toBe(409);
  expect((await other("POST", publishCampUrl(id))).status).toBe(403);
  expect(await listed(visitor)).toContain(id);
  expect((await visitor("GET", campUrl(id))).body).toMatchObject({ status: "active" });
  await registered(player, id);
  const history = (await coach("GET", `/api/history?of=${id}`)).body as { what: string; to: string | null }[];
  expect(history.map(({ what, to }) => [what, to])).toEqual([
    ["CampDrafted", "draft"],
    ["CampRevised", null],
    ["CampPublished", "active"],
  ]);
});

it("may leave its days and its location open, and says what is missing when it is to be published", async () => {
  const id = await draft({ startDate: "", endDate: undefined, location: "" });
  expect((await coach("GET", campUrl(id))).body).toMatchObject({ startDate: "", endDate: "", location: "", days: 0 });
  const { status, body } = await coach("POST", publishCampUrl(id));
  expect([status, body.message]).toEqual([409, "Location is required"]);
  await coach("PUT", campUrl(id), { location: "Maple Park" });
  const { startDate, endDate } = campForm(product);
  await coach("PUT", campUrl(id), { startDate, endDate });
  expect((await coach("POST", publishCampUrl(id))).status).toBe(200);
});

it("stays hidden in the archive", async () => {
  const id = await draft();
  await coach("POST", archiveCampUrl(id), {});
  expect((await visitor("GET", campUrl(id))).status).toBe(404);
  expect(await listed(other, ofStatus("archived"))).not.toContain(id);
  expect((await coach("POST", publishCampUrl(id))).status).toBe(409);
});

it("a copy of a camp is a draft with everything but its dates and registrations, the same when asked for twice", async () => {
  const original = await publishedCamp(product, coach, { agenda: "Warm up", releaseUnpaidAfterHours: 48 });
  await registered(player, original.id);
  const copied = () => admin("POST", duplicateCampUrl(original.id), {}, { "idempotency-key": "next year" });
  const { status, body } = await copied();
  expect(status).toBe(201);
  expect((await copied()).body.id).toBe(body.id);
  const {
    id: _,
    startDate,
    endDate,
    days,
    divisions,
    registrations,
    ...same
  } = (await coach("GET", campUrl(original.id))).body;
  expect(registrations).toHaveLength(1);
  expect(body).toMatchObject({
    ...same,
    status: "draft",
    instructorId: coach.id,
    registrations: [],
    registeredCount: 0,
    registrationCount: 0,
    spotsAvailable: same.capacity,
    startDate: "",
    endDate: "",
    days: 0,
    dates: [],
  });
  expect([startDate, endDate, days]).not.toContain("");
  expect(body.divisions.map(({ ageGroup }: { ageGroup: string }) => ageGroup)).toEqual(
    divisions.map(({ ageGroup }: { ageGroup: string }) => ageGroup),
  );
  const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id);
  expect(ids(body.divisions).filter((id) => ids(divisions).includes(id))).toEqual([]);
});
