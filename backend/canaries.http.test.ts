import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { calls } from "./calls.ts";
import { acceptOfferUrl, campWaitlistUrl } from "./camps/waitlistContract.ts";
import { inquirySpellings } from "./clinics/contract.ts";
import { lessonRequestStatusUrl, lessonRequestsUrl } from "./lessons/contract.ts";
import { eraseUrl } from "./privacy/contract.ts";
import { freeThePlace, fullCamp, waitingChild, waitingFamily } from "./testing/waitlists.ts";
import { plantInCamps } from "./testing/plantInCamps.ts";
import { dayIn, lessonAsked, offer } from "./testing/schedule.ts";
import { password, testProduct, type TestProduct } from "./testing/testProduct.ts";

/** Texts that stand nowhere by chance; some with what JSON escapes. */
const planted: string[] = [];
const canary = (what: string) => {
  planted.push(what);
  return what;
};
const words = (of: string) => canary(`Kanarik-${of} "Ünïq\\${of}" 子供`);
const mail = (of: string) => canary(`kanarik.${of}@nest.example.org`);
const phone = (n: number) => canary(`555-7313-${n}`);

const stems = ["Kanarik", "kanarik", "555-7313"]; // a part of one is one

/** What is no person's: it is shown to every visitor, or only compared and never kept. */
const notPersonal =
  /^(location|price|amount|totalAmount|password|confirmPassword|currentPassword|newPassword|token|clientSecret|(instructor|user|slot|camp|registration|participant|division)Id)$/;
/** What a camp promises, and why it is called off, is for everybody to read. */
const aboutCamps = /^(POST|PUT|DELETE) \/api\/camps(\/:id(\/cancel|\/archive)?)? /;

/** Free-text fields of a body: strings without a format or a list of values. */
const freeTexts = (shape: z.ZodType) => {
  const schema = z.toJSONSchema(shape, { io: "input", unrepresentable: "any" });
  const isText = (part: z.core.JSONSchema._JSONSchema): boolean =>
    typeof part === "object" &&
    ((part.type === "string" &&
      !part.enum &&
      part.const === undefined &&
      part.format !== "date-time" &&
      part.format !== "date" &&
      !isClock(part.pattern)) ||
      [...(part.anyOf ?? []), ...(part.items && !Array.isArray(part.items) ? [part.items] : [])].some(isText) ||
      Object.keys(part).length === 0); // whatever is put into it is transformed first
  return Object.entries(schema.properties ?? {})
    .filter(([name, part]) => !notPersonal.test(name) && isText(part))
    .map(([name]) => name);
};
const isClock = (pattern: string | undefined) => pattern?.includes("[01]") ?? false;

let product: TestProduct;
const publicAnswers: unknown[] = []; // to who has no account
const told = new Map<string, Set<string>>(); // fields that a call was sent with a canary in, by method and path

