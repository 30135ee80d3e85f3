import { type AttendanceEvent, registrationOfVisitor } from "../../../eventstore/camps/events.ts";
import type { PrivacyEvent } from "../../../eventstore/privacy/open.ts";
import { changed, changedWhere, created, projector, removed } from "../../projector.ts";
import { table } from "../../table.ts";

export const campVisits = table("campVisits", {
  key: "id",
  columns: {
    id: "text",
    campId: "text",
    day: "text",
    registrationId: "text",
    payerId: "text?",
    participantId: "text",
    playerId: "text?", // where the family is known
    visit: "integer", // from 1
    checkedInAt: "text",
    broughtBy: "text?",
    checkedOutAt: "text?", // null: still here
    pickedUpBy: "text?",
  },
  indexes: [["campId", "day"], ["payerId"], ["playerId"], ["registrationId"]],
});

const visitId = ({ participantId, day, visit }: { participantId: string; day: string; visit: number }) =>
  `${participantId}.${day}.${visit}`;
const noOne = { broughtBy: null, pickedUpBy: null };

/** When each player came to a day of a camp and left, and with whom. */
export const campVisitsProjector = projector<AttendanceEvent | PrivacyEvent>({
  name: "campVisits",
  version: 1,
  tables: [campVisits],
  on: {
    ParticipantCheckedIn: ({ data: { at, personal, playerId, ...about } }) =>
      created(campVisits, visitId(about), {
        ...about,
        playerId: playerId ?? null,
        checkedInAt: at,
        broughtBy: personal?.who ?? null,
        checkedOutAt: null,
        pickedUpBy: null,
      }),
    ParticipantCheckedOut: ({ data: { at, personal, ...about } }) =>
      changed(campVisits, visitId(about), { checkedOutAt: at, pickedUpBy: personal?.who ?? null }),
    AttendanceCorrected: ({ data }) =>
      data.takesBack === "checkIn"
        ? removed(campVisits, visitId(data))
        : changed(campVisits, visitId(data), { checkedOutAt: null, pickedUpBy: null }),
    PersonErased: ({ data: { subject } }) => {
      const registrationId = registrationOfVisitor(subject);
      return registrationId === undefined
        ? [
            changedWhere(campVisits, { payerId: subject, playerId: null }, noOne),
            changedWhere(campVisits, { playerId: subject }, noOne),
          ]
        : changedWhere(campVisits, { registrationId, playerId: null }, noOne);
    },
  },
});
