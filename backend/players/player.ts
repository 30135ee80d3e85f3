import { isDeepStrictEqual } from "node:util";
import { PlayerEvent, PlayerWords } from "../../eventstore/players/events.ts";
import { adultAge } from "../accounts/contract.ts";
import { ageOf } from "../../projections/players/consentRule.ts";
import type { Fold } from "../handle.ts";
import { Rejection } from "../http/rejection.ts";
import type { AddPlayer, CorrectPlayer } from "./contract.ts";

interface Invitation {
  readonly by: string;
  readonly email: string | null; // null once it is over
  readonly until: string;
  readonly isOpen: boolean;
  readonly acceptedBy?: string;
}

/** A player and who answers for it, as far as decisions need it. */
export interface Player {
  /** Unknown: nobody added it, so it has an account. Grown up: it was added, and has one by now. */
  readonly status: "unknown" | "open" | "grown up" | "closed";
  readonly words: PlayerWords | null; // null once erased
  readonly guardians: ReadonlySet<string>; // accounts that may act for it, its own apart
  readonly confirmedBy: string | undefined; // who joined as the guardian who had confirmed by mail
  readonly invitations: ReadonlyMap<string, Invitation>;
  readonly erasureAsked: ReadonlyMap<string, string>; // by whom, and until when it counts
  readonly waivers: ReadonlySet<string>; // versions of the text that were signed
  readonly mergedInto: string | undefined; // the record of the same player that is decided about instead
}

const without = <V>(map: ReadonlyMap<string, V>, key: string) => new Map([...map].filter(([id]) => id !== key));
const ended = (invitations: Player["invitations"], id: string, acceptedBy?: string) => {
  const invitation = invitations.get(id);
  if (!invitation) return invitations;
  return new Map(invitations).set(id, { ...invitation, email: null, isOpen: false, ...(acceptedBy && { acceptedBy }) });
};

export const player: Fold<Player, PlayerEvent> = {
  events: PlayerEvent,
  initial: {
    status: "unknown",
    words: null,
    guardians: new Set(),
    confirmedBy: undefined,
    invitations: new Map(),
    erasureAsked: new Map(),
    waivers: new Set(),
    mergedInto: undefined,
  },
  evolve(state, { type, data }) {
    switch (type) {
      case "PlayerAdded":
        return { ...state, status: "open", words: data.personal, guardians: new Set([data.by]) };
      case "PlayerMovedIn":
        return { ...state, status: "open", words: data.personal && PlayerWords.parse(data.personal) };
      case "PlayerCorrected":
        return { ...state, words: data.personal };
      case "GuardianInvited": {
        const { by, until, personal } = data;
        const invitation = { by, until, email: personal?.email ?? null, isOpen: true };
        return { ...state, invitations: new Map(state.invitations).set(data.invitationId, invitation) };
      }
      case "InvitationWithdrawn":
        return { ...state, invitations: ended(state.invitations, data.invitationId) };
      case "GuardianJoined": {
        const { userId, how, invitationId } = data;
        return {
          ...state,
          guardians: new Set([...state.guardians, userId]),
          confirmedBy: how === "confirmed by mail" ? userId : state.confirmedBy,
          invitations: invitationId ? ended(state.invitations, invitationId, userId) : state.invitations,
        };
      }
      case "GuardianLeft": {
        const guardians = new Set([...state.guardians].filter((id) => id !== data.userId));
        const isOver = state.confirmedBy === data.userId && (data.why === "removed" || data.why === "erased");
        return {
          ...state,
          guardians,
          confirmedBy: isOver ? undefined : state.confirmedBy,
          erasureAsked: without(state.erasureAsked, data.userId),
        };
      }
      case "PlayerErasureAsked":
        return { ...state, erasureAsked: new Map(state.erasureAsked).set(data.by, data.until) };
      case "PlayerErasureWithdrawn":
        return { ...state, erasureAsked: without(state.erasureAsked, data.by) };
      case "WaiverSigned":
        return { ...state, waivers: new Set([...state.waivers, data.version]) };
      case "PlayerGrownUp":
        return { ...state, status: "grown up" };
      case "PlayerMerged":
        return { ...player.initial, status: "closed", mergedInto: data.into };
      case "PlayerClosed":
        return { ...player.initial, status: "closed" };
    }
  },
};

/** Why something waits for a parent or guardian. */
export const consentNeeded = (isOwn: boolean, toDo: string) =>
  isOwn
    ? `Your parent or guardian needs to confirm your account before you can ${toDo}.`
    : `Please confirm your email address first. Then you can ${toDo} for this player.`;