/** Sends a body, and notes which of its fields carry a canary. */
type Send = (method: string, path: string, body: Record<string, unknown>) => Promise<{ status: number; body: unknown }>;
const noting =
  (send: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>): Send =>
  async (method, path, body) => {
    const answer = await send(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    const call = calls.find(
      (one) => one.method === method && new RegExp(`^${one.path.replace(/:\w+/g, "[^/]+")}$`).test(path),
    );
    const name = `${call?.method} ${call?.path}`;
    const fields = told.get(name) ?? new Set();
    for (const [field, value] of Object.entries(body))
      if (planted.some((text) => JSON.stringify(value).includes(JSON.stringify(text).slice(1, -1)))) fields.add(field);
    told.set(name, fields);
    return answer;
  };

beforeAll(async () => {
  product = await testProduct({ EVENTSTORE_URL: "" }); // looks into the log by SQL
  await product.startMailing();
  const visitor = noting(product.visitor());
  const person = { firstName: words("First"), lastName: words("Last"), parentName: words("Parent") };
  const registered = await visitor("POST", "/api/register", {
    ...person,
    email: mail("player"),
    parentEmail: mail("parent"),
    parentPhone: phone(1),
    position: words("Position"),
    experience: words("Experience"),
    password,
    confirmPassword: password,
  });
  const player = z.object({ id: z.string() }).parse(registered.body);
  const browser = product.visitor();
  await noting(browser)("POST", "/api/custom-login", { email: mail("player"), password });
  const pat = noting(browser);
  const coach = await product.person("instructor", { firstName: words("Coach"), lastName: words("Surname") });
  await noting(coach)("PATCH", `/api/instructors/${coach.id}`, {
    bio: words("Bio"),
    specialties: [words("Specialty")],
    certifications: words("Certified"),
    venmo: canary("@Kanarik-Venmo"),
    cashApp: canary("$KanarikCash"),
  });
  await noting(coach)("PATCH", `/api/instructors/${coach.id}`, { specializations: [words("Specialization")] });
  const offered = await offer(product, coach);
  const lesson = await pat("POST", "/api/lessons", {
    instructorId: coach.id,
    scheduledDate: offered.scheduledDate,
    studentPhone: phone(2),
    studentEmail: mail("contact"),
    sessionFocus: "both",
    weeklyRecurring: "no",
    notes: words("Notes"),
  });
  const { id } = z.object({ id: z.string() }).parse(lesson.body);
  await noting(coach)("PATCH", `/api/lessons/${id}`, { status: "confirmed" });
  const wanted = {
    instructorId: coach.id,
    instructorName: words("Instructor"),
    name: words("Requester"),
    phone: phone(3),
    email: mail("requester"),
    travelPreference: "flexible",
    preferredDates: words("Dates"),
    preferredTimes: words("Times"),
    location: words("Place"),
    additionalNotes: words("Wishes"),
  };
  await visitor("POST", lessonRequestsUrl, { ...wanted, topic: words("Robot") });
  const request = z.object({ id: z.string() }).parse((await visitor("POST", lessonRequestsUrl, wanted)).body);
  const inquired = {
    organizationName: words("Organization"),
    contactName: words("Contact"),
    email: mail("inquirer"),
    phone: phone(4),
    serviceType: "both",
    preferredDates: words("Weekends"),
    location: words("Field"),
    additionalInfo: words("Info"),
  };
  for (const url of inquirySpellings) await visitor("POST", url, { ...inquired, topic: words("Robots") });
  await visitor("POST", inquirySpellings[0], inquired);
  const campId = await fullCamp(product, coach.id);
  const waiting = waitingFamily({
    parentName: words("Waits"),
    parentEmail: mail("waits"),
    parentPhone: phone(5),
    participants: [
      waitingChild({
        playerName: words("Child"),
        emergencyContact: words("Emergency"),
        emergencyPhone: phone(6),
      }),
    ],
  });
  const joined = await visitor("POST", campWaitlistUrl(campId), waiting);
  const place = z.object({ id: z.string(), places: z.array(z.object({ id: z.string() })) }).parse(joined.body);
  await freeThePlace(product, campId);
  const medicalInfo = { [place.places[0]!.id]: words("Health") };
  publicAnswers.push(joined.body, (await visitor("POST", acceptOfferUrl(place.id), { medicalInfo })).body);
  const admin = await product.person("admin");
  const keepers = { coach, asCoach: noting(coach), asAdmin: noting(admin), visitor: noting(product.visitor()) };
  publicAnswers.push(...(await plantInCamps(product, keepers, { words, mail, phone })));
  const { date } = offered;
  const answer = { status: "scheduled", date, startTime: "20:00", notes: words("Agreed") };
  await noting(coach)("PATCH", lessonRequestStatusUrl(request.id), answer);
  await noting(coach)("PUT", `/api/lessons/${id}/payment-note`, { how: "other", words: words("Paid") });
  await noting(coach)("POST", "/api/simple/lessons", {
    studentName: words("WalkIn"),
    studentEmail: mail("walkin"),
    notes: words("Entered"),
    scheduledDate: dayIn(product, 2),
    timeSlot: "06:00",
  });
  const proposals = `/api/lessons/${id}/proposals`;
  await pat("POST", proposals, { kind: "move", words: words("Mornings") });
  await noting(coach)("POST", proposals, { kind: "move", scheduledDate: "2100-05-01T12:00:00Z", words: words("Late") });
  const past = await lessonAsked(product, { studentId: player.id, instructorId: coach.id, daysAhead: -3 });
  await past.confirm();
  await past.complete();
  await pat("POST", `/api/lessons/${past.lessonId}/review`, { rating: 5, comment: words("Comment") });
  await pat("PATCH", "/api/profile/update", {
    firstName: words("Renamed"),
    lastName: words("Relasted"),
    position: words("Moved"),
    experience: words("More"),
    age: 15,
    parentName: words("Mother"),
    parentEmail: mail("mother"),
    parentPhone: phone(8),
  });
  const father = { parentName: words("Father"), parentEmail: mail("father"), parentPhone: phone(9) };
  await pat("POST", "/api/guardian/ask", father);
  await visitor("POST", "/api/password/forgot", { email: mail("player") });
  // Refused, so what was typed must not lie about either.
  await product.visitor()("POST", "/api/custom-login", { email: mail("stranger"), password: words("Password") });
  await product.visitor()("POST", "/api/register", { firstName: words("Half"), email: mail("half") });
  await noting(admin)("POST", eraseUrl, { userId: coach.id });
});
afterAll(() => product.close());

it("every free-text field of every call carried a canary", () => {
  const bodies = calls.flatMap(({ method, path, body }) =>
    body ? freeTexts(body).map((field) => `${method} ${path} ${field}`) : [],
  );
  expect(bodies.length).toBeGreaterThan(15);
  const asked = bodies.filter((field) => !aboutCamps.test(field));
  const carried = new Set([...told].flatMap(([name, fields]) => [...fields].map((field) => `${name} ${field}`)));
  expect(asked.filter((field) => !carried.has(field))).toEqual([]);
});

/** Ways in which a text can lie somewhere: as it is, as JSON writes it, in hex, and in base64 wherever it begins. */
const formsOf = (text: string) => {
  const bytes = Buffer.from(text);
  const inBase64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString("base64")
      .slice(Math.ceil((shift * 4) / 3), -4),
  );
  const json = JSON.stringify(text).slice(1, -1);
  const ascii = json.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return { exact: inBase64, anyCase: [text, json, ascii, bytes.toString("hex"), encodeURIComponent(text)] };
};
const found = (where: string) => {
  const small = where.toLowerCase();
  return [...planted, ...stems].filter((text) => {
    const { exact, anyCase } = formsOf(text);
    return exact.some((form) => where.includes(form)) || anyCase.some((form) => small.includes(form.toLowerCase()));
  });
};

