import Papa from "papaparse";
import { afterAll, beforeAll, expect, it } from "vitest";
import { campReadingStream } from "../../../eventstore/camps/reading.ts";
import { publishedCamp } from "../../testing/camps.ts";
import { paymentStatusUrl } from "../contract.ts";
import { archiveCampUrl } from "./publishContract.ts";
import { emma, noah, registered } from "../../testing/registrations.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";

let product: TestProduct;
let coach: Person, other: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  [coach, other, admin] = [
    await product.person("instructor"),
    await product.person("instructor"),
    await product.person("admin"),
  ];
});
afterAll(() => product.close());

const url = "/api/camps";
const places = (capacity: number) => [
  { sport: "baseball", ageGroup: "8u", time: "09:00-10:00", field: "Field 1", capacity },
  { sport: "softball", ageGroup: "10u", time: "10:00-11:00", field: "Field 1", capacity: 1 },
];
const publish = (fields: Parameters<typeof publishedCamp>[2] = {}, by = coach) => publishedCamp(product, by, fields);
const shown = async (id: string, by = product.visitor()) => (await by("GET", `${url}/${id}`)).body;

it("E22, G3-11: a camp is full when no division has a spot left, and one full division does not make it so", async () => {
  const { id } = await publish({ divisions: places(2) });
  await registered(product.visitor(), id);
  expect(await shown(id)).toMatchObject({
    registeredCount: 2,
    registrationCount: 1,
    spotsAvailable: 1,
    isFull: false,
    divisions: [
      { registered: 1, left: 1 },
      { registered: 1, left: 0 },
    ],
  });
  await registered(product.visitor(), id, { participants: [{ ...emma, playerName: "Max Reed" }] });
  expect(await shown(id)).toMatchObject({ registeredCount: 3, spotsAvailable: 0, isFull: true });
});

it("A59, P10, G3-20: the owner sees who comes in their own camps, and admins in all", async () => {
  const { id } = await publish();
  await registered(product.visitor(), id);
  for (const by of [coach, admin]) {
    const [registration] = (await shown(id, by)).registrations;
    expect(registration).toMatchObject({ parentName: "Pat Ortiz", totalAmount: "300.00", paymentStatus: "unpaid" });
    expect(registration.participants.map(({ playerName }: { playerName: string }) => playerName)).toEqual([
      "Emma Ortiz",
      "Noah Ortiz",
    ]);
    expect(JSON.stringify(registration)).not.toContain("bee stings");
  }
  for (const by of [other, product.visitor()]) expect(await shown(id, by)).not.toHaveProperty("registrations");
});

it("G3-35: what someone has is not taken away, and that is reported beside the field", async () => {
  const { id, divisions } = await publish({ divisions: places(2) });
  await registered(product.visitor(), id, { participants: [emma, { ...emma, playerName: "Max Reed" }] });
  const [small, tens] = [{ ...divisions[0], capacity: 1 }, divisions[1]];
  const { status, body } = await coach("PUT", `${url}/${id}`, { divisions: [small, tens] });
  expect([status, body.code, body.issues[0].path]).toEqual([409, "PlacesTaken", ["divisions", 0, "capacity"]]);
  expect((await coach("PUT", `${url}/${id}`, { fullCampPrice: 500 })).status).toBe(200);
  expect((await shown(id, coach)).registrations[0]).toMatchObject({ pricePerParticipant: "150.00" });
});

it("A64, G3-15: deleting a camp with registrations says who is affected, requires a reason, and erases nothing", async () => {
  const { id } = await publish();
  const { id: registrationId } = await registered(product.visitor(), id);
  await coach("PATCH", `/api/camp-registrations/${registrationId}/payment-status`, {
    paymentStatus: "paid",
    method: "cash",
  });
  expect((await coach("GET", `${url}/${id}/consequences`)).body).toEqual({
    families: 1,
    children: 2,
    waitingFamilies: 0,
    waitingChildren: 0,
    paidFamilies: 1,
    refundDue: "300.00",
    refundDueByCard: "0.00",
  });
  expect((await coach("DELETE", `${url}/${id}`)).body).toMatchObject({ code: "HasRegistrations" });
  expect((await coach("DELETE", `${url}/${id}?force=true`)).body.issues[0].path).toEqual(["reason"]);
  const { body } = await coach("DELETE", `${url}/${id}?force=true`, { reason: "The field is flooded" });
  expect(body).toMatchObject({ status: "cancelled", statusReason: "The field is flooded" });
  expect(body.registrations).toMatchObject([{ paymentStatus: "paid", money: { collected: "300.00" } }]);
});

