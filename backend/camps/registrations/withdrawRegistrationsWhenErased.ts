import { campStream, medicalSubject, registrationOfVisitor } from "../../../eventstore/camps/events.ts";
import { AppendRefused } from "../../../eventstore/eventStore.ts";
import { userById, type UserView } from "../../../projections/accounts/open.ts";
import { participationsLeft, registrationsLeft } from "../../../projections/camps/registrationsDue.ts";
import type { Backend, WhenErased } from "../../backend.ts";
import type { Command } from "../../command.ts";
import { guardiansNow } from "../../players/open.ts";
import { camp } from "../camp.ts";
import { handOver, withdrawErased, withdrawErasedPlayer } from "./changeRegistration.ts";
import { coming } from "../registration.ts";
import { forgetMedicalTextOf } from "../running/forgetMedicalText.ts";

type Answering = Pick<Backend, "db" | "stateOf">;

interface Heir {
  readonly account: UserView;
  readonly answersFor: ReadonlySet<string>;
}
/** Adults who answer for some of these players, whoever answers for most of them first. */
const heirsOf = async (backend: Answering, playerIds: readonly string[]): Promise<readonly Heir[]> => {
  const guarded = new Map<string, Set<string>>();
  for (const playerId of playerIds)
    for (const userId of await guardiansNow(backend, playerId))
      guarded.set(userId, (guarded.get(userId) ?? new Set()).add(playerId));
  const most = [...guarded].toSorted(([, one], [, other]) => other.size - one.size);
  const heirs = await Promise.all(
    most.map(async ([userId, answersFor]) => ({ account: await userById(backend.db, userId), answersFor })),
  );
  return heirs.flatMap(({ account, answersFor }) =>
    account?.email && account.guardian === "none needed" ? [{ account, answersFor }] : [],
  );
};

const contactsOf = ({ firstName, lastName, email, phoneNumber }: UserView) => ({
  parentName: [firstName, lastName].filter(Boolean).join(" "),
  parentEmail: email ?? "",
  parentPhone: phoneNumber ?? "",
});

interface Left {
  readonly registrationId: string;
  readonly campId: string;
  readonly payerId: string | null;
}

/** An account that is being erased, too, takes nothing over. */
const unlessErased = async (handing: Promise<{ recorded: boolean }>) => {
  try {
    return await handing;
  } catch (error) {
    if (error instanceof AppendRefused) return undefined;
    throw error;
  }
};

/**
 * The camp's registration passes to another guardian of its players; where they have different ones, to whoever answers
 * for most of them, and the others see their own players' spots. Whoever takes it over may be erased at the same time:
 * either that erasing finds it, or it is found here that they no longer manage anyone, and it passes on. True: nobody
 * was there, and it is withdrawn.
 */
const passOn = async (backend: Backend, command: Command, left: Left): Promise<boolean> => {
  const { handle, stateOf, time } = backend;
  const { registrationId, campId, payerId } = left;
  const target = { fold: camp, stream: campStream(campId), command };
  const moment = { now: command.now, time };
  const registration = (await stateOf(camp, target.stream))?.registrations.get(registrationId);
  const playerIds = registration && payerId ? coming(registration).flatMap(({ playerId }) => playerId ?? []) : [];
  const heirs = await heirsOf(backend, playerIds);
  const stay = new Set(heirs.flatMap(({ answersFor }) => [...answersFor]));
  for (const { account, answersFor } of heirs) {
    const handover = { registrationId, payerId, to: account.id, personal: contactsOf(account), playerIds: stay };
    if (!(await unlessErased(handle(target, handOver(handover, moment))))) continue;
    const stays = await Promise.all([...answersFor].map((id) => guardiansNow(backend, id)));
    if (stays.some((guardians) => guardians.has(account.id))) return false;
    return passOn(backend, command, { ...left, payerId: account.id });
  }
  return (await handle(target, withdrawErased({ registrationId, payerId }, moment))).recorded;
};

/**
 * Someone who is gone no longer comes to any camp, unless another guardian brings the players. What they wrote about
 * their children's health goes with them. The books stay.
 */
export const withdrawRegistrationsWhenErased: WhenErased = async (backend, command, subject) => {
  const { db, caughtUp, time } = backend;
  await caughtUp();
  const today = time.wallClock(command.now).date;
  const left = await registrationsLeft(db, { subject, registrationId: registrationOfVisitor(subject), today });
  // First: once a registration is somebody else's, nothing reminds of it.
  const withText = left.filter(({ hasMedicalText }) => hasMedicalText).map(({ id }) => medicalSubject(id));
  await forgetMedicalTextOf(backend, command, withText);
  let campRegistration = 0;
  for (const { id: registrationId, campId, payerId, isToCome } of left)
    if (isToCome && (await passOn(backend, command, { registrationId, campId, payerId }))) campRegistration++;
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
