import { type CampEvent, entryOfVisitor } from "../../eventstore/camps/events.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { changed, changedWhere, created, type Patch, projector, removed } from "../projector.ts";
import { jsonb, table, text } from "../table.ts";
import type { RegistrationOption } from "./registrationView.ts";
import type { WaitlistState } from "./waitlistView.ts";

export const campWaitlist = table("campWaitlist", {
  key: "id",
  columns: {
    id: "text",
    campId: "text",
    payerId: "text?",
    registrationOption: text<RegistrationOption>(),
    selectedDays: jsonb<number[]>(), // from 1
    parentName: "text?",
    parentEmail: "text?",
    parentPhone: "text?",
    state: text<WaitlistState>(),
    offeredUntil: "text?",
    turn: "integer", // greater for whoever joined this camp's list later, or was skipped
    isSkipped: "boolean",
    skipReason: "text?",
    joinedAt: "text",
    registrationId: "text?", // the registration it became
  },
  indexes: [["campId", "turn"], ["payerId"], ["state", "offeredUntil"], ["lower(parentEmail)"]],
});

export const campWaitlistPlaces = table("campWaitlistPlaces", {
  key: "id",
  columns: {
    id: "text",
    entryId: "text",
    campId: "text",
    payerId: "text?",
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
    state: text<WaitlistState>(),
  },
  indexes: [["entryId"], ["campId", "state"], ["payerId"], ["playerId"]],
});

const noParent = { parentName: null, parentEmail: null, parentPhone: null, skipReason: null };
const noChild = {
  playerName: null,
  playerAge: null,
  sport: null,
  playerPosition: null,
  experienceLevel: null,
  emergencyContact: null,
  emergencyPhone: null,
};

const moved = (entryId: string, state: WaitlistState, offeredUntil: string | null = null): Patch[] => [
  changed(campWaitlist, entryId, { state, offeredUntil }),
  changedWhere(campWaitlistPlaces, { entryId }, { state }),
];

/** Every family that waits or waited for a camp, and their children. */
export const campWaitlistProjector = projector<CampEvent | PrivacyEvent>({
  name: "campWaitlist",
  version: 4,
  tables: [campWaitlist, campWaitlistPlaces],
  on: {
    WaitlistJoined: ({ data: { entryId, campId, payerId, places, personal, ...rest }, meta, revision }) => {
      const { participants = [], ...parent } = personal ?? {};
      return [
        created(campWaitlist, entryId, {
          ...noParent,
          ...rest,
          ...parent,
          campId,
          payerId,
          state: "waiting",
          offeredUntil: null,
          turn: revision,
          isSkipped: false,
          joinedAt: meta.occurredAt,
          registrationId: null,
        }),
        ...places.map(({ participantId, divisionId }, n) => {
          const { participantId: _, ...child } = participants.find((one) => one.participantId === participantId) ?? {
            participantId,
          };
          return created(campWaitlistPlaces, participantId, {
            ...noChild,
            ...child,
            entryId,
            campId,
            payerId,
            playerId: null,
            ordinal: n + 1,
            divisionId,
            state: "waiting",
          });
        }),
      ];
    },
    WaitlistParticipantTold: ({ data: { participantId, playerId, personal } }) =>
      changed(campWaitlistPlaces, participantId, { ...personal, playerId }),
    WaitlistParticipantLeft: ({ data: { participantId } }) => removed(campWaitlistPlaces, participantId),
    WaitlistSpotOffered: ({ data: { entryId, offeredUntil } }) => moved(entryId, "offered", offeredUntil),
    WaitlistOfferExtended: ({ data: { entryId, offeredUntil } }) => changed(campWaitlist, entryId, { offeredUntil }),
    WaitlistTurnSkipped: ({ data: { entryId, personal }, revision }) =>
      changed(campWaitlist, entryId, { turn: revision, isSkipped: true, skipReason: personal?.reason ?? null }),
    WaitlistOfferDeclined: ({ data }) => moved(data.entryId, "declined"),
    WaitlistOfferLapsed: ({ data }) => moved(data.entryId, "lapsed"),
    WaitlistLeft: ({ data }) => moved(data.entryId, "left"),
    RegistrationPlaced: ({ data: { waitlistEntryId, registrationId } }) =>
      waitlistEntryId === undefined
        ? []
        : [...moved(waitlistEntryId, "accepted"), changed(campWaitlist, waitlistEntryId, { registrationId })],
    PersonErased: ({ data: { subject } }) => {
      const entryId = entryOfVisitor(subject);
      return entryId === undefined
        ? [
            changedWhere(campWaitlist, { payerId: subject }, noParent),
            changedWhere(campWaitlistPlaces, { payerId: subject, playerId: null }, noChild),
            changedWhere(campWaitlistPlaces, { playerId: subject }, noChild),
          ]
        : [
            changed(campWaitlist, entryId, noParent),
            changedWhere(campWaitlistPlaces, { entryId, playerId: null }, noChild),
          ];
    },
  },
});
