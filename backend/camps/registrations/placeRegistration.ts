import type { CampEvent, PlacedRegistration } from "../../../eventstore/camps/events.ts";
import type { Pickup, RegisteredParticipant } from "../../../eventstore/camps/registrations.ts";
import { inDollars } from "../../../projections/list.ts";
import { type Issue, Rejection } from "../../http/rejection.ts";
import { campNotOver, chosenDays, placeOf, refuseAges } from "../admission.ts";
import { type Camp, camp as camps } from "../camp.ts";
import { divisionOf, hasRoomFor } from "../capacity.ts";
import { divisionFor, divisionName } from "../divisionRule.ts";
import { leaveByRegistering } from "../waitlist/leaveByRegistering.ts";
import { type CampMoment, hasStarted, startOf, withOffers } from "../waitlist/offers.ts";
import { canceledNumbers, daysOf } from "../daysRule.ts";
import { quote } from "../quoteRule.ts";
import { coming, isSame, type Registration } from "../registration.ts";
import type { Sees } from "./seeing.ts";

/** A child as the parent, or what is known of the family's player, describes it. */
export interface Child extends Omit<RegisteredParticipant, keyof Pickup>, Pickup {
  readonly playerId?: string | undefined; // of a player whose family is known
  readonly otherIds?: readonly string[]; // of records of the same player that were merged into that one
  readonly medicalInfo?: string | undefined;
  readonly at?: Issue["path"]; // where in the body it stands
}

/** What a parent asks for. Price, spots and every status are ours to set. */
export interface Placing extends Pick<
  PlacedRegistration,
  "registrationId" | "payerId" | "registrationOption" | "selectedDays" | "paymentMethod" | "agreedTo"
> {
  readonly parent: { readonly parentName: string; readonly parentEmail: string; readonly parentPhone: string };
  readonly children: readonly Child[];
  readonly places?: PlacedRegistration["places"]; // held for them by an offer
  readonly shownCents?: number | undefined; // the amount that the parent was shown; undefined: none
  readonly registerAgain?: boolean | undefined; // told that a child is already registered, the parent means it
  readonly sees?: Sees | undefined; // undefined: only what the account registered
  readonly daysAt?: readonly string[]; // where in the body the days stand
}

const already = (message: string, issues: readonly Issue[] = []) =>
  new Rejection("conflict", "AlreadyRegistered", message, issues.length > 0 ? { issues } : {});

/** Children in this form who already come through one of these registrations, by the name they were registered with. */
const comingBy = (registrations: readonly Registration[], { children }: Placing) => {
  const there = registrations.flatMap(coming);
  return children.flatMap((child, n) =>
    there.some(({ name, playerId }) => isSame(name, child.playerName) && !(playerId && child.playerId))
      ? [{ at: placeOf(child, n), playerName: child.playerName }]
      : [],
  );
};

/** Throws if one of the family's players already comes. A name may be that of two, a player is only one. */
const refusePlayersTwice = ({ registrations }: Camp, { children }: Placing) => {
  const players = [...registrations.values()].flatMap(coming).map(({ playerId }) => playerId);
  const issues = children.flatMap((child, n) => {
    const isTwice = children.slice(0, n).some(({ playerId }) => playerId === child.playerId);
    const ids = [child.playerId, ...(child.otherIds ?? [])];
    if (child.playerId === undefined || !(isTwice || players.some((id) => id && ids.includes(id)))) return [];
    const message = isTwice
      ? `${child.playerName} is in this form twice`
      : `${child.playerName} is already registered for this camp`;
    return [{ path: placeOf(child, n), message }];
  });
  if (issues.length > 0) throw already(`${issues.map(({ message }) => message).join(". ")}.`, issues);
};

