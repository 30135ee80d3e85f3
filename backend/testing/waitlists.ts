import { type CampEvent, campStream } from "../../eventstore/camps/events.ts";
import { published } from "../../eventstore/camps/examples.ts";
import { camp } from "../camps/camp.ts";
import { withOffers } from "../camps/waitlist/offers.ts";
import type { Client } from "./client.ts";
import type { TestProduct } from "./testProduct.ts";

const command = () => ({ actor: "system", now: new Date().toISOString(), requestId: "spec" }) as const;

/** Records facts decided elsewhere on a camp. */
const record = ({ backend }: Pick<TestProduct, "backend">, campId: string, ...facts: CampEvent[]) =>
  backend.handle({ fold: camp, stream: campStream(campId), command: command() }, () => facts);

let camps = 0;
/** A camp of this instructor with two divisions of this size, whose little ones are full. Returns its id. */
export const fullCamp = async (
  product: Pick<TestProduct, "backend">,
  instructorId: string,
  fields: Partial<typeof published.data> = {},
) => {
  const campId = `full-camp-${++camps}`;
  const divisions = published.data.divisions.map((one) => (one.id === "baseball-8u" ? { ...one, capacity: 1 } : one));
  const data = { ...published.data, startDate: "2090-07-10", endDate: "2090-07-12", divisions, ...fields, campId };
  await record(product, campId, { type: "CampPublished", data: { ...data, instructorId } });
  await record(product, campId, {
    type: "RegistrationPlaced",
    data: {
      campId,
      registrationId: registeredIn(campId),
      payerId: null,
      registrationOption: "all_days",
      selectedDays: [1, 2, 3],
      paymentMethod: "later",
      places: [{ participantId: `${campId}-first`, divisionId: "baseball-8u" }],
      participantCents: 15_000,
      totalCents: 15_000,
      personal: null,
      medical: null,
    },
  });
  return campId;
};
const registeredIn = (campId: string) => `${campId}-registration`;

/** The child with the spot withdraws, and it is offered to the next in line. */
export const freeASpot = async (product: Pick<TestProduct, "backend">, campId: string) => {
  const { backend } = product;
  const gone: CampEvent = {
    type: "RegistrationWithdrawn",
    data: { campId, registrationId: registeredIn(campId), payerId: null, by: "owner", personal: null },
  };
  const moment = { now: command().now, time: backend.time };
  await backend.handle({ fold: camp, stream: campStream(campId), command: command() }, (known) =>
    withOffers(known!, [gone], moment),
  );
};

/** What the form beside a full camp sends. */
export const waitingFamily = (fields: Record<string, unknown> = {}) => ({
  parentName: "Sam Reed",
  parentEmail: "sam@example.com",
  parentPhone: "555-010-0122",
  participants: [waitingChild()],
  ...fields,
});
export const waitingChild = (fields: Record<string, unknown> = {}) => ({
  playerName: "Max Reed",
  playerAge: 8,
  sport: "baseball",
  emergencyContact: "Lou Reed",
  emergencyPhone: "555-010-0111",
  ...fields,
});

/** Joins over HTTP; returns the entry as the family sees it. */
export const joinWaitlist = async (who: Client, campId: string, fields: Record<string, unknown> = {}) => {
  const { status, body } = await who("POST", `/api/camps/${campId}/waitlist`, waitingFamily(fields));
  if (status !== 201) throw new Error(`joining the waitlist failed: ${JSON.stringify(body)}`);
  return body as { id: string };
};
