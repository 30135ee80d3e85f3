import { afterAll, beforeAll, expect, it } from "vitest";
import { campForm, publishedCamp } from "../../testing/camps.ts";
import type { Client } from "../../testing/client.ts";
import { dayIn } from "../../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";

let product: TestProduct;
let coach: Person, other: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  coach = await product.person("instructor", { firstName: "Ana", lastName: "Ruiz" });
  other = await product.person("instructor");
  admin = await product.person("admin");
});
afterAll(() => product.close());

const url = "/api/camps";
const publish = (fields: Parameters<typeof publishedCamp>[2] = {}) => publishedCamp(product, coach, fields);
const listed = async (query = "", by = product.visitor()) => {
  const { body } = await by("GET", `${url}${query}`);
  return (body as { id: string }[]).map(({ id }) => id);
};
const filtered = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;

it("A59, A61, A62, K8, M11, G2-32, G3-9, G3-44: a camp is shown to everyone as published, with its spots counted", async () => {
  const { status, body } = await coach("POST", url, campForm(product, { ageMax: 16, agenda: "Warm up" }));
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...campForm(product),
    instructorId: coach.id,
    instructor: { id: coach.id, user: { firstName: "Ana", lastName: "Ruiz" } },
    days: 3,
    ageMin: null,
    ageMax: 16,
    ageRange: "3-16",
    capacity: 220,
    fullCampPrice: "150.00",
    dailyPrice: "55.00",
    price: "150.00",
    agenda: "Warm up",
    playerChecklist: null,
    status: "active",
    registeredCount: 0,
    registrationCount: 0,
    spotsAvailable: 220,
    isFull: false,
    waitlistCount: 0,
    stripeProductId: null,
    stripePriceId: null,
  });
  expect(body.divisions[0]).toMatchObject({ sport: "coed", ageGroup: "3-5yr", time: "09:00-10:00", left: 20 });
  const { registrations, ...shown } = body;
  expect(registrations).toEqual([]);
  expect((await product.visitor()("GET", `${url}/${body.id}`)).body).toEqual(shown);
  expect((await product.visitor()("GET", url)).body).toContainEqual(shown);
});

it("G3-10: without divisions the camp's own capacity counts", async () => {
  const { id } = await publish({ capacity: 7, divisions: [] });
  const { body } = await product.visitor()("GET", `${url}/${id}`);
  expect(body).toMatchObject({ capacity: 7, spotsAvailable: 7, divisions: [] });
});

it("G3-1, G3-51: a camp belongs to the session's user; only an admin names another instructor", async () => {
  const ownerOf = async (by: Person, instructorId: unknown) => {
    const answer = await by("POST", url, campForm(product, { instructorId }));
    return answer.status === 201 ? answer.body.instructorId : answer.status;
  };
  expect(await ownerOf(coach, other.id)).toBe(coach.id);
  expect(await ownerOf(coach, 1)).toBe(coach.id);
  expect(await ownerOf(admin, other.id)).toBe(other.id);
  expect(await ownerOf(admin, undefined)).toBe(admin.id);
  expect(await ownerOf(admin, coach.id.replace(/^./, "z"))).toBe(422);
});

it("G3-34: the same key twice publishes one camp", async () => {
  const twice = [0, 1].map(() => coach("POST", url, campForm(product), { "idempotency-key": "one camp" }));
  const [one, again] = await Promise.all(twice);
  expect(one!.body.id).toBe(again!.body.id);
});

it("A63, A60: PUT changes the fields it names, and an instructor's camps are found by theirs", async () => {
  const { body: before } = await other("POST", url, campForm(product));
  const { status, body } = await other("PUT", `${url}/${before.id}`, { price: 175, location: "Oak Field", agenda: "" });
  expect(status).toBe(200);
  expect(body).toEqual({ ...before, location: "Oak Field", fullCampPrice: "175.00", price: "175.00" });
  expect(await listed(`?instructorId=${other.id}`)).toContain(before.id);
  expect(await listed(`?instructorId=${coach.id}`)).not.toContain(before.id);
});

it("A63: a row exactly as the list returned it can be put back without a change", async () => {
  const { id } = await publish();
  const { body } = await coach("GET", `${url}/${id}`);
  const { status, body: after } = await coach("PUT", `${url}/${id}`, { ...body, capacity: 20 });
  expect([status, after]).toEqual([200, body]);
});

it("V20: what does not fit is reported beside its field", async () => {
  const { id } = await publish();
  const { status, body } = await coach("PUT", `${url}/${id}`, { startDate: dayIn(product, 20) });
  expect(status).toBe(422);
  expect(body.issues).toEqual([{ path: ["endDate"], message: "End date must be after start date" }]);
});