/** Throws if a child of this family already comes, through a registration they may see, unless that is intended. */
const refuseTwice = (camp: Camp, placing: Placing) => {
  const { payerId, parent, registerAgain, sees } = placing;
  if (registerAgain) return;
  const seen = [...camp.registrations.values()].filter(
    (one) =>
      (payerId !== null && one.payerId === payerId) ||
      (isSame(one.parentEmail, parent.parentEmail) && sees?.("registration", one.registrationId, camp)),
  );
  const twice = comingBy(seen, placing);
  if (twice.length === 0) return;
  const who = twice.map(({ playerName }) => playerName).join(" and ");
  const message = `${who} ${twice.length === 1 ? "is" : "are"} already registered for this camp. The link to that registration is in the email we sent you. If this is a different player with the same name, please confirm.`;
  const issues = twice.map(({ at, playerName }) => ({
    path: [...at, "playerName"],
    message: `${playerName} is already registered for this camp`,
  }));
  throw already(message, issues);
};

/**
 * The same for someone who typed the address of a registration they may not see. It comes last, where a spot would be
 * taken and the parent written to, so no one can probe unseen whose child comes; and it names no one.
 */
const refuseTwiceUnseen = ({ registrations }: Camp, placing: Placing) => {
  if (placing.registerAgain) return;
  const sameAddress = [...registrations.values()].filter(({ parentEmail }) =>
    isSame(parentEmail, placing.parent.parentEmail),
  );
  if (comingBy(sameAddress, placing).length > 0)
    throw already(
      "It looks like you've already registered for this camp. The link to that registration is in the email we sent you. If this is a different player, please confirm.",
    );
};

/** "the 8U baseball division", as parents know it. */
export const divisionWords = (camp: Camp, id: string | null) => {
  const division = divisionOf(camp, id);
  return division ? `the ${divisionName(division)} division` : "this camp";
};

/** Throws unless all children find a spot, and names what is full, beside each child concerned. */
const refuseFull = (
  camp: Camp,
  children: readonly Child[],
  { wanted, moment }: { wanted: readonly (string | null)[]; moment: CampMoment },
) => {
  if (hasRoomFor(camp, wanted)) return;
  const orWait = (waitlist: string) =>
    hasStarted(camp, moment) ? "" : ` You can join ${waitlist} on the camp's page.`;
  if (camp.terms.divisions.length === 0)
    throw new Rejection(
      "conflict",
      "CampFull",
      wanted.length === 1 || !hasRoomFor(camp, wanted.slice(0, 1))
        ? `This camp is full.${orWait("its waitlist")}`
        : `There aren't enough spots left for all your players.${orWait("the waitlist")}`,
    );
  const together = new Map([...new Set(wanted)].map((id) => [id, wanted.filter((one) => one === id)]));
  const short = [...together].filter(([, same]) => !hasRoomFor(camp, same)).map(([id]) => id);
  const sayOf = (id: string | null) =>
    hasRoomFor(camp, [id])
      ? `There aren't enough spots left in ${divisionWords(camp, id)} for all your players`
      : `${divisionWords(camp, id).replace(/^t/, "T")} is full`;
  const issues = wanted.flatMap((id, n): Issue[] =>
    short.includes(id) ? [{ path: placeOf(children[n]!, n), message: sayOf(id) }] : [],
  );
  const message = `${short.map(sayOf).join(". ")}. Nobody was registered.${orWait("the waitlist")}`;
  throw new Rejection("conflict", "DivisionFull", message, { issues });
};

/** No one pays what they did not see. */
const refuseOtherPrice = (totalCents: number, { shownCents, children: { length } }: Placing) => {
  if (shownCents === undefined || shownCents === totalCents) return;
  const forWhom = length === 1 ? "" : ` for ${length} players`;
  throw new Rejection(
    "conflict",
    "OtherPrice",
    `The price${forWhom} is ${inDollars(totalCents)}, not what your page showed. Please review it before you register.`,
  );
};

/** What is stored of a child, whoever it is. */
export const wordsOf = (child: Child): RegisteredParticipant => {
  const { medicalInfo: _, playerId: __, otherIds: ___, at: ____, ...words } = child;
  return words;
};