it("U51, D6, G3-31: the export has every camp, who comes only for one's own, no formula, nothing about health, and is recorded", async () => {
  const own = await publish({ title: "=HYPERLINK(1)", location: "-2+3" });
  const others = await publish({ title: "Sliding Clinic" }, other);
  const trick = { ...noah, playerName: "+cmd|'/C calc'!A0" };
  for (const { id } of [own, others])
    await registered(product.visitor(), id, {
      participants: [emma, trick],
      registration: { parentName: "@Pat\nOrtiz", parentPhone: "+1 555-010-0100" },
    });

  const archived = await publish({ title: "Last Summer" });
  await coach("POST", archiveCampUrl(archived.id), {});

  const { headers, body } = await coach("GET", `${url}/export.csv`);
  expect(headers.get("content-disposition")).toBe(`attachment; filename="camps-${product.backend.time.today()}.csv"`);
  const { data, errors } = Papa.parse<Record<string, string>>(body.replace("\uFEFF", ""), { header: true });
  expect(errors.filter(({ type }) => type !== "FieldMismatch")).toEqual([]);
  expect(data.find(({ Camp }) => Camp?.includes("HYPERLINK"))).toMatchObject({
    Camp: "'=HYPERLINK(1)",
    Ages: "3 to 18",
    Location: "'-2+3",
    "Parent Name": "'@Pat\nOrtiz",
    "Parent Phone": "'+1 555-010-0100",
    Players: `Emma Ortiz (8, baseball, 8u); +cmd|'/C calc'!A0 (10, softball, 10u)`,
    "Payment Status": "unpaid",
    "Total Amount": "300.00",
  });
  const { registrationDate } = (await coach("GET", `${url}/${own.id}`)).body.registrations[0];
  const { date, time } = product.backend.time.wallClock(registrationDate);
  expect(data.find(({ Camp }) => Camp?.includes("HYPERLINK"))?.["Registration Date"]).toBe(`${date} ${time}`);
  expect(data.find(({ Camp }) => Camp === "Last Summer")).toMatchObject({ Status: "archived" });
  const another = data.find(({ Camp }) => Camp === "Sliding Clinic");
  expect(another).toMatchObject({ Registered: "2" });
  expect(another?.["Parent Name"] ?? "").toBe("");
  expect(body).not.toContain("bee stings");
  const all = (await admin("GET", `${url}/export.csv`)).body;
  expect(all.split("Emma Ortiz").length).toBeGreaterThan(body.split("Emma Ortiz").length);

  const withParents = data.filter((row) => row["Parent Name"]).length;
  const facts = [];
  for await (const { type, data } of product.backend.store.read(campReadingStream(coach.id)))
    facts.push({ type, ...data });
  expect(facts).toEqual([
    { type: "CampsExported", userId: coach.id, campIds: expect.arrayContaining([own.id]), registrations: withParents },
  ]);
});

it("the export says how it was paid as someone said it, never by card if a person said so, and nothing invented", async () => {
  const { id } = await publish({ title: "Paid in many ways" });
  const paid = async (parentName: string, body: object) => {
    const registration = await registered(product.visitor(), id, {
      participants: [{ ...emma, playerName: `Child of ${parentName}` }],
      registration: { parentName },
    });
    return coach("PATCH", paymentStatusUrl(registration.id), body);
  };
  expect(await paid("Card", { paymentStatus: "paid", method: "card" })).toMatchObject({ status: 422 });
  await paid("Venmo", { paymentStatus: "paid", method: "venmo" });
  await paid("Untold", { paymentStatus: "paid" });
  await paid("Half", { paymentStatus: "partial" });
  const { body } = await coach("GET", `${url}/export.csv`);
  const { data } = Papa.parse<Record<string, string>>(body.replace("\uFEFF", ""), { header: true });
  const paidBy = data.flatMap((row) =>
    row["Camp"] === "Paid in many ways" ? [[row["Parent Name"], row["Paid By"]]] : [],
  );
  expect(Object.fromEntries(paidBy)).toEqual({
    Card: "",
    Venmo: "venmo",
    Untold: "not recorded",
    Half: "not recorded",
  });
});