export const noSuchPlayer = () => new Rejection("missing", "NoSuchPlayer", "We couldn't find this player.");

const refuseAt = (field: string, message: string) =>
  new Rejection("invalid", "Invalid", message, { issues: [{ path: [field], message }] });

export const inYears = (day: string, years: number) => {
  const later = new Date(`${day}T00:00:00Z`);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later.toISOString().slice(0, 10);
};

/** The 18th birthday, as late as it may be. */
const adultOnOf = ({ birthDate, age, ageRecordedOn }: Pick<PlayerWords, "birthDate" | "age" | "ageRecordedOn">) =>
  birthDate ? inYears(birthDate, adultAge) : inYears(ageRecordedOn!, adultAge - age!);

type Described = Pick<
  AddPlayer,
  | "firstName"
  | "lastName"
  | "birthDate"
  | "age"
  | "position"
  | "experience"
  | "sport"
  | "emergencyContact"
  | "emergencyPhone"
>;

/** As it is recorded: what is empty is left out, and a day of birth says the age. */
export const wordsOf = (form: Described, { today, before }: { today: string; before?: PlayerWords | null }) => {
  const { birthDate, age, firstName, lastName } = form;
  const { position, experience, sport, emergencyContact, emergencyPhone } = form;
  if (birthDate && (birthDate > today || (ageOf({ birthDate }, today) ?? 0) > 120))
    throw refuseAt("birthDate", "Please check the date of birth");
  const hasSameAge = age === before?.age || age === ageOf(before ?? {}, today); // forms show what it has grown to
  const told = birthDate
    ? { birthDate }
    : hasSameAge && before?.ageRecordedOn && !before.birthDate
      ? { age: before.age!, ageRecordedOn: before.ageRecordedOn }
      : { age: age!, ageRecordedOn: today };
  const adultOn = adultOnOf(told);
  const more = { position, experience, sport, emergencyContact, emergencyPhone };
  const present = Object.entries(more).filter(([, value]) => value !== null && value !== undefined);
  return {
    firstName,
    lastName,
    ...told,
    adultOn: before && before.adultOn > adultOn ? before.adultOn : adultOn,
    ...Object.fromEntries(present),
  } as PlayerWords;
};

/** Who is an adult answers for themselves, with an account of their own. */
export const refuseAdult = ({ adultOn, birthDate }: PlayerWords, today: string) => {
  if (adultOn > today) return;
  throw refuseAt(birthDate ? "birthDate" : "age", `Players who are ${adultAge} or older need an account of their own`);
};

export const addPlayer =
  ({ today, ...data }: Omit<Extract<PlayerEvent, { type: "PlayerAdded" }>["data"], "declared"> & { today: string }) =>
  ({ status }: Player): PlayerEvent[] => {
    if (status === "closed") throw noSuchPlayer();
    if (status !== "unknown") return [];
    if (data.personal) refuseAdult(data.personal, today);
    return [{ type: "PlayerAdded", data: { ...data, declared: "parent or legal guardian" } }];
  };

interface Correction {
  readonly changes: CorrectPlayer;
  readonly lastTold?: CorrectPlayer; // by camps since
  readonly today: string;
}

/** What a form leaves out stays as it is. A correction takes nobody's consent away and lifts none. */
export const correctPlayer =
  ({ playerId, ...correction }: { playerId: string } & Correction) =>
  ({ status, words }: Player): PlayerEvent[] => {
    if (status !== "open" || !words) throw noSuchPlayer();
    const next = correctedWords(words, correction);
    return isDeepStrictEqual(next, words) ? [] : [{ type: "PlayerCorrected", data: { playerId, personal: next } }];
  };

export const correctedWords = (words: PlayerWords, { changes, lastTold, today }: Correction) => {
  const said = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const { adultOn: _, ageRecordedOn: __, ...known } = words;
  // Another age replaces a day of birth that was given before.
  const birthDate = "birthDate" in said ? said.birthDate : "age" in said ? null : known.birthDate;
  const form = { ...known, ...lastTold, ...said, birthDate } as Described;
  if (!form.birthDate && (form.age === null || form.age === undefined))
    throw refuseAt("birthDate", "Please enter the date of birth or the age");
  return wordsOf(form, { today, before: words });
};

/** Nothing is decided about the player from here on. The first time counts. */
export const closePlayer =
  (data: Extract<PlayerEvent, { type: "PlayerClosed" }>["data"]) =>
  ({ status, guardians, invitations }: Player): PlayerEvent[] => {
    const isKnown = status === "open" || status === "grown up" || guardians.size > 0 || invitations.size > 0;
    return isKnown ? [{ type: "PlayerClosed", data }] : [];
  };
