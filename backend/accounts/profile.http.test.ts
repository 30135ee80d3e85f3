import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guardian, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";

let product: TestProduct;
let pat: Person, coach: Person, rival: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  pat = await product.person("student", { age: 15, position: "Catcher", ...guardian });
  coach = await product.person("instructor");
  rival = await product.person("instructor");
  admin = await product.person("admin");
});
afterAll(() => product.close());

it("A46 G2-30: a profile accepts its own fields and no others", async () => {
  const before = (await pat("GET", "/api/auth/user")).body;
  const own = { firstName: "Patricia", lastName: "Reyes", age: 16, position: "Shortstop", experience: "Travel ball" };
  const others = {
    role: "admin",
    email: "x@example.com",
    id: admin.id,
    userId: admin.id,
    membershipStatus: "active",
    videosThisMonth: -5,
    parentName: "Nobody",
    password: "overwritten password",
    profileImageUrl: "/x.svg",
  };
  const { status, body } = await pat("PATCH", "/api/profile/update", { ...own, ...others });
  expect(status).toBe(200);
  expect({ ...body, updatedAt: "" }).toEqual({ ...before, ...own, updatedAt: "" });
  expect((await admin("GET", "/api/auth/user")).body).toMatchObject({ id: admin.id, firstName: "Pat" });
});

it("A46: omitted fields stay, emptied ones are emptied", async () => {
  const name = { firstName: "Patricia", lastName: "Reyes" };
  const sam = await product.person();
  await sam("PATCH", "/api/profile/update", { ...name, age: 31, position: "Shortstop" });
  expect((await sam("PATCH", "/api/profile/update", name)).body).toMatchObject({ age: 31, position: "Shortstop" });
  expect((await sam("PATCH", "/api/profile/update", { ...name, age: "", position: "" })).body).toMatchObject({
    age: null,
    position: null,
  });
});

it.each([
  ["firstName", { firstName: "", lastName: "Reyes" }],
  ["lastName", { firstName: "Pat" }],
  ["age", { firstName: "Pat", lastName: "Reyes", age: 2 }],
  ["age", { firstName: "Pat", lastName: "Reyes", age: 12.5 }],
  ["position", { firstName: "Pat", lastName: "Reyes", position: "x".repeat(201) }],
] as const)("V15: a profile with a wrong %s is refused beside the field", async (field, value) => {
  const { status, body } = await pat("PATCH", "/api/profile/update", value);
  expect([status, body.issues[0].path]).toEqual([422, [field]]);
});

const profile = {
  bio: "Swing path first.",
  specialties: ["Hitting", "Bunting"],
  hourlyRate: 80.5,
  experience: 12,
  location: "Cage 3",
  certifications: "NFCA",
};

it("G2-28: a phone number is in the profile, and so are an instructor's certifications", async () => {
  const name = { firstName: "Sam", lastName: "Reyes" };
  const sam = await product.person();
  await sam("PATCH", "/api/profile/update", { ...name, phoneNumber: " 555-010-0199 " });
  expect((await sam("GET", "/api/auth/user")).body.phoneNumber).toBe("555-010-0199");
  await sam("PATCH", "/api/profile/update", { ...name, phoneNumber: "" });
  expect((await sam("GET", "/api/auth/user")).body.phoneNumber).toBeNull();
  const { certifications } = (await coach("PATCH", `/api/instructors/${coach.id}`, { certifications: "NFCA" })).body;
  expect(certifications).toBe("NFCA");
});

it("A6 A7 M3: an instructor fills in their own profile, and everyone sees it", async () => {
  const { status, body } = await coach("PATCH", `/api/instructors/${coach.id}`, profile);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...profile, hourlyRate: "80.50" });
  expect((await coach("GET", "/api/instructor/profile")).body).toEqual(body);
  const { user: _, ...shown } = (await product.visitor()("GET", `/api/instructors/${coach.id}`)).body;
  expect(body).toMatchObject(shown);
});

it("A6: an admin may fill in an instructor's profile, and the history says who did", async () => {
  expect((await admin("PATCH", `/api/instructors/${coach.id}`, { bio: "By the admin" })).body.bio).toBe("By the admin");
  const history = (await admin("GET", `/api/history?of=${coach.id}`)).body;
  expect(history.at(-1)).toMatchObject({ what: "InstructorProfileUpdated", actor: { id: admin.id, role: "admin" } });
});

it("G2-29: alternative field names are understood", async () => {
  const form = { specializations: "Catching", yearsExperience: "7" };
  expect((await coach("PATCH", `/api/instructors/${coach.id}`, form)).body).toMatchObject({
    specialties: ["Catching"],
    experience: 7,
  });
});

it("U34 V3: specialties may come as text with commas; empty and repeated ones are dropped", async () => {
  const form = { specialties: " Hitting, Bunting,,Hitting , " };
  expect((await coach("PATCH", `/api/instructors/${coach.id}`, form)).body.specialties).toEqual(["Hitting", "Bunting"]);
});

