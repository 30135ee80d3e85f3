import { expect, it } from "vitest";
import {
  divisionAssigned,
  handedOver,
  participantTold,
  participantWithdrawn,
  pickupTold,
  placed,
  registrationWithdrawn,
} from "../../eventstore/camps/examples.ts";
import { erased, medicalForgotten } from "../../eventstore/privacy/examples.ts";
import { rowsOf, atMinute } from "../testing/deliver.ts";
import { campRegistrationsProjector } from "./campRegistrations.ts";

const rowsAfter = rowsOf(campRegistrationsProjector);

const { personal, medical, places, registrationId: id, campId, payerId, ...terms } = placed.data;
const { participants, ...parent } = personal;
const registration = {
  id,
  campId,
  payerId,
  ...terms,
  ...parent,
  waitlistEntryId: null,
  payBy: null,
  hasMedicalText: true,
  isHandedOver: false,
  isWithdrawn: false,
  withdrawnBy: null,
  withdrawnAt: null,
  withdrawReason: null,
  registeredAt: atMinute(0),
};
const child = (n: 0 | 1) => {
  const { participantId, ...participant } = participants[n]!;
  const medicalInfo = n === 0 ? medical.participants[0]!.medicalInfo : null;
  return {
    id: participantId,
    registrationId: id,
    campId,
    payerId,
    playerId: null,
    ordinal: n,
    divisionId: places[n]!.divisionId,
    ...participant,
    mayPickUp: null,
    mayNotPickUp: null,
    medicalInfo,
    hasMedicalText: false, // of its own
    isWithdrawn: false,
    withdrawReason: null,
  };
};
const noChild = {
  playerName: null,
  playerAge: null,
  sport: null,
  playerPosition: null,
  experienceLevel: null,
  emergencyContact: null,
  emergencyPhone: null,
  medicalInfo: null,
};
const noParent = { parentName: null, parentEmail: null, parentPhone: null };

it("M13, M14: a registration has everything stated about the parent and each child", async () => {
  expect(await rowsAfter([placed])).toEqual({
    campRegistrations: [registration],
    campParticipants: [child(0), child(1)],
  });
});

it("G3-12: the owner can move a child to another division", async () => {
  const { campParticipants } = await rowsAfter([placed, divisionAssigned]);
  expect(campParticipants).toEqual([child(0), { ...child(1), divisionId: "baseball-8u" }]);
});

it("a child who drops out takes their price along; the whole family takes its spots", async () => {
  const without = { ...registration, totalCents: 15000 };
  expect(await rowsAfter([placed, participantWithdrawn])).toEqual({
    campRegistrations: [without],
    campParticipants: [child(0), { ...child(1), isWithdrawn: true, withdrawReason: "A broken wrist" }],
  });
  const withdrawn = { isWithdrawn: true, withdrawnBy: "owner", withdrawnAt: atMinute(2) };
  const gone = [child(0), child(1)].map((one) => ({ ...one, isWithdrawn: true }));
  expect(await rowsAfter([placed, participantWithdrawn, registrationWithdrawn])).toEqual({
    campRegistrations: [{ ...without, ...withdrawn, withdrawReason: "Entered twice" }],
    campParticipants: [gone[0], { ...gone[1], withdrawReason: "A broken wrist" }],
  });
  expect(await rowsAfter([placed, participantWithdrawn, registrationWithdrawn, erased])).toEqual({
    campRegistrations: [{ ...without, ...withdrawn, ...noParent }],
    campParticipants: gone.map((one) => ({ ...one, ...noChild })),
  });
});

it("deleting medical text leaves everything else", async () => {
  const { campRegistrations: rows, campParticipants } = await rowsAfter([placed, medicalForgotten]);
  expect([rows, campParticipants]).toEqual([
    [{ ...registration, hasMedicalText: false }],
    [{ ...child(0), medicalInfo: null }, child(1)],
  ]);
});

it("G3-50: erasing a payer leaves amounts and times; erasing a visitor affects that one registration", async () => {
  const visitors = {
    ...placed,
    data: {
      ...placed.data,
      registrationId: "g2",
      payerId: null,
      places: [{ participantId: "p9", divisionId: null }],
      personal: { ...personal, participants: [{ ...participants[0]!, participantId: "p9" }] },
      medical: null,
    },
  };
  const second = { ...registration, id: "g2", payerId: null, hasMedicalText: false, registeredAt: atMinute(1) };
  const guest = { ...child(0), id: "p9", registrationId: "g2", payerId: null, divisionId: null, medicalInfo: null };
  expect(await rowsAfter([placed, visitors, erased])).toEqual({
    campRegistrations: [{ ...registration, ...noParent }, second],
    campParticipants: [{ ...child(0), ...noChild }, { ...child(1), ...noChild }, guest],
  });
  const visitorErased = { ...erased, data: { subject: "registration-g2" } };
  expect(await rowsAfter([placed, visitors, visitorErased])).toEqual({
    campRegistrations: [registration, { ...second, ...noParent }],
    campParticipants: [child(0), child(1), { ...guest, ...noChild }],
  });
});

