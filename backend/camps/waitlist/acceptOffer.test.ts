import { expect, it } from "vitest";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import type { RegisteredParticipant } from "../../../eventstore/camps/registrations.ts";
import * as examples from "../../../eventstore/camps/examples.ts";
import { facilityTime } from "../../facilityTime.ts";
import { given } from "../../given.ts";
import { type Accepting, acceptOffer } from "./acceptOffer.ts";
import { camp } from "../camp.ts";
import { placeRegistration } from "../registrations/placeRegistration.ts";

const moment = { now: "2030-07-01T12:00:00.000Z", time: facilityTime("America/New_York") };
const { participants, ...parent } = examples.joinedWaitlist.data.personal;
const max = participants[0]!;
const { published, joinedWaitlist: joined, spotOffered: offered } = examples;
const full = {
  ...examples.placed,
  data: {
    ...examples.placed.data,
    places: examples.placed.data.places.map((one) => ({ ...one, divisionId: "baseball-8u" })),
  },
};
/** One of two spots has opened and is held for the family that waited. */
const kept = [published, full, joined, examples.participantWithdrawn, offered];

const accept = (how: Partial<Accepting> = {}, now = moment.now) =>
  acceptOffer(
    { entryId: "w1", registrationId: "g9", payerId: null, paymentMethod: "later", medicalInfo: {}, pickup: {}, ...how },
    { ...moment, now },
  );

it("G3-32: accepting registers the family on the spot held for it, at the current price", () => {
  const dearer = { ...examples.revised, data: { campId: "c1", changes: { fullCampPriceCents: 17500 } } };
  const { personal, places, selectedDays, registrationOption } = joined.data;
  expect(given(camp, ...kept, dearer).when(accept({ shownCents: 17500, medicalInfo: { p3: "Asthma" } }))).toEqual([
    {
      type: "RegistrationPlaced",
      data: {
        campId: "c1",
        registrationId: "g9",
        payerId: null,
        waitlistEntryId: "w1",
        registrationOption,
        selectedDays,
        paymentMethod: "later",
        places,
        participantCents: 17500,
        totalCents: 17500,
        personal,
        medical: { participants: [{ participantId: "p3", medicalInfo: "Asthma" }] },
      },
    },
  ]);
});

it("the spot stays in the division offered, even if another one fits that age by now", () => {
  const { divisions } = published.data;
  const both = divisions.map((one) =>
    one.id === "baseball-8u" ? { ...one, ageGroup: "6u" } : { ...one, capacity: 0 },
  );
  const changed = { ...examples.revised, data: { campId: "c1", changes: { divisions: both } } };
  expect(given(camp, ...kept, changed).when(accept())).toMatchObject([{ data: { places: joined.data.places } }]);
});

it("whoever registers some of those who wait keeps the others' turn, and accepts for them", () => {
  const ben = { ...max, participantId: "p4", playerName: "Ben Reed", playerAge: 10, sport: "softball" as const };
  const both = {
    ...joined,
    data: {
      ...joined.data,
      places: [...joined.data.places, { participantId: "p4", divisionId: "softball-10u" }],
      personal: { ...joined.data.personal, participants: [max, ben] },
    },
  };
  const register = (registrationId: string, child: Pick<RegisteredParticipant, "playerName" | "playerAge" | "sport">) =>
    placeRegistration(
      {
        registrationId,
        payerId: null,
        registrationOption: "all_days",
        selectedDays: [],
        paymentMethod: "later",
        parent,
        children: [{ ...max, ...child, participantId: registrationId, playerName: child.playerName.toUpperCase() }],
      },
      moment,
    );
  const gone = (participantId: string) => ({
    type: "WaitlistParticipantLeft",
    data: { ...examples.leftWaitlist.data, participantId },
  });
  const waiting = [published, full, both];
  const benComes = given(camp, ...waiting).when(register("g8", ben));
  expect(benComes).toMatchObject([{ type: "RegistrationPlaced" }, gone("p4")]);
  const opened = [...waiting, ...benComes, examples.participantWithdrawn, offered];
  expect(given(camp, ...opened).when(accept())).toMatchObject([{ data: { places: joined.data.places } }]);

  const held = [...waiting, examples.participantWithdrawn, offered];
  const maxComes = given(camp, ...held).when(register("g8", max));
  expect(maxComes).toMatchObject([{ type: "RegistrationPlaced" }, gone("p3")]);
  const benToo = given(camp, ...held, ...maxComes).when(register("g10", ben));
  expect(benToo).toMatchObject([{ type: "RegistrationPlaced" }, examples.leftWaitlist]);
});

it("who may pick a child up is told with the acceptance", () => {
  const pickup = { p3: { mayPickUp: "Ana Reed", mayNotPickUp: "Sam Stone" }, p9: { mayPickUp: "Nobody" } };
  expect(given(camp, ...kept).when(accept({ pickup }))).toMatchObject([
    { data: { personal: { participants: [{ ...max, ...pickup.p3 }] } } },
  ]);
});

const onDays = (...selectedDays: number[]): CampEvent[] => [
  published,
  full,
  { ...joined, data: { ...joined.data, registrationOption: "individual_days", selectedDays } },
  examples.participantWithdrawn,
  offered,
  examples.dayCanceled,
];
it("a day that was canceled since isn't registered for", () =>
  expect(given(camp, ...onDays(1, 2)).when(accept())).toMatchObject([
    { data: { selectedDays: [1], totalCents: 5500 } },
  ]));

it("accepting twice registers once", () => {
  const [registered] = given(camp, ...kept).when(accept());
  expect(given(camp, ...kept, registered!).when(accept({ registrationId: "g10" }))).toEqual([]);
});

const erased = { ...joined, data: { ...joined.data, personal: null } };
it.each<[string, CampEvent[], ReturnType<typeof accept>]>([
  ["NothingOffered", [published, full, joined], accept()],
  ["OfferIsOver", kept, accept({}, offered.data.offeredUntil)],
  ["OfferIsOver", [...kept, examples.offerLapsed], accept()],
  ["OfferIsOver", [...kept, examples.offerDeclined], accept()],
  ["OfferIsOver", [...kept, examples.leftWaitlist], accept()],
  ["CampCancelled", [...kept, examples.cancelled], accept()],
  ["DayCanceled", onDays(2), accept()],
  ["OtherPrice", kept, accept({ shownCents: 100 })],
  ["Erased", [published, full, erased, offered], accept()],
  ["NoSuchWaitlistEntry", kept, accept({ entryId: "w7" })],
])("refuses: %s", (code, past, decision) => {
  expect(() => given(camp, ...past).when(decision)).toThrow(expect.objectContaining({ code }));
});
