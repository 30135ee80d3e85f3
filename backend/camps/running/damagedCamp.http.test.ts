import { v7 as newUuid } from "uuid";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type CampEvent, campStream, medicalSubject } from "../../../eventstore/camps/events.ts";
import {
  cardPaymentStarted,
  joinedWaitlist,
  placed,
  published,
  spotOffered,
} from "../../../eventstore/camps/examples.ts";
import { subjectStream } from "../../../eventstore/privacy/events.ts";
import { UnreadableFact } from "../../handle.ts";
import { type CardPayment, ProviderUnreachable } from "../../payments/open.ts";
import { openPayment } from "../../testing/cardPayments.ts";
import { rightNow } from "../../testing/rightNow.ts";
import { testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { lookUpPayments } from "../money/catchUpWithProvider.ts";
import { forRegistration } from "../money/claimPayment.ts";
import { forgetMedicalText } from "./forgetMedicalText.ts";
import { lapseOldOffers } from "../waitlist/lapseOldOffers.ts";
import { releaseUnpaidPlaces } from "../registrations/releaseUnpaidPlaces.ts";
import { tell } from "../testing/families.ts";

let product: TestProduct;
beforeAll(async () => void (product = await testProduct({ EVENTSTORE_URL: "" })));
afterAll(() => product.close());

/** A fact this version cannot read, and that no projector minds. */
const plant = async (stream: string) => {
  const meta = { correlationId: "spec", causationId: "spec", occurredAt: new Date().toISOString() };
  const fact = { type: "OfAnotherVersion", data: {}, id: newUuid(), meta: { ...meta, actor: "system" } } as const;
  await product.backend.store.append(stream, "any", [fact]);
  while (!(await product.backend.caughtUp()));
};

const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
const entryOf = (campId: string) => `${campId}-entry`;
const registrationOf = (campId: string) => `${campId}-registration`;
const paymentOf = (campId: string) => `pi_${campId}`;

/** A camp with an unanswered offer, and a spot not paid in time though a payment was started. */
const workToDo = (campId: string): CampEvent[] => {
  const about = { campId, registrationId: registrationOf(campId), payerId: null };
  const entry = { campId, entryId: entryOf(campId) };
  return [
    { ...published, data: { ...published.data, campId, releaseUnpaidAfterHours: 24 } },
    { ...placed, data: { ...placed.data, ...about, payBy: yesterday } },
    { ...joinedWaitlist, data: { ...joinedWaitlist.data, ...entry } },
    { ...spotOffered, data: { ...spotOffered.data, ...entry, offeredUntil: yesterday } },
    { ...cardPaymentStarted, data: { ...cardPaymentStarted.data, ...about, paymentId: paymentOf(campId) } },
  ];
};

/** Three of them, of which the middle one is damaged. */
const damagedOne = async () => {
  const [first, damaged, last] = ["first", "damaged", "last"].map((which) => `${which}-${newUuid()}`);
  for (const campId of [first!, damaged!, last!]) await tell(product, workToDo(campId));
  await plant(campStream(damaged!));
  return { sound: [first!, last!], damaged: damaged! };
};
const isAbout = (campId: string) => expect.objectContaining({ message: expect.stringContaining(campStream(campId)) });
const column = async (table: string, key: string, ids: string[], name: string) =>
  product.backend.db(`read.${table}`).whereIn(key, ids).pluck(name);

it("a camp that cannot be read is reported, and keeps no other camp waiting", async () => {
  const { sound, damaged } = await damagedOne();
  const { backend } = product;

  await expect(lapseOldOffers(backend, rightNow())).rejects.toEqual(isAbout(damaged));
  expect(await column("campWaitlist", "id", sound.map(entryOf), "state")).toEqual(["lapsed", "lapsed"]);

  const asked = (id: string): CardPayment => {
    const campId = id.slice("pi_".length);
    const reference = forRegistration({ campId, registrationId: registrationOf(campId) });
    return { ...openPayment, id, cents: 30_000, currency: "usd", reference };
  };
  const payments = { ...backend.payments, cardPayment: async (id: string) => asked(id) };
  await expect(releaseUnpaidPlaces({ ...backend, payments }, rightNow())).rejects.toEqual(isAbout(damaged));
  expect(await column("campRegistrations", "id", sound.map(registrationOf), "isWithdrawn")).toEqual([true, true]);

  const declined = async (id: string) => ({ ...asked(id), failure: "card_declined" });
  const looking = lookUpPayments(
    { ...backend, payments: { ...payments, cardPayment: declined } },
    { now: rightNow(), olderThan: -60_000, youngerThan: 3_600_000 },
  );
  await expect(looking).rejects.toEqual(isAbout(damaged));
  expect(await column("campCardPayments", "paymentId", sound.map(paymentOf), "failure")).toEqual([
    "card_declined",
    "card_declined",
  ]);
});

it("nor does medical text whose deletion cannot be confirmed", async () => {
  const { sound, damaged } = await damagedOne();
  const [first, last] = sound.map(registrationOf);
  await plant(subjectStream(medicalSubject(first!)));
  const nextYear = "2031-01-01T00:00:00.000Z";
  await expect(forgetMedicalText(product.backend, nextYear)).rejects.toThrow(UnreadableFact);
  const { keys } = product.backend;
  expect(await keys.stateOf(medicalSubject(first!))).toBe("there");
  for (const id of [last!, registrationOf(damaged)]) expect(await keys.stateOf(medicalSubject(id))).toBe("destroyed");
});

it("while nothing can be reached there is no use trying the others", async () => {
  await damagedOne();
  let tries = 0;
  const away = async () => {
    tries++;
    throw new ProviderUnreachable();
  };
  const payments = { ...product.backend.payments, cardPayment: away };
  await expect(releaseUnpaidPlaces({ ...product.backend, payments }, rightNow())).rejects.toThrow(ProviderUnreachable);
  expect(tries).toBe(1);
});