/** The spot an offer holds, or the one that fits age and sport. */
const divisionOfChild = (camp: Camp, { places = [] }: Placing, { participantId, playerAge: age, sport }: Child) => {
  const offered = places.find((child) => child.participantId === participantId);
  return offered ? offered.divisionId : divisionFor(camp.terms.divisions, { age, sport });
};

const hour = 60 * 60 * 1000; // ms

/** The fact of a family's spots, at the current price, which then stays. */
const placed = (
  { campId, terms, canceledDays }: Camp,
  { registrationId, payerId, registrationOption, paymentMethod, agreedTo, parent, children }: Placing,
  {
    selectedDays,
    divisions,
    moment: { now, time },
  }: { selectedDays: readonly number[]; divisions: readonly (string | null)[]; moment: CampMoment },
): Extract<CampEvent, { type: "RegistrationPlaced" }> => {
  const typed = children.filter(({ playerId }) => playerId === undefined);
  const medical = typed.flatMap(({ participantId, medicalInfo }) =>
    medicalInfo ? [{ participantId, medicalInfo }] : [],
  );
  const { releaseUnpaidAfterHours: hours } = terms;
  const price = quote(
    { ...terms, days: daysOf(terms), canceledNumbers: canceledNumbers({ ...terms, canceledDays }) },
    { registrationOption, selectedDays, participants: children.length },
  );
  const payBy = hours === null ? undefined : new Date(Date.parse(now) + hours * hour).toISOString();
  const start = startOf({ ...terms, canceledDays }, time); // from then on no spot is released
  const isReleased = payBy !== undefined && price.totalCents > 0 && payBy < start;
  return {
    type: "RegistrationPlaced",
    data: {
      campId,
      registrationId,
      payerId,
      registrationOption,
      selectedDays: [...selectedDays],
      paymentMethod,
      places: children.map(({ participantId }, n) => ({ participantId, divisionId: divisions[n] ?? null })),
      ...price,
      ...(isReleased && { payBy }),
      ...(agreedTo !== undefined && { agreedTo }),
      personal: { ...parent, participants: typed.map(wordsOf) },
      medical: medical.length > 0 ? { participants: medical } : null,
    },
  };
};

/** What is told of those whose family is known, each in words that go when that player is erased. */
const told = ({ campId }: Camp, { registrationId, payerId, children }: Placing): CampEvent[] =>
  children.flatMap((child) => {
    const { participantId, playerId, medicalInfo } = child;
    if (playerId === undefined) return [];
    const { participantId: _, ...personal } = wordsOf(child);
    const medical = medicalInfo ? { medicalInfo } : null;
    const data = { campId, registrationId, payerId, participantId, playerId, personal, medical };
    return [{ type: "ParticipantTold", data }];
  });

/** A family takes spots in a camp: for all of its children or none of them. */
export const placeRegistration =
  (placing: Placing, moment: CampMoment) =>
  (known: Camp | undefined): CampEvent[] => {
    if (known?.registrations.has(placing.registrationId)) return [];
    const withLine = campNotOver(known, moment);
    const leaving = leaveByRegistering(withLine, placing);
    const camp = leaving.reduce<Camp>((state, fact) => camps.evolve(state, fact) ?? state, withLine);
    refuseAges(camp, placing.children);
    const selectedDays = chosenDays(camp, placing, placing.daysAt);
    refusePlayersTwice(camp, placing);
    refuseTwice(camp, placing);
    const divisions = placing.children.map((child) => divisionOfChild(camp, placing, child));
    refuseFull(camp, placing.children, { wanted: divisions, moment });
    const fact = placed(camp, placing, { selectedDays, divisions, moment });
    refuseOtherPrice(fact.data.totalCents, placing);
    refuseTwiceUnseen(camp, placing);
    const placedFacts = [fact, ...told(camp, placing)];
    return leaving.length === 0 ? placedFacts : withOffers(withLine, [...placedFacts, ...leaving], moment);
  };