it("G2-30: what instructors cannot say about themselves is ignored", async () => {
  const form = {
    rating: "5.00",
    totalReviews: 99,
    isActive: false,
    userId: rival.id,
    id: rival.id,
    role: "admin",
    profileImageUrl: "https://tracker.example/x.gif",
    user: { firstName: "Best" },
  };
  const { status, body } = await coach("PATCH", `/api/instructors/${coach.id}`, form);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: coach.id, rating: "0.00", totalReviews: 0, isActive: true });
  expect(body.user).toMatchObject({ firstName: "Pat", profileImageUrl: null });
  expect((await coach("GET", "/api/auth/user")).body.role).toBe("instructor");
});

it.each([
  ["hourlyRate", { hourlyRate: -1 }],
  ["hourlyRate", { hourlyRate: "a lot" }],
  ["experience", { experience: -1 }],
  ["location", { location: " " }],
  ["specialties", { specialties: Array.from({ length: 21 }, (_, n) => `Skill ${n}`) }],
] as const)("A6: a wrong %s is refused beside the field", async (field, value) => {
  const { status, body } = await coach("PATCH", `/api/instructors/${coach.id}`, value);
  expect([status, body.issues[0].path[0]]).toEqual([422, field]);
});

it("A6: another instructor, a player and a visitor are turned away, an unknown one is not found", async () => {
  const change = (who: Person, id: string, body: object = profile) => who("PATCH", `/api/instructors/${id}`, body);
  expect((await change(rival, coach.id)).status).toBe(403);
  expect((await change(pat, coach.id)).status).toBe(403);
  expect((await product.visitor()("PATCH", `/api/instructors/${coach.id}`, profile)).status).toBe(401);
  expect(await change(coach, "nobody")).toMatchObject({ status: 404, body: { message: "Instructor ID not found" } });
  expect((await change(admin, pat.id, { hourlyRate: 80 })).status).toBe(404); // no instructor
});

describe("G1-45, U20: payment handles", () => {
  const facility = { venmo: "@fungo-training", cashApp: "$FungoTraining" };
  const shownTo = async (who: Person | ReturnType<TestProduct["visitor"]>, id: string) =>
    (await who("GET", `/api/instructors/${id}`)).body;

  it("are the facility's until an instructor sets their own, which then replace all of them", async () => {
    const payee = await product.person("instructor");
    const tell = async (body: object) => (await payee("PATCH", `/api/instructors/${payee.id}`, body)).body;
    expect((await shownTo(product.visitor(), payee.id)).payment).toEqual(facility);
    expect(await tell({ venmo: " https://venmo.com/u/pat-pays ", cashApp: "" })).toMatchObject({
      payment: { venmo: "@pat-pays", cashApp: null },
      ownPayment: { venmo: "@pat-pays", cashApp: null },
    });
    expect(await tell({ cashApp: "PatPays" })).toMatchObject({ payment: { venmo: "@pat-pays", cashApp: "$PatPays" } });
    const listed: { id: string; payment: object }[] = (await product.visitor()("GET", "/api/instructors")).body;
    expect(listed.find(({ id }) => id === payee.id)?.payment).toEqual({ venmo: "@pat-pays", cashApp: "$PatPays" });
    expect(listed.find(({ id }) => id === coach.id)?.payment).toEqual(facility);
    await tell({ venmo: "", cashApp: null });
    expect(await shownTo(payee, payee.id)).toMatchObject({
      payment: facility,
      ownPayment: { venmo: null, cashApp: null },
    });
  });

  it("only staff are told which ones are the instructor's own", async () => {
    for (const who of [product.visitor(), pat]) expect(await shownTo(who, coach.id)).not.toHaveProperty("ownPayment");
    for (const who of [coach, rival, admin]) expect(await shownTo(who, coach.id)).toHaveProperty("ownPayment");
  });

  it.each([
    ["venmo", "@abc"],
    ["venmo", "pat pays"],
    ["venmo", "https://evil.example/pat-pays"],
    ["cashApp", "$123"],
    ["cashApp", "$Pat_Pays"],
    ["cashApp", `$${"a".repeat(21)}`],
  ] as const)("a %s that is not one (%s) is refused beside the field", async (field, handle) => {
    const { status, body } = await coach("PATCH", `/api/instructors/${coach.id}`, { [field]: handle });
    expect([status, body.issues[0].path]).toEqual([422, [field]]);
    expect(body.message).toMatch(/^A (Venmo username|\$cashtag) has /);
  });
});

it("A5 G1-50: an instructor's email is for staff only", async () => {
  for (const [who, sees] of [
    [product.visitor(), false],
    [pat, false],
    [rival, true],
    [admin, true],
  ] as const)
    for (const path of ["/api/instructors", `/api/instructors/${coach.id}`]) {
      const { status, body } = await who("GET", path);
      expect(status).toBe(200);
      expect(JSON.stringify(body).includes(coach.email), `${path} by ${who === pat ? "a player" : "another"}`).toBe(
        sees,
      );
    }
});

it("K2 M3: an instructor without a profile is listed with the defaults", async () => {
  const fresh = await product.person("instructor");
  expect((await product.visitor()("GET", `/api/instructors/${fresh.id}`)).body).toMatchObject({
    hourlyRate: "75.00",
    location: "Elite Training Center",
    rating: "0.00",
    totalReviews: 0,
    specialties: [],
    bio: "",
    experience: null,
    createdAt: expect.stringMatching(/^2.*Z$/),
    updatedAt: expect.stringMatching(/^2.*Z$/),
  });
});
