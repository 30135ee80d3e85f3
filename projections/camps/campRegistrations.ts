import {
  type PlacedRegistration,
  type RegistrationEvent,
  ownerOfMedical,
  registrationOfVisitor,
} from "../../eventstore/camps/events.ts";
import type { RegisteredParticipant } from "../../eventstore/camps/registrations.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { changed, changedWhere, created, projector } from "../projector.ts";
import { jsonb, table, text } from "../table.ts";
import type { PaymentMethod } from "./paymentView.ts";
import type { RegistrationOption } from "./registrationView.ts";

export const campRegistrations = table("campRegistrations", {
  key: "id",
  columns: {
    id: "text",
    campId: "text",
    payerId: "text?",
    waitlistEntryId: "text?",
    registrationOption: text<RegistrationOption>(),
    selectedDays: jsonb<number[]>(), // from 1
    paymentMethod: text<PaymentMethod>(),
    participantCents: "integer",
    totalCents: "integer", // for children not withdrawn one by one
    payBy: "text?", // released if unpaid by then
    parentName: "text?",
    parentEmail: "text?",
    parentPhone: "text?",
    isHandedOver: "boolean", // to another parent; mailed links of the first one open nothing
    hasMedicalText: "boolean", // until that is deleted separately
    isWithdrawn: "boolean",
    withdrawnBy: "text?",
    withdrawnAt: "text?",
    withdrawReason: "text?",
    registeredAt: "text",
  },
  indexes: [
    ["registeredAt"],
    ["campId", "registeredAt"],
    ["payerId", "registeredAt"],
    ["isWithdrawn", "payBy"],
    ["lower(parentEmail)"],
  ],
});

export const campParticipants = table("campParticipants", {
  key: "id",
  columns: {
    id: "text",
    registrationId: "text",
    campId: "text",
    payerId: "text?", // as of the registration; whoever was withdrawn before it was handed over keeps the earlier one
    playerId: "text?", // where the family is known
    ordinal: "integer",
    divisionId: "text?",
    playerName: "text?",
    playerAge: "integer?",
    sport: "text?",
    playerPosition: "text?",
    experienceLevel: "text?",
    emergencyContact: "text?",
    emergencyPhone: "text?",
    mayPickUp: "text?",
    mayNotPickUp: "text?",
    medicalInfo: "text?",
    hasMedicalText: "boolean", // of its own, until that is deleted
    isWithdrawn: "boolean", // also when the whole registration is
    withdrawReason: "text?", // for this child alone
  },
  indexes: [["registrationId", "ordinal"], ["campId", "isWithdrawn"], ["payerId"], ["playerId"]],
});

const noParent = { parentName: null, parentEmail: null, parentPhone: null, withdrawReason: null };
const noMedicalText = { medicalInfo: null, hasMedicalText: false };
/** Nothing about a child. */
export const noChild = {
  playerName: null,
  playerAge: null,
  sport: null,
  playerPosition: null,
  experienceLevel: null,
  emergencyContact: null,
  emergencyPhone: null,
  mayPickUp: null,
  mayNotPickUp: null,
  withdrawReason: null,
  medicalInfo: null,
};

const childrenOf = ({ campId, registrationId, payerId, places, personal, medical }: PlacedRegistration) =>
  places.map(({ participantId, divisionId }, ordinal) => {
    const isThis = (child: { participantId: string }) => child.participantId === participantId;
    const told: Partial<RegisteredParticipant> = personal?.participants.find(isThis) ?? {};
    const { participantId: _, mayPickUp = null, mayNotPickUp = null, ...child } = told;
    return created(campParticipants, participantId, {
      registrationId,
      campId,
      payerId,
      playerId: null,
      ordinal,
      divisionId,
      ...child,
      mayPickUp,
      mayNotPickUp,
      medicalInfo: medical?.participants.find(isThis)?.medicalInfo ?? null,
      hasMedicalText: false,
      isWithdrawn: false,
    });
  });