const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

describe("the canaries", () => {
  it("are found by this search in each of these forms", () => {
    for (const text of planted)
      for (const form of [
        text.toUpperCase(),
        Buffer.from(`ab${text}c`).toString("base64"),
        JSON.stringify(text),
        Buffer.from(text).toString("hex"),
      ])
        expect([text, found(`… ${form} …`)]).toEqual([text, expect.arrayContaining([text])]);
    expect(planted.length).toBeGreaterThan(25);
  });

  it("stand in the read models, so they did arrive", async () => {
    const { rows } = await product.backend.db.raw(
      "select u::text as row from read.users u union all select l::text from read.lessons l",
    );
    const all = rows.map(({ row }: { row: string }) => row).join("\n");
    expect(all).toContain(planted.find((text) => text.includes("Relasted"))?.slice(0, 16));
    expect(all).toContain("kanarik.contact@nest.example.org");
  });

  it("are in no column of the log, and not in the text of its dump", async () => {
    const { db } = product.backend;
    const { rows } = await db.raw<{ rows: Record<string, unknown>[] }>("select * from log.event");
    expect(rows.length).toBeGreaterThan(8);
    expect(found(rows.flatMap(Object.values).map(asText).join("\n"))).toEqual([]);
    const dump = await db.raw<{ rows: { xml: string }[] }>("select schema_to_xml('log', true, false, '')::text as xml");
    expect(dump.rows[0]?.xml.length).toBeGreaterThan(1000);
    expect(found(dump.rows[0]!.xml)).toEqual([]);
  });

  it("are in nothing that is kept besides read models and credentials", async () => {
    const { db } = product.backend;
    for (const schema of ["vault", "web", "projection"]) {
      const { rows } = await db.raw<{ rows: { xml: string }[] }>(
        "select schema_to_xml(?, true, false, '')::text as xml",
        [schema],
      );
      expect([schema, found(rows[0]!.xml)]).toEqual([schema, []]);
    }
  });

  it("are in mails as far as their readers need them, and no more once somebody in them is erased", async () => {
    const { db, store } = product.backend;
    const head = await store.head();
    await vi.waitFor(async () => expect((await db("mail.heard").first("pos")).pos).toBe(head), { timeout: 20_000 });
    const { rows } = await db.raw<{ rows: { row: string }[] }>("select m::text as row from mail.outbox m");
    const all = rows.map(({ row }) => row).join("\n");
    expect(all).toContain("kanarik.contact@nest.example.org");
    for (const unsaid of ["Kanarik-Notes", "Kanarik-Coach", "555-7313"]) expect(all).not.toContain(unsaid);
  });

  it("G3-20: are in no public answer", () => {
    expect(publicAnswers.length).toBeGreaterThan(1);
    const ofChildren = /Kanarik-(Waits|Child|Emergency|Health|Older|Younger|Ill|Call)|kanarik.waits|7313-([56]|3\d)/;
    expect(JSON.stringify(publicAnswers)).not.toMatch(ofChildren);
  });

  it("are in no line that the process logged", () => {
    expect(product.lines.length).toBeGreaterThan(10);
    expect(found(product.lines.join("\n"))).toEqual([]);
  });
});
