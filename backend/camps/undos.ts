import { campStream } from "../../eventstore/camps/events.ts";
import { locateRegistration } from "../../projections/camps/registrationQueries.ts";
import type { Undo } from "../backend.ts";
import { noSuchRegistration } from "./admission.ts";
import { camp } from "./camp.ts";
import { undoMark } from "./money/payMark.ts";
import { undoDayCancellation } from "./days/cancelDay.ts";
import { undoDayMove } from "./days/moveDay.ts";
import { undoCancellation } from "./running/closeCamp.ts";

const undoMarkOf: Undo["undo"] = async ({ db, handle }, command, { id, of: registrationId, isLate }) => {
  const registration = await locateRegistration(db, registrationId);
  if (!registration) throw noSuchRegistration();
  const stream = campStream(registration.campId);
  await handle({ fold: camp, stream, command }, undoMark({ registrationId, id, isLate }));
};

const undoCancellationOf: Undo["undo"] = ({ handle, time }, command, { id, of: campId, isLate }) =>
  handle(
    { fold: camp, stream: campStream(campId), command },
    undoCancellation({ id, isLate }, { now: command.now, time }),
  );

const undoDayOf: Undo["undo"] = ({ handle }, command, { id, of: campId, isLate }) =>
  handle({ fold: camp, stream: campStream(campId), command }, undoDayCancellation({ id, isLate }));

const undoMoveOf: Undo["undo"] = ({ handle }, command, { id, of: campId, isLate }) =>
  handle({ fold: camp, stream: campStream(campId), command }, undoDayMove({ id, isLate }));

/** What can be undone of camps for a while. Any statement about a payment can be, not only that it was made. */
export const campUndos: readonly Undo[] = [
  { what: "CampCancelled", undo: undoCancellationOf },
  { what: "CampDayCanceled", undo: undoDayOf },
  { what: "CampDayMoved", undo: undoMoveOf },
  ...(
    ["RegistrationPaid", "RegistrationPartlyPaid", "RegistrationMarkedUnpaid", "PaymentStatusOverridden"] as const
  ).map((what) => ({ what, undo: undoMarkOf })),
];
