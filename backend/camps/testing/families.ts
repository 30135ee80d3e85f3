import { v7 as newUuid } from "uuid";
import { type CampEvent, campStream, type PublishedCamp } from "../../../eventstore/camps/events.ts";
import { cardPaymentStarted, mismatched, placed, published } from "../../../eventstore/camps/examples.ts";
import { paymentStream } from "../../../eventstore/payments/events.ts";
import { unmatched } from "../../../eventstore/payments/examples.ts";
import type { TestProduct } from "../../testing/testProduct.ts";

type Fact = { readonly type: string; readonly data: object };
const append = async (
  { backend }: Pick<TestProduct, "backend">,
  stream: string,
  facts: readonly Fact[],
  occurredAt = new Date().toISOString(),
) => {
  const meta = { actor: "system", correlationId: "spec", causationId: "spec" } as const;
  const events = facts.map(({ type, data }) => ({ type, data, id: newUuid(), meta: { ...meta, occurredAt } }));
  await backend.store.append(stream, "any", events);
  while (!(await backend.caughtUp()));
};

/** Facts of a camp, as if its decisions had led to them: now, unless said. */
export const tell = (product: Pick<TestProduct, "backend">, facts: readonly CampEvent[], occurredAt?: string) =>
  append(product, campStream(facts[0]!.data.campId), facts, occurredAt);

/** A camp of this instructor, with this family's two children registered for $300. */
export const registeredFamily = async (
  product: Pick<TestProduct, "backend">,
  {
    instructorId,
    payerId = null,
    camp = {},
    parent = {},
  }: {
    instructorId: string;
    payerId?: string | null;
    camp?: Partial<PublishedCamp>;
    parent?: { parentName?: string; parentEmail?: string };
  },
) => {
  const campId = newUuid();
  const registrationId = newUuid();
  const about = { campId, registrationId, payerId };
  const places = placed.data.places.map((place) => ({ ...place, participantId: newUuid() }));
  const participants = placed.data.personal.participants.map((child, n) => ({
    ...child,
    participantId: places[n]!.participantId,
  }));
  const medical = {
    participants: [{ participantId: places[0]!.participantId, medicalInfo: "Allergic to bee stings" }],
  };
  const personal = { ...placed.data.personal, ...parent, participants };
  await tell(product, [
    { ...published, data: { ...published.data, ...camp, campId, instructorId } },
    { ...placed, data: { ...placed.data, ...about, places, personal, medical } },
  ]);
  return { campId, registrationId, about, participantIds: places.map(({ participantId }) => participantId) };
};
export type Family = Awaited<ReturnType<typeof registeredFamily>>;

/** A card paid half of what is owed. Returns the payment's id, which no provider knows. */
export const receiveMismatch = async (product: Pick<TestProduct, "backend">, { about }: Family) => {
  const paymentId = `pi_${newUuid()}`;
  await tell(product, [
    { ...cardPaymentStarted, data: { ...cardPaymentStarted.data, ...about, paymentId } },
    { ...mismatched, data: { ...mismatched.data, ...about, paymentId } },
  ]);
  return paymentId;
};

/** Money that matches nothing. Returns the payment's id, which no provider knows. */
export const receiveStrayMoney = async (product: Pick<TestProduct, "backend">) => {
  const paymentId = `pi_${newUuid()}`;
  await append(product, paymentStream(paymentId), [{ ...unmatched, data: { ...unmatched.data, paymentId } }]);
  return paymentId;
};