it("G3-38, G3-46, E14: a camp is active, completed once its last day is over, cancelled with a reason, or archived", async () => {
  const { id } = await publish();
  const statusOf = async (camp: string) => (await product.visitor()("GET", `${url}/${camp}`)).body.status;
  expect(await statusOf(id)).toBe("active");
  expect(await statusOf((await publish({ daysAhead: -2, days: 3 })).id)).toBe("active");
  expect(await statusOf((await publish({ daysAhead: -3, days: 3 })).id)).toBe("completed");
  const { body } = await coach("POST", `${url}/${id}/cancel`, { reason: "The field is flooded" });
  expect(body).toMatchObject({ status: "cancelled", statusReason: "The field is flooded" });
  await coach("POST", `${url}/${id}/archive`, { reason: "Held" });
  expect(await statusOf(id)).toBe("archived");
  expect((await coach("POST", `${url}/${id}/restore`)).body.status).toBe("cancelled");
  expect((await coach("POST", `${url}/${id}/cancel`, { reason: " " })).body.issues[0].path).toEqual(["reason"]);
});

it("an archived camp is in no one's list, but answers at its address; its owner finds it when asking for it", async () => {
  const { id } = await publish();
  await coach("POST", `${url}/${id}/archive`);
  const wanted = filtered({ status: "archived" });
  for (const by of [product.visitor(), coach, admin]) expect(await listed("", by)).not.toContain(id);
  for (const by of [product.visitor(), other]) expect(await listed(wanted, by)).not.toContain(id);
  for (const by of [coach, admin]) expect(await listed(wanted, by)).toContain(id);
  expect((await product.visitor()("GET", `${url}/${id}`)).status).toBe(200);
});

it("A64, G3-15: DELETE archives a camp without registrations", async () => {
  const { id } = await publish();
  expect((await coach("DELETE", `${url}/${id}`)).body).toMatchObject({ id, status: "archived" });
  const forced = await publish();
  expect((await coach("DELETE", `${url}/${forced.id}?force=true`)).body.status).toBe("archived");
});

it("the list is searched, filtered and sorted; upcoming camps come first", async () => {
  const soon = await publish({ title: "Catchers' clinic", campType: "clinic", daysAhead: 1 });
  const past = await publish({ title: "Catchers' camp", daysAhead: -9 });
  const catchers = (more: object = {}) => listed(filtered({ q: "catchers'", ...more }));
  expect(await catchers()).toEqual([soon.id, past.id]);
  expect(await catchers({ campType: "camp" })).toEqual([past.id]);
  expect(await catchers({ status: ["active", "cancelled"] })).toEqual([soon.id]);
  const backwards = `${filtered({ q: "catchers'" })}&sort=${encodeURIComponent('["title","ASC"]')}&range=[0,0]`;
  expect(await listed(backwards)).toEqual([past.id]);
});

it("however many camps there are, their list is one database query", async () => {
  const questionsBy = async (who: Client) => {
    const questions: string[] = [];
    const heard = ({ sql }: { sql: string }) => void questions.push(sql);
    product.backend.db.on("query", heard);
    const camps = await listed("?sort=%5B%22title%22,%22ASC%22%5D", who); // not a cached answer
    product.backend.db.off("query", heard);
    expect(camps.length).toBeGreaterThan(9);
    return questions.filter((sql) => sql.includes("camp")).length;
  };
  expect(await questionsBy(product.visitor())).toBe(1);
  expect(await questionsBy(admin)).toBe(2); // and who comes
});

it("visitors' answers are cached until something is written, and never outdated", async () => {
  const { id } = await publish();
  const titleOf = async () => {
    const [list, one] = [await product.visitor()("GET", url), await product.visitor()("GET", `${url}/${id}`)];
    return [list.body.find((camp: { id: string }) => camp.id === id).title, one.body.title];
  };
  expect(await titleOf()).toEqual(["Summer Hitting Camp", "Summer Hitting Camp"]);
  await coach("PUT", `${url}/${id}`, { title: "Winter Hitting Camp" });
  expect(await titleOf()).toEqual(["Winter Hitting Camp", "Winter Hitting Camp"]);
});

it("of two who save the same field, the second is told what the first wrote; other fields of both are kept", async () => {
  const { id } = await publishedCamp(product, coach);
  const [url, from] = [`/api/camps/${id}`, { location: "Maple Park", title: "Summer Hitting Camp" }];
  await coach("PUT", url, { location: "Oak Field", agenda: "Warm-up", from: { location: "Maple Park", agenda: "" } });
  const second = { location: "Elm Park", title: "Hitting Camp" };
  expect(await admin("PUT", url, { ...second, from })).toMatchObject({
    status: 409,
    body: { code: "ChangedByOther", issues: [{ path: ["location"] }], current: { location: "Oak Field" } },
  });
  expect((await coach("GET", url)).body).toMatchObject({ location: "Oak Field", title: from.title });
  const seen = { ...from, location: "Oak Field" };
  expect((await admin("PUT", url, { ...second, from: seen })).body).toMatchObject({ ...second, agenda: "Warm-up" });
});
