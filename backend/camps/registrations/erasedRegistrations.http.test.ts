import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { campStream, medicalSubject } from "../../../eventstore/camps/events.ts";
import { erasedButNotGone } from "../../../projections/privacy/notGone.ts";
import { finishErasures, erase } from "../../privacy/erase.ts";
import { publishedCamp } from "../../testing/camps.ts";
import { registered } from "../../testing/registrations.ts";
import { rightNow } from "../../testing/rightNow.ts";
import { password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { openRegistrationUrl, type RegistrationWithMedicalView, registrationUrl } from "../contract.ts";
import { forgetMedicalText } from "../running/forgetMedicalText.ts";

let product: TestProduct;
let coach: Person;
beforeAll(async () => {
  product = await testProduct();
  coach = await product.person("instructor");
});
afterAll(() => product.close());

const now = () => new Date().toISOString();
const command = () => ({ actor: "system", now: now(), requestId: "spec" }) as const;
const shown = async (id: string): Promise<RegistrationWithMedicalView> =>
  (await coach("GET", registrationUrl(id))).body;
const medicalOf = async (id: string) => (await shown(id)).participants.map(({ medicalInfo }) => medicalInfo);
const allergy = "Allergic to bee stings";
/** What the log still contains about a registration, opened as far as possible. */
const placedFact = async (campId: string, registrationId: string) => {
  for await (const { type, data } of product.backend.store.read(campStream(campId)))
    if (type === "RegistrationPlaced" && Reflect.get(data, "registrationId") === registrationId) return data;
  return undefined;
};

describe("medical text", () => {
  it("is deleted 30 days after the camp's last day, and nothing else is", async () => {
    const { backend } = product;
    const camp = await publishedCamp(product, coach, { daysAhead: 7, days: 3 });
    const { id } = await registered(product.visitor(), camp.id);
    const { endDate } = (await coach("GET", `/api/camps/${camp.id}`)).body;
    const noonAfter = (days: number) =>
      backend.time.instantOf({ date: backend.time.addDays(endDate, days), time: "12:00" });
    expect(await forgetMedicalText(backend, noonAfter(30))).toBe(0);
    expect(await medicalOf(id)).toEqual([allergy, null]);
    expect(await forgetMedicalText(backend, noonAfter(31))).toBe(1);
    expect(await forgetMedicalText(backend, noonAfter(31))).toBe(0);
    expect(await shown(id)).toMatchObject({ hasMedicalInfo: false, parentName: "Pat Ortiz" });
    expect(await medicalOf(id)).toEqual([null, null]);
    expect(await placedFact(camp.id, id)).toMatchObject({ medical: null, personal: { parentName: "Pat Ortiz" } });
    expect(await backend.keys.stateOf(medicalSubject(id))).toBe("destroyed");
  });

  it("whose deletion stopped after the fact is gone once erasures are finished", async () => {
    const { backend } = product;
    const camp = await publishedCamp(product, coach);
    const { id } = await registered(product.visitor(), camp.id);
    const dies = { ...backend, keys: { ...backend.keys, destroy: () => Promise.reject(new Error("killed")) } };
    const inAYear = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toISOString();
    await expect(forgetMedicalText(dies, inAYear)).rejects.toThrow("killed");
    const left = () => erasedButNotGone(backend.db, { now: now(), today: backend.time.today() });
    expect(await left()).toEqual([medicalSubject(id)]);
    await finishErasures(backend, rightNow());
    expect([await left(), await backend.keys.stateOf(medicalSubject(id))]).toEqual([[], "destroyed"]);
  });
});

describe("G3-50: someone who is erased", () => {
  const nobody = { parentName: null, parentEmail: null, parentPhone: null, hasMedicalInfo: false };

  it("no longer comes to any camp; amounts, days and times stay, and the spots are free", async () => {
    const pat = await product.person();
    const camp = await publishedCamp(product, coach);
    const { id, registrationDate } = await registered(pat, camp.id);
    await coach("PATCH", `${registrationUrl(id)}/payment-status`, { paymentStatus: "paid", paymentMethod: "cash" });
    expect((await pat("POST", "/api/privacy/erase", { password })).status).toBe(202);
    expect(await shown(id)).toMatchObject({
      ...nobody,
      registrationDate,
      pricePerParticipant: "150.00",
      selectedDays: [1, 2, 3],
      registrationStatus: "withdrawn",
      money: { collected: "300.00", refundDue: "300.00" },
      participants: [
        { playerName: null, playerAge: null, medicalInfo: null, emergencyContact: null, ageGroup: "8u" },
        { playerName: null, ageGroup: "10u" },
      ],
    });
    expect((await coach("GET", `/api/camps/${camp.id}`)).body).toMatchObject({ registeredCount: 0 });
    expect(await placedFact(camp.id, id)).toMatchObject({ personal: null, medical: null, totalCents: 30000 });
    expect((await coach("GET", `/api/camp-registrations?filter={"q":"Emma"}`)).body).not.toContainEqual(
      expect.objectContaining({ id }),
    );
  });

  it("without an account is erased by the registration's own subject, even across a crash", async () => {
    const { backend } = product;
    const camp = await publishedCamp(product, coach);
    const visitor = product.visitor();
    const { id } = await registered(visitor, camp.id);
    const kept = await registered(product.visitor(), camp.id, { registerAgain: true });
    const dies = { ...backend, whenErased: [async () => Promise.reject(new Error("killed"))] };
    await expect(erase(dies, command(), `registration-${id}`)).rejects.toThrow("killed");
    expect(await shown(id)).toMatchObject({ ...nobody, registrationStatus: "confirmed" });
    expect(await finishErasures(backend, rightNow())).toBe(1);
    expect(await finishErasures(backend, rightNow())).toBe(0);
    expect(await shown(id)).toMatchObject({ ...nobody, registrationStatus: "withdrawn" });
    expect(await backend.keys.stateOf(medicalSubject(id))).toBe("destroyed");
    expect((await visitor("GET", registrationUrl(id))).body).toMatchObject({ id, parentName: null });
    expect(await shown(kept.id)).toMatchObject({ parentName: "Pat Ortiz", registrationStatus: "confirmed" });
  });

  it("does not change camps that are over", async () => {
    const { backend } = product;
    const camp = await publishedCamp(product, coach, { daysAhead: 0, days: 1 });
    const { id } = await registered(product.visitor(), camp.id);
    const tomorrow = new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString();
    await erase(backend, { ...command(), now: tomorrow }, `registration-${id}`);
    expect(await shown(id)).toMatchObject({ ...nobody, registrationStatus: "confirmed" });
  });
});

it("a mailed link to a registration that was erased says so", async () => {
  const camp = await publishedCamp(product, coach);
  const pat = await product.person();
  const { id } = await registered(pat, camp.id);
  const token = product.backend.capabilities.tokenOf("registration", id);
  const open = (token: string) => product.visitor()("POST", openRegistrationUrl, { token });
  expect((await open(token)).status).toBe(200);
  await pat("POST", "/api/privacy/erase", { password });
  expect(await open(token)).toMatchObject({ status: 404, body: { code: "RegistrationErased" } });
  expect((await open(`${token}x`)).body.code, "to whoever only guesses there is none").not.toBe("RegistrationErased");
});