/** Every registration of every camp with its children; the ledgers say what was paid for them. */
export const campRegistrationsProjector = projector<RegistrationEvent | PrivacyEvent>({
  name: "campRegistrations",
  version: 8,
  tables: [campRegistrations, campParticipants],
  on: {
    RegistrationPlaced: ({ data, meta }) => {
      const { registrationId, places: _, agreedTo: __, medical, personal, ...terms } = data;
      const { participants: ___, ...parent } = personal ?? { ...noParent, participants: [] };
      return [
        created(campRegistrations, registrationId, {
          ...terms,
          ...parent,
          hasMedicalText: medical !== null,
          isHandedOver: false,
          isWithdrawn: false,
          withdrawnBy: null,
          withdrawnAt: null,
          registeredAt: meta.occurredAt,
        }),
        ...childrenOf(data),
      ];
    },
    ParticipantTold: ({ data: { participantId, playerId, personal, medical } }) =>
      changed(campParticipants, participantId, {
        ...personal,
        playerId,
        medicalInfo: medical?.medicalInfo ?? null,
        hasMedicalText: medical !== null,
      }),
    PickupTold: ({ data: { participantId, personal } }) =>
      changed(campParticipants, participantId, {
        mayPickUp: personal?.mayPickUp ?? null,
        mayNotPickUp: personal?.mayNotPickUp ?? null,
      }),
    ParticipantDivisionAssigned: ({ data: { participantId, divisionId } }) =>
      changed(campParticipants, participantId, { divisionId }),
    ParticipantWithdrawn: ({ data: { registrationId, participantId, totalCents, personal } }) => [
      changed(campRegistrations, registrationId, { totalCents }),
      changed(campParticipants, participantId, { isWithdrawn: true, withdrawReason: personal?.reason ?? null }),
    ],
    RegistrationRequoted: ({ data: { registrationId, participantCents, totalCents } }) =>
      changed(campRegistrations, registrationId, { participantCents, totalCents }),
    RegistrationWithdrawn: ({ data: { registrationId, by, personal }, meta }) => [
      changed(campRegistrations, registrationId, {
        isWithdrawn: true,
        withdrawnBy: by,
        withdrawnAt: meta.occurredAt,
        withdrawReason: personal?.reason ?? null,
      }),
      changedWhere(campParticipants, { registrationId }, { isWithdrawn: true }),
    ],
    RegistrationHandedOver: ({ data: { registrationId, to, personal } }) => [
      changed(campRegistrations, registrationId, {
        payerId: to,
        isHandedOver: true,
        ...(personal ?? { parentName: null, parentEmail: null }),
        parentPhone: personal?.parentPhone || null, // not every account has one
      }),
      changedWhere(campParticipants, { registrationId, isWithdrawn: false }, { payerId: to }),
    ],
    PersonErased: ({ data: { subject } }) => {
      const visitors = registrationOfVisitor(subject);
      return visitors === undefined
        ? [
            changedWhere(campRegistrations, { payerId: subject }, noParent),
            changedWhere(campParticipants, { payerId: subject, playerId: null }, noChild),
            changedWhere(campParticipants, { playerId: subject }, noChild),
          ]
        : [
            changed(campRegistrations, visitors, noParent),
            changedWhere(campParticipants, { registrationId: visitors, playerId: null }, noChild),
          ];
    },
    MedicalTextForgotten: ({ data: { subject } }) => {
      const owner = ownerOfMedical(subject);
      if (!owner) return [];
      const { registrationId, participantId } = owner;
      return participantId === undefined
        ? [
            changed(campRegistrations, registrationId, { hasMedicalText: false }),
            changedWhere(campParticipants, { registrationId, playerId: null }, noMedicalText),
          ]
        : changed(campParticipants, participantId, noMedicalText);
    },
  },
});
