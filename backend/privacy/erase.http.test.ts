import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { subjectStream } from "../../eventstore/privacy/events.ts";
import { erasedButNotGone } from "../../projections/privacy/notGone.ts";
import type { ManagedUserView } from "../accounts/contract.ts";
import { acceptInvitationUrl, guardiansUrl, playersUrl } from "../players/contract.ts";
import { publishedCamp } from "../testing/camps.ts";
import type { Client } from "../testing/client.ts";
import { sendInquiry } from "../testing/inquiries.ts";
import { registered } from "../testing/registrations.ts";
import { sendRequest } from "../testing/requests.ts";
import { rightNow } from "../testing/rightNow.ts";
import { bookingOf, offer } from "../testing/schedule.ts";
import { password, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { fullCamp, joinWaitlist } from "../testing/waitlists.ts";
import { eraseUrl, eraseVisitorUrl } from "./contract.ts";
import { erase, finishErasures } from "./erase.ts";
import { eventually } from "../../eventstore/testing/eventually.ts";

let canary = ""; // of the person named last
const patience = { timeout: 20_000 };

let product: TestProduct;
let admin: Person, coach: Person;
beforeAll(async () => {
  product = await testProduct();
  [admin, coach] = [await product.person("admin"), await product.person("instructor")];
});
afterAll(() => product.close());

const kept = async (subject: string) => {
  const { db } = product.backend;
  const count = async (from: string, where: object) => Number((await db(from).where(where).count("* as n").first())?.n);
  return {
    credentials: await count("account.credential", { user_id: subject }),
    sessions: await count("web.session", { user_id: subject }),
    keys: Number(
      (await db("vault.subject_key").where({ subject }).whereNotNull("wrapped").count("* as n").first())?.n ?? 0,
    ),
    tombstones: await count("vault.subject_key", { subject, wrapped: null }),
    named: Number(
      (
        await db.raw(
          `select (select count(*) from read.users u where u::text ilike :c) +
                  (select count(*) from read."instructorProfiles" p where p::text ilike :c) +
                  (select count(*) from read.lessons l where l::text ilike :c) +
                  (select count(*) from read.history h where h::text ilike :c) as n`,
          { c: `%${canary}%` },
        )
      ).rows[0].n,
    ),
  };
};
/** Does it while a projector waits before a fact that it cannot take. */
const whileStuck = async <T>({ backend: { db } }: TestProduct, name: string, work: () => Promise<T>): Promise<T> => {
  await db("projection.poison").insert({ name, event_id: randomUUID(), type: "Spec", error: "spec" });
  return work().finally(() => db("projection.poison").where({ name }).delete());
};
const gone = { credentials: 0, sessions: 0, keys: 0, tombstones: 1, named: 0 };
const facts = async (stream: string) => {
  const found: string[] = [];
  for await (const { type } of product.backend.store.read(stream)) found.push(type);
  return found;
};
const named = () => {
  canary = `Kestrelina${randomUUID().slice(0, 8)}`;
  return { firstName: canary, lastName: canary, parentName: canary };
};

describe("a player", () => {
  let pat: Person;
  let lesson: { id: string; price: string; scheduledDate: string };
  beforeEach(async () => {
    pat = await product.person("student", named());
    const offered = await offer(product, coach, { daysAhead: 5, startTime: "08:00", endTime: "09:00" });
    const form = bookingOf(offered, { studentEmail: `${canary}@example.com`, notes: canary });
    lesson = (await pat("POST", "/api/lessons", form)).body;
    await coach("PATCH", `/api/lessons/${lesson.id}`, { status: "confirmed" });
    return async () => {
      await coach("DELETE", `/api/schedule/availability/${offered.slot.id}`);
    };
  });

  it("erases themselves with their password: names go everywhere, times and prices stay, future lessons are cancelled", async () => {
    const elsewhere = product.visitor();
    await elsewhere("POST", "/api/custom-login", { email: pat.email, password });
    const { status, body } = await pat("POST", eraseUrl, { password });
    expect([status, body]).toEqual([
      202,
      { message: "Your personal data was erased.", userId: pat.id, lessonsCancelled: 1, slotsWithdrawn: 0 },
    ]);
    expect(await kept(pat.id)).toEqual(gone);
    for (const browser of [pat, elsewhere]) expect((await browser("GET", "/api/auth/user")).status).toBe(401);
    const shown = (await coach("GET", `/api/lessons/${lesson.id}`)).body;
    const { price, scheduledDate } = lesson;
    expect(shown).toMatchObject({ status: "cancelled", price, scheduledDate, studentName: null, studentEmail: null });
    expect((await admin("GET", `/api/admin/users/${pat.id}`)).body).toMatchObject({
      firstName: null,
      email: null,
      role: "student",
      erasedAt: expect.any(String),
    });
    for (const url of ["/api/students", "/api/admin/users", "/api/lessons", `/api/history?of=${lesson.id}`])
      expect(JSON.stringify((await admin("GET", url)).body)).not.toMatch(new RegExp(canary, "i"));
    const students: { id: string }[] = (await admin("GET", "/api/students")).body;
    expect(students.map(({ id }) => id)).not.toContain(pat.id);
  });

  it("needs the right password, which cannot be guessed in an endless series of tries", async () => {
    for (const body of [{}, { password: "" }, { password: "wrong horse" }])
      expect(await pat("POST", eraseUrl, body)).toMatchObject({
        status: 422,
        body: { code: "WrongPassword", issues: [{ path: ["password"] }] },
      });
    expect(await facts(subjectStream(pat.id))).toEqual([]);
  });

  it("can register again with the same email address, as someone new", async () => {
    await pat("POST", eraseUrl, { password });
    const visitor = product.visitor();
    expect((await visitor("POST", "/api/custom-login", { email: pat.email, password })).status).toBe(401);
    const form = { firstName: "New", lastName: "Start", email: pat.email, password, confirmPassword: password };
    const { status, body } = await visitor("POST", "/api/register", form);
    expect(status).toBe(201);
    expect(body.id).not.toBe(pat.id);
  });

  it("cannot erase anyone else, and neither can an instructor", async () => {
    for (const who of [pat, coach])
      expect(await who("POST", eraseUrl, { userId: admin.id, password })).toMatchObject({ status: 403 });
  });

  it("is erased by an admin, whose second click changes nothing and answers the same", async () => {
    const answers = await Promise.all([1, 2].map(() => admin("POST", eraseUrl, { userId: pat.id })));
    answers.push(await admin("POST", eraseUrl, { userId: pat.id }));
    expect(answers.map(({ status, body }) => [status, body.userId])).toEqual(answers.map(() => [202, pat.id]));
    expect(await facts(subjectStream(pat.id))).toEqual(["PersonErased"]);
    expect(await kept(pat.id)).toEqual(gone);
    expect((await admin("GET", `/api/history?of=${pat.id}`)).body.at(-1)).toMatchObject({
      what: "PersonErased",
      actor: { id: admin.id, role: "admin" },
    });
    expect(await admin("PATCH", `/api/admin/users/${pat.id}`, { role: "instructor" })).toMatchObject({
      status: 409,
      body: { code: "Erased" },
    });
  });
});

it("a parent's own players go with the account, as is shown before, and their lessons count; shared ones stay", async () => {
  const [dana, lou] = await Promise.all([product.person(), product.person()]);
  const added = async (firstName: string) => {
    const form = { firstName, lastName: "Reyes", age: 9, declared: true };
    return String((await dana("POST", playersUrl, form)).body.id);
  };
  const [kim, lee] = [await added("Kim"), await added("Lee")];
  const invitation = (await dana("POST", guardiansUrl(lee), { name: "Lou", email: lou.email })).body.id;
  const token = product.backend.capabilities.tokenOf("guardianInvitation", invitation);
  expect(await lou("POST", acceptInvitationUrl, { token, declared: true })).toMatchObject({ status: 200 });
  const offered = await offer(product, coach, { daysAhead: 6, startTime: "10:00", endTime: "11:00" });
  expect(await dana("POST", "/api/lessons", bookingOf(offered, { playerId: kim }))).toMatchObject({ status: 201 });

  const { players } = (await admin("GET", `/api/admin/users/${dana.id}`)).body as ManagedUserView;
  const going = players.filter(({ goesWithAccount }) => goesWithAccount).map(({ playerId }) => playerId);
  expect(going.toSorted()).toEqual([dana.id, kim].toSorted());
  expect(await admin("POST", eraseUrl, { userId: dana.id })).toMatchObject({ body: { lessonsCancelled: 1 } });
  const stateOf = (id: string) => product.backend.keys.stateOf(id);
  expect([await stateOf(kim), await stateOf(lee)]).toEqual(["destroyed", "there"]);
});

describe("an instructor", () => {
  it("leaves no open slot, no open lesson and no place in the public list; the past stays", async () => {
    const leaver = await product.person("instructor", named());
    await leaver("PATCH", `/api/instructors/${leaver.id}`, { bio: canary, specialties: [canary] });
    const pat = await product.person();
    const offered = await offer(product, leaver, { daysAhead: 4 });
    const asked = (await pat("POST", "/api/lessons", bookingOf(offered))).body;
    const { body } = await admin("POST", eraseUrl, { userId: leaver.id });
    expect(body).toMatchObject({ lessonsCancelled: 1, slotsWithdrawn: 1 });
    expect(await kept(leaver.id)).toEqual(gone);
    const visitor = product.visitor();
    expect((await visitor("GET", `/api/instructors/${leaver.id}`)).status).toBe(404);
    const listed: { id: string }[] = (await visitor("GET", "/api/instructors")).body;
    expect(listed.map(({ id }) => id)).not.toContain(leaver.id);
    expect((await visitor("GET", `/api/schedule/availability?instructorId=${leaver.id}`)).body).toEqual([]);
    const theirs = (await pat("GET", `/api/lessons/${asked.id}`)).body;
    expect(theirs).toMatchObject({ status: "cancelled", instructor: { user: { firstName: null, lastName: null } } });
    expect(await pat("POST", "/api/lessons", bookingOf(offered))).toMatchObject({ status: 404 });
    expect(await facts(`user-${leaver.id}`)).toContain("RoleRevoked");
  });
});

describe("an admin", () => {
  it("is erased while another one remains; the last one is not, whoever asks", async () => {
    const own = await testProduct();
    const [first, second] = [await own.person("admin"), await own.person("admin")];
    const eraseSecond = () => first("POST", eraseUrl, { userId: second.id });
    expect(await whileStuck(own, "accounts", eraseSecond)).toMatchObject({ status: 503 }); // who is an admin isn't known
    expect(await whileStuck(own, "videos", eraseSecond)).toMatchObject({ status: 202 });
    expect(await first("POST", eraseUrl, { password })).toMatchObject({ status: 409, body: { code: "LastAdmin" } });
    expect((await first("GET", "/api/auth/user")).body).toMatchObject({ id: first.id, role: "admin" });
    await own.close();
  });

  it("and another one cannot erase each other at the same moment", async () => {
    const own = await testProduct();
    const both = [await own.person("admin"), await own.person("admin")] as const;
    const answers = await Promise.all(both.map((who, n) => who("POST", eraseUrl, { userId: both[1 - n]!.id })));
    const { rows } = await own.backend.db.raw(
      `select count(*)::int as n from read.users where role = 'admin' and "erasedAt" is null`,
    );
    expect(rows[0].n).toBe(1);
    expect(answers.map(({ status }) => status)).toContain(202);
    await own.close();
  });

  it("is told if there is no such person", async () => {
    expect(await admin("POST", eraseUrl, { userId: "unheard-of" })).toMatchObject({ status: 404 });
  });
});

describe("a crash", () => {
  const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
  const now = command.now;

  it.each([
    ["before the key is destroyed", 0],
    ["before the account is closed", 1],
    ["before the slots are withdrawn", 2],
    ["before the lessons are called off", 3],
  ])("%s is finished at the next start", async (_, steps) => {
    const leaver = await product.person("instructor", named());
    const pat = await product.person();
    const { id } = (await pat("POST", "/api/lessons", bookingOf(await offer(product, leaver)))).body;
    const { backend } = product;
    const dies = async () => {
      throw new Error("killed");
    };
    const broken = {
      ...backend,
      ...(steps === 0 && { keys: { ...backend.keys, destroy: dies } }),
      whenErased: [...backend.whenErased.slice(0, Math.max(0, steps - 1)), dies],
    };
    await expect(erase(broken, command, leaver.id)).rejects.toThrow("killed");
    expect(await erasedButNotGone(backend.db, { now, today: backend.time.today() })).toEqual([leaver.id]);
    expect(await finishErasures(backend, rightNow())).toBe(1);
    expect(await kept(leaver.id)).toEqual(gone);
    expect((await pat("GET", `/api/lessons/${id}`)).body).toMatchObject({ status: "cancelled" });
    expect((await admin("GET", `/api/admin/users/${leaver.id}`)).body).toMatchObject({ role: "student" });
    expect(await finishErasures(backend, rightNow())).toBe(0);
  });

  it("of one keeps nobody else's waiting", async () => {
    const { backend } = product;
    const [stuck, next] = [(await product.person()).id, (await product.person()).id].toSorted() as [string, string];
    const broken = {
      ...backend,
      whenErased: [
        async (...[, , subject]: Parameters<(typeof backend.whenErased)[number]>) => {
          if (subject === stuck) throw new Error("killed");
          return {};
        },
        ...backend.whenErased,
      ],
    };
    const dying = { ...backend, whenErased: [() => Promise.reject(new Error("killed"))] };
    for (const subject of [stuck, next]) await expect(erase(dying, command, subject)).rejects.toThrow("killed");
    await expect(finishErasures(broken, rightNow())).rejects.toThrow("killed");
    const waiting = { now: rightNow(), today: backend.time.today() };
    expect(await erasedButNotGone(backend.db, waiting)).toEqual([stuck]);
    expect(await finishErasures(backend, rightNow())).toBe(1);
  });

  it("in a registration, and an erasure after it: no one comes back", async () => {
    const { backend } = product;
    const pending = {
      type: "PlayerRegistered",
      data: { userId: "half", personal: { email: "h@example.com", ...named() } },
    };
    const half = {
      ...pending,
      id: "0198c000-0000-7000-8000-000000000001",
      meta: { occurredAt: now, actor: "visitor", correlationId: "r", causationId: "r" },
    };
    await backend.credentials.reserve({ userId: "half", email: "h@example.com", hash: "none", facts: [half] as never });
    await erase(backend, command, "half");
    expect(await kept("half")).toEqual(gone);
    expect(await facts("user-half")).toEqual(["PlayerRegistered"]);
  });
});

describe("someone without an account", () => {
  it("is erased by an admin by email address, everything from it at once; no one else is", async () => {
    const email = `${randomUUID()}@home.example`;
    const [visitor, pat] = [product.visitor(), await product.person()];
    const camp = await publishedCamp(product, coach);
    const theirs = { registration: { parentEmail: email } };
    const registration = await registered(visitor, camp.id, theirs);
    const account = await registered(pat, camp.id, { ...theirs, registerAgain: true });
    const neighbour = await registered(product.visitor(), camp.id, { registerAgain: true });
    const waiting = await joinWaitlist(product.visitor(), await fullCamp(product, coach.id), { parentEmail: email });
    const inquiry = await sendInquiry(product.visitor(), { email });
    const request = await sendRequest(product.visitor(), { email });

    const ask = (who: Client, address = email) => who("POST", eraseVisitorUrl, { email: address });
    for (const [who, status] of [
      [visitor, 401],
      [pat, 403],
      [coach, 403],
    ] as const)
      expect((await ask(who)).status).toBe(status);
    expect(await ask(admin, "no address")).toMatchObject({ status: 422, body: { issues: [{ path: ["email"] }] } });
    expect(await whileStuck(product, "campWaitlist", () => ask(admin))).toMatchObject({ status: 503 });
    expect(await ask(admin, email.toUpperCase())).toMatchObject({
      status: 202,
      body: { things: 4, registrationsWithdrawn: 1, lessonsCancelled: 0 },
    });
    expect(await ask(admin)).toMatchObject({ status: 202, body: { things: 0, registrationsWithdrawn: 0 } });

    const parentOf = async (id: string) => (await admin("GET", `/api/camp-registrations/${id}`)).body.parentEmail;
    expect(await parentOf(registration.id)).toBeNull();
    expect([await parentOf(account.id), await parentOf(neighbour.id)]).toEqual([email, "pat.ortiz@home.example"]);
    for (const subject of [
      `registration-${registration.id}`,
      `medical-${registration.id}`,
      `waitlist-${waiting.id}`,
      `clinicInquiry-${inquiry}`,
      `lessonRequest-${request}`,
    ])
      expect([subject, await product.backend.keys.stateOf(subject)]).toEqual([subject, "destroyed"]);
  });
});

it("a second node, which has read everything, opens nothing of it from the moment it is notified", async () => {
  const pat = await product.person("student", named());
  const other = await product.another();
  const personal = async () => {
    for await (const { data } of other.backend.store.read(`user-${pat.id}`))
      if ("personal" in data) return data.personal;
    return undefined;
  };
  expect(await personal()).toMatchObject({ firstName: canary });
  await pat("POST", eraseUrl, { password });
  await eventually(async () => expect(await personal()).toBeNull(), patience);
  await other.close();
});

it("nothing of it is in the process log", () => {
  expect(product.lines.length).toBeGreaterThan(10);
  expect(product.lines.join("\n")).not.toMatch(/Kestrelina|@example/i);
});
