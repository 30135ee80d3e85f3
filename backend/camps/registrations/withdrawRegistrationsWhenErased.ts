import { campStream, medicalSubject, registrationOfVisitor } from "../../../eventstore/camps/events.ts";
import { participationsLeft, registrationsLeft } from "../../../projections/camps/registrationsDue.ts";
import type { WhenErased } from "../../backend.ts";
import { camp } from "../camp.ts";
import { withdrawErased, withdrawErasedPlayer } from "./changeRegistration.ts";
import { forgetMedicalTextOf } from "../running/forgetMedicalText.ts";

/**
 * Someone who is gone no longer comes to any camp, and what they wrote about their children's health goes with them.
 * The books stay.
 */
export const withdrawRegistrationsWhenErased: WhenErased = async (parts, command, subject) => {
  const { db, handle, caughtUp, time } = parts;
  await caughtUp();
  const today = time.wallClock(command.now).date;
  const left = await registrationsLeft(db, { subject, registrationId: registrationOfVisitor(subject), today });
  let campRegistration = 0;
  for (const { id: registrationId, campId, isToCome } of left) {
    if (!isToCome) continue;
    const target = { fold: camp, stream: campStream(campId), command };
    const decision = withdrawErased({ registrationId }, { now: command.now, time });
    if ((await handle(target, decision)).recorded) campRegistration++;
  }
  const withText = left.filter(({ hasMedicalText }) => hasMedicalText).map(({ id }) => medicalSubject(id));
  await forgetMedicalTextOf(parts, command, withText);
  return { campRegistration };
};

/** The same of one of a family's players: brothers and sisters still come. */
export const withdrawPlayersWhenErased: WhenErased = async (parts, command, subject) => {
  const { db, handle, time } = parts;
  const today = time.wallClock(command.now).date;
  const moment = { now: command.now, time };
  const left = await participationsLeft(db, { playerId: subject, today });
  let place = 0;
  for (const { registrationId, participantId, campId, isToCome } of left) {
    if (!isToCome) continue;
    const target = { fold: camp, stream: campStream(campId), command };
    if ((await handle(target, withdrawErasedPlayer({ registrationId, participantId }, moment))).recorded) place++;
  }
  const withText = left
    .filter(({ hasMedicalText }) => hasMedicalText)
    .map(({ registrationId, participantId }) => medicalSubject(registrationId, participantId));
  await forgetMedicalTextOf(parts, command, withText);
  return { place };
};
