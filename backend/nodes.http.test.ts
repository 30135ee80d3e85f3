import { afterAll, beforeAll, expect, it } from "vitest";
import {
  currentUserUrl,
  loginUrl,
  logoutUrl,
  passwordUrl,
  profileUrl,
  usersUrl,
  userUrl,
} from "./accounts/contract.ts";
import { instructorLessonsUrl, lessonsUrl, lessonUrl } from "./lessons/contract.ts";
import type { Backend } from "./backend.ts";
import { oneAtATime } from "./oneAtATime.ts";
import { availabilityOf, ownAvailabilityUrl } from "./scheduling/contract.ts";
import { type Client, clientOf, tally } from "./testing/client.ts";
import { bookingOf, offer } from "./testing/schedule.ts";
import { password, type Person, testProduct, type TestProduct } from "./testing/testProduct.ts";
import { undoHeader, undoUrl } from "./undo/contract.ts";
import { eventually } from "../eventstore/testing/eventually.ts";

// Two processes on one database, behind a balancer that sends each request to either: one product.
let product: TestProduct;
let other: Awaited<ReturnType<TestProduct["another"]>>;
let coach: Person, pat: Person;
beforeAll(async () => {
  product = await testProduct();
  other = await product.another();
  coach = await product.person("instructor");
  pat = await product.person();
});
afterAll(async () => {
  await other.close();
  await product.close();
});

const patience = { timeout: 20_000 };
const onOther = (person: Client) => person.at(other.base);
const keyed = (key: string) => ({ "idempotency-key": key });

it("a session begun on one node works on the other, and ends on both wherever it is ended", async () => {
  const sam = await product.person();
  const there = onOther(sam);
  const me = async () => [(await sam("GET", currentUserUrl)).status, (await there("GET", currentUserUrl)).status];
  expect(await me()).toEqual([200, 200]);
  expect((await there("POST", logoutUrl)).status).toBe(200);
  expect(await me()).toEqual([401, 401]);
  await sam("POST", loginUrl, { email: sam.email, password });
  expect(await me()).toEqual([200, 200]);
});

it("a change of password on one node ends the other sessions on both", async () => {
  const sam = await product.person();
  const there = clientOf(other.base);
  await there("POST", loginUrl, { email: sam.email, password });
  expect((await there("GET", currentUserUrl)).status).toBe(200);
  const change = { currentPassword: password, newPassword: "another long password" };
  expect((await sam("POST", passwordUrl, change)).status).toBe(200);
  expect((await there("GET", currentUserUrl)).status).toBe(401);
  expect((await sam("GET", currentUserUrl)).status).toBe(200);
});

it("what is written on one node is read on the other at once, back and forth", async () => {
  const there = onOther(pat);
  for (let n = 0; n < 12; n++) {
    const [writer, reader] = n % 2 ? [pat, there] : [there, pat];
    const name = { firstName: "Pat", lastName: `Turn${n}` };
    expect((await writer("PATCH", profileUrl, name)).body).toMatchObject(name);
    expect((await reader("GET", currentUserUrl)).body).toMatchObject(name);
  }
});

it("a slot published on one node is offered on the other, a booking made there is answered here", async () => {
  const teacher = await product.person("instructor");
  const offered = await offer(product, teacher);
  expect((await other.visitor()("GET", availabilityOf(teacher.id))).body).toMatchObject([{ id: offered.slot.id }]);
  const booked = await onOther(pat)("POST", lessonsUrl, bookingOf(offered));
  expect(booked.status).toBe(201);
  expect((await teacher("PATCH", lessonUrl(booked.body.id), { status: "confirmed" })).status).toBe(200);
  expect((await onOther(pat)("GET", lessonUrl(booked.body.id))).body.status).toBe("confirmed");
});

it("G1-55: what a node that is gone recorded, another one undoes", async () => {
  const third = await product.another();
  const offered = await offer(product, coach, { startTime: "06:00", endTime: "07:00" });
  const { id } = (await pat("POST", lessonsUrl, bookingOf(offered))).body;
  const declined = await coach.at(third.base)("PATCH", lessonUrl(id), { status: "declined" });
  await third.close();
  expect((await pat("GET", lessonUrl(id))).body.status).toBe("declined");
  const [fact = ""] = declined.headers.get(undoHeader)?.split(" ") ?? [];
  expect(await coach("POST", undoUrl(fact))).toMatchObject({ status: 200, body: { of: id } });
  expect((await onOther(pat)("GET", lessonUrl(id))).body.status).toBe("pending");
});

