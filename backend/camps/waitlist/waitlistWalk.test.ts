import { expect, it } from "vitest";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import * as examples from "../../../eventstore/camps/examples.ts";
import { facilityTime } from "../../facilityTime.ts";
import { Rejection } from "../../http/rejection.ts";
import { randomOf } from "../../testing/random.ts";
import { type Camp, camp as camps } from "../camp.ts";
import { hasRoomFor, takenIn } from "../capacity.ts";
import { divisionsOf, hasStarted, withOffers } from "./offers.ts";
import { declineOffer, joinWaitlist, lapseOffers, leaveWaitlist } from "./waitlist.ts";

const time = facilityTime("America/New_York");
const steps = 300;

const waiting = (camp: Camp) => [...camp.waitlist.values()].filter(({ state }) => state === "waiting");
const [emma] = examples.placed.data.personal.participants;

/** A camp with two divisions of two where anything may happen, and what must hold after each step. */
const walk = (seed: number) => {
  const random = randomOf(seed);
  const below = (n: number) => Math.floor(random() * n);
  const oneOf = <T>(all: Iterable<T>): T | undefined => {
    const list = [...all];
    return list[below(list.length)];
  };
  let camp: Camp = camps.evolve(undefined, examples.published)!;
  let now = Date.parse("2030-06-01T12:00:00.000Z");
  let offers = 0;

  const record = (facts: readonly CampEvent[]) => {
    for (const fact of facts) {
      if (fact.type === "WaitlistSpotOffered") {
        offers++;
        const fitting = waiting(camp).find((entry) => hasRoomFor(camp, divisionsOf(entry)));
        expect(fact.data.entryId, "the first for whom there is room").toBe(fitting?.entryId);
      }
      camp = camps.evolve(camp, fact)!;
    }
  };
  const family = (step: number) =>
    Array.from({ length: 1 + below(2) }, (_, n) => {
      const isOlder = random() < 0.4;
      return {
        ...emma!,
        participantId: `${step}-${n}`,
        playerName: `Child ${step}-${n}`,
        playerAge: isOlder ? 10 : 8,
        sport: isOlder ? ("softball" as const) : ("baseball" as const),
        divisionId: isOlder ? "softball-10u" : "baseball-8u",
      };
    });

  for (let step = 0; step < steps; step++) {
    now += below(5) * 60 * 60 * 1000;
    const moment = { now: new Date(now).toISOString(), time };
    const { campId } = camp;
    const comes = oneOf([...camp.registrations.values()].filter(({ isWithdrawn }) => !isWithdrawn));
    const offered = oneOf([...camp.waitlist.values()].filter(({ state }) => state === "offered"));
    const anybody = oneOf(camp.waitlist.values());
    const children = family(step);
    const places = children.map(({ participantId, divisionId }) => ({ participantId, divisionId }));
    const register = (waitlistEntryId?: string): CampEvent[] => {
      const entry = waitlistEntryId === undefined ? undefined : camp.waitlist.get(waitlistEntryId)!;
      const { selectedDays, registrationOption, paymentMethod, participantCents, totalCents } = examples.placed.data;
      const data = { campId, selectedDays, registrationOption, paymentMethod, participantCents, totalCents };
      const wanted = entry?.places ?? places;
      if (!hasRoomFor(camp, divisionsOf({ places: wanted }), waitlistEntryId)) return [];
      return [
        {
          type: "RegistrationPlaced",
          data: {
            ...data,
            registrationId: `g${step}`,
            payerId: null,
            ...(waitlistEntryId && { waitlistEntryId }),
            places: wanted,
            personal: null,
            medical: null,
          },
        },
      ];
    };
    const join = () =>
      joinWaitlist(
        {
          entryId: `w${step}`,
          payerId: null,
          registrationOption: "all_days",
          selectedDays: [],
          parent: examples.joinedWaitlist.data.personal,
          children,
        },
        moment,
      )(camp);
    const withdraw = () => {
      if (!comes) return [];
      const ofOne = {
        campId,
        registrationId: comes.registrationId,
        payerId: null,
        by: "parent",
        personal: null,
      } as const;
      const { participantId } = comes.participants[0]!;
      const all: CampEvent = { type: "RegistrationWithdrawn", data: ofOne };
      const one: CampEvent = { type: "ParticipantWithdrawn", data: { ...ofOne, participantId, totalCents: 0 } };
      return withOffers(camp, [random() < 0.5 ? all : one], moment);
    };
    const accept = () => (offered ? register(offered.entryId) : []);
    const decline = () => (offered ? declineOffer({ entryId: offered.entryId }, moment)(camp) : []);
    const leave = () => (anybody ? leaveWaitlist({ entryId: anybody.entryId, by: "parent" }, moment)(camp) : []);
    const lapse = () => lapseOffers(moment)(camp);
    const changeCapacity = () => {
      const [first, ...others] = camp.terms.divisions;
      const taken = takenIn(camp).get(first!.id) ?? 0;
      const capacity = Math.max(taken, 1 + below(3)); // never below what is taken
      const changes = { divisions: [{ ...first!, capacity }, ...others] };
      return withOffers(camp, [{ type: "CampRevised", data: { campId, changes } }], moment);
    };
    const acts = [register, join, join, join, withdraw, withdraw, accept, decline, leave, lapse, changeCapacity];
    try {
      record(acts[below(acts.length)]!());
    } catch (error) {
      if (!(error instanceof Rejection)) throw error; // a rule said no: nothing was recorded
    }
    for (const { id, capacity } of camp.terms.divisions)
      expect(takenIn(camp).get(id) ?? 0, `more in ${id} than places`).toBeLessThanOrEqual(capacity);
    if (!hasStarted(camp, moment))
      expect(waiting(camp).filter((entry) => hasRoomFor(camp, divisionsOf(entry)))).toEqual([]);
  }
  return offers;
};

it.each([1, 2, 3, 5, 8, 13])(
  "G3-32, G3-33: whatever happens in whatever order (seed %i), no place is promised twice, none is free while somebody fits, and nobody is passed over",
  (seed) => expect(walk(seed)).toBeGreaterThan(10),
);