it("a registration whose keys are gone shows its terms", async () => {
  const gone = { ...placed, data: { ...placed.data, personal: null, medical: null } };
  expect(await rowsAfter([gone])).toEqual({
    campRegistrations: [{ ...registration, ...noParent, hasMedicalText: false }],
    campParticipants: [
      { ...child(0), ...noChild },
      { ...child(1), ...noChild },
    ],
  });
});

it("G1-60:camps: what is told of a family's player goes with that player, and what is told of its health before", async () => {
  const { participantId, playerId, personal: kim, medical: health } = participantTold.data;
  const both = { ...placed, data: { ...placed.data, places: [...places, { participantId, divisionId: null }] } };
  const told = { ...child(0), id: participantId, ordinal: 2, divisionId: null, playerId, ...kim, ...health };
  const whole = { ...told, hasMedicalText: true };
  expect((await rowsAfter([both, participantTold])).campParticipants).toEqual([child(0), child(1), whole]);
  expect((await rowsAfter([both, participantTold, erased])).campParticipants).toEqual([
    { ...child(0), ...noChild },
    { ...child(1), ...noChild },
    whole,
  ]);
  const kimErased = { ...erased, data: { subject: "kim" } };
  expect(await rowsAfter([both, participantTold, kimErased])).toEqual({
    campRegistrations: [registration],
    campParticipants: [child(0), child(1), { ...whole, ...noChild }],
  });
  const forgotten = { ...medicalForgotten, data: { subject: `medical-${id}.${participantId}` } };
  expect((await rowsAfter([both, participantTold, forgotten])).campParticipants).toEqual([
    child(0),
    child(1),
    { ...told, medicalInfo: null, hasMedicalText: false },
  ]);
  const gone = { ...participantTold, data: { ...participantTold.data, personal: null, medical: null } };
  expect((await rowsAfter([both, gone])).campParticipants).toMatchObject([{}, {}, { ...told, ...noChild }]);
});

it("who may pick a child up is what was said last, and goes with the child", async () => {
  const [first, second] = participants;
  const told = { ...first!, mayPickUp: "Lou Ortiz", mayNotPickUp: "Sam Stone" };
  const withPickup = {
    ...placed,
    data: { ...placed.data, personal: { ...personal, participants: [told, second!] } },
  };
  const pickupAfter = async (...facts: Parameters<typeof rowsAfter>[0]) => {
    const { campParticipants = [] } = await rowsAfter(facts);
    const row = campParticipants.find((one) => one["id"] === first!.participantId);
    return [row?.["mayPickUp"], row?.["mayNotPickUp"]];
  };
  const anew = { ...pickupTold, data: { ...pickupTold.data, participantId: first!.participantId } };
  expect(await pickupAfter(withPickup)).toEqual(["Lou Ortiz", "Sam Stone"]);
  expect(await pickupAfter(withPickup, anew)).toEqual(["Lou Ortiz, Ana Reed", "Sam Stone"]);
  expect(await pickupAfter(withPickup, { ...anew, data: { ...anew.data, personal: null } })).toEqual([null, null]);
  const known = { ...participantTold, data: { ...participantTold.data, participantId: first!.participantId } };
  const gone = { ...erased, data: { subject: known.data.playerId } };
  expect(await pickupAfter(withPickup, known, anew, gone)).toEqual([null, null]);
});

it("one that was handed over is the other parent's, with those who come; erasing the first parent changes nothing more", async () => {
  const { to, personal: contacts } = handedOver.data;
  const theirs = { ...registration, totalCents: 15000, payerId: to, isHandedOver: true, ...contacts };
  const facts = [placed, participantWithdrawn, handedOver, { ...erased, data: { ...erased.data, subject: payerId } }];
  const rows = await rowsAfter(facts);
  expect(rows.campRegistrations).toEqual([theirs]);
  expect(rows.campParticipants).toMatchObject([
    { ...child(0), payerId: to },
    { payerId, playerName: null },
  ]);
  const nobody = await rowsAfter([...facts, { ...erased, data: { ...erased.data, subject: to } }]);
  expect(nobody.campRegistrations).toEqual([{ ...theirs, ...noParent }]);
});