it("what must not meet happens one at a time on all nodes, also when more wait than there are connections", async () => {
  let [atWork, most] = [0, 0];
  const { db } = product.backend;
  const work = async () => {
    most = Math.max(most, ++atWork);
    await db.raw("select pg_sleep(0.01)"); // needs a connection besides
    atWork--;
  };
  const once = (backend: Pick<Backend, "db" | "allCaughtUp">) =>
    oneAtATime(backend, { what: "spec", known: "all" }, work);
  await Promise.all(Array.from({ length: 8 }, () => [once(product.backend), once(other.backend)]).flat());
  expect(most).toBe(1);
});

it("a command sent again to another node is the same command", async () => {
  const offered = await offer(product, coach, { startTime: "08:00", endTime: "09:00" });
  const there = onOther(pat);
  const both = await Promise.all(
    [pat, there, pat, there].map((call) => call("POST", lessonsUrl, bookingOf(offered), keyed("the same booking"))),
  );
  expect(tally(both)).toEqual({ 201: 4 });
  expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
  const { body: mine } = await there("GET", lessonsUrl);
  expect(mine.filter(({ id }: { id: string }) => id === both[0]!.body.id)).toHaveLength(1);

  const slot = { dayOfWeek: 2, startTime: "04:00", endTime: "05:00", price: 50 };
  const publish = (call: Client) => call("POST", ownAvailabilityUrl, slot, keyed("the same slot"));
  const [here, again] = [await publish(coach), await publish(onOther(coach))];
  expect([here.status, again.status, again.body]).toEqual([201, 201, here.body]);
});

it("a role given on one node applies on the other at once, and so does its loss", async () => {
  const admin = await product.person("admin");
  const kim = await product.person();
  const there = onOther(kim);
  const appoint = (role: string) => admin("PATCH", userUrl(kim.id), { role });
  for (const [role, status] of [
    ["admin", 200],
    ["student", 403],
    ["admin", 200],
    ["instructor", 403],
  ] as const) {
    expect((await appoint(role)).status).toBe(200);
    expect([role, (await there("GET", usersUrl)).status]).toEqual([role, status]);
  }
});

it("rivals on two nodes for one seat: one wins, and no one sees more", async () => {
  for (let round = 0; round < 4; round++) {
    const teacher = await product.person("instructor");
    const offered = await offer(product, teacher);
    const rivals = [pat, await product.person(), await product.person(), await product.person()];
    const lessons = await Promise.all(
      rivals.map((rival, n) => (n % 2 ? onOther(rival) : rival)("POST", lessonsUrl, bookingOf(offered))),
    );
    expect(tally(lessons)).toEqual({ 201: 4 });
    const answers = await Promise.all(
      lessons.map(({ body }, n) =>
        (n % 2 ? teacher : onOther(teacher))("PATCH", lessonUrl(body.id), { status: "confirmed" }),
      ),
    );
    expect(tally(answers)).toEqual({ 200: 1, 409: 3 });
    const { body } = await onOther(teacher)("GET", instructorLessonsUrl);
    expect(body.filter(({ status }: { status: string }) => status === "confirmed")).toHaveLength(1);
  }
});

it("one of them projects; when it stops the other one takes over, with nothing lost in between", async () => {
  const active = () => [product, other].filter(({ projections }) => projections.active);
  await eventually(() => expect(active()).toHaveLength(1), patience);
  const [first] = active();
  const second = first === product ? other : product;
  await first!.projections.stop();
  const call = pat.at(second.base);
  const name = { firstName: "Pat", lastName: "Afterwards" };
  expect((await call("PATCH", profileUrl, name)).status).toBe(200); // perhaps before anyone projects
  await eventually(() => expect(active()).toEqual([second]), patience);
  await eventually(async () => expect((await call("GET", currentUserUrl)).body).toMatchObject(name), patience);
});
