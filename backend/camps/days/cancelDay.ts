import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { Rejection } from "../../http/rejection.ts";
import { refuseLate } from "../../undo/open.ts";
import { noSuchCamp } from "../admission.ts";
import { booksOf } from "../balance.ts";
import type { Camp } from "../camp.ts";
import { comesOn, dayNumber, daysLeft, daysOf } from "../daysRule.ts";
import { lessDays } from "../quoteRule.ts";
import { coming, type Registration } from "../registration.ts";

type State = Camp | undefined;

export const conflict = (code: string, message: string) => new Rejection("conflict", code, message);
export const noSuchDay = () => new Rejection("missing", "NoSuchDay", "This camp doesn’t take place on that day.");

const requoted = (
  { campId }: Camp,
  registration: Registration,
  { participantCents, ...why }: { day: string; participantCents: number; how?: "undone" },
): Extract<CampEvent, { type: "RegistrationRequoted" }> => {
  const { registrationId, payerId } = registration;
  const totalCents = participantCents * coming(registration).length;
  return {
    type: "RegistrationRequoted",
    data: { campId, registrationId, payerId, ...why, participantCents, totalCents },
  };
};

/** Who would have come on a day, at the price of the days that are left. */
const sharesOf = (camp: Camp, { day, number }: { day: string; number: number }) =>
  [...camp.registrations.values()]
    .filter((one) => coming(one).length > 0 && comesOn(one, number))
    .map((registration) => {
      const days = daysLeft({ ...camp.terms, canceledDays: camp.canceledDays }, registration).length;
      const participantCents = lessDays(registration.participantCents, { days, fewer: 1 });
      return { registration, fact: requoted(camp, registration, { day, participantCents }) };
    });

/** The day, as long as it can be canceled or moved. */
export const upcoming = (known: State, { day, today }: { day: string; today: string }) => {
  if (!known) throw noSuchCamp();
  const number = dayNumber(known.terms, day);
  if (number === undefined) throw noSuchDay();
  if (known.status === "draft") throw conflict("Draft", "This camp hasn't been published.");
  if (known.status === "cancelled") throw conflict("CampCancelled", "This camp was canceled.");
  if (day < today) throw conflict("DayOver", "This day is over.");
  return { camp: known, number };
};

/** One day does not take place: everybody who comes on it is told why, and owes its share no more. */
export const cancelDay =
  ({ day, reason, at, today }: { day: string; reason: string; at: string; today: string }) =>
  (known: State): CampEvent[] => {
    if (known?.canceledDays.includes(day)) return [];
    const { camp, number } = upcoming(known, { day, today });
    if (camp.canceledDays.length + 1 >= daysOf(camp.terms))
      throw conflict("LastDay", "There would be no day left. Please cancel the camp instead.");
    const canceledDays = [...camp.canceledDays, day].toSorted();
    return [
      ...sharesOf(camp, { day, number }).map(({ fact }) => fact), // first: the mail about the day names the new sums
      { type: "CampDayCanceled", data: { campId: camp.campId, day, reason, canceledDays, at } },
    ];
  };

/** The day takes place after all, at the prices from before, unless anything has happened to the camp since. */
export const undoDayCancellation =
  ({ id, isLate }: { id: string; isLate: boolean }) =>
  (camp: State): CampEvent[] => {
    if (!camp) throw noSuchCamp();
    const cancellation = camp.dayCancellation?.id === id ? camp.dayCancellation : undefined;
    if (cancellation?.isUndone) return [];
    refuseLate({ isLate });
    if (!cancellation || cancellation.isFollowed)
      throw conflict("Followed", "Something else has changed since, so the day stays canceled.");
    const { day } = cancellation;
    const canceledDays = camp.canceledDays.filter((one) => one !== day);
    const number = dayNumber(camp.terms, day) ?? 0;
    return [
      { type: "CampDayCancellationUndone", data: { campId: camp.campId, undoes: [id], day, canceledDays } },
      ...[...camp.registrations.values()].flatMap((registration) => {
        const { lastQuote } = registration;
        return lastQuote?.day === day && comesOn(registration, number)
          ? [requoted(camp, registration, { ...lastQuote, how: "undone" })]
          : [];
      }),
    ];
  };

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** What canceling a day would mean, in cents. Throws where it can't be canceled. */
export const dayConsequencesOf = (known: State, of: { day: string; today: string }) => {
  const { camp, number } = upcoming(known, of);
  const shares = camp.canceledDays.includes(of.day) ? [] : sharesOf(camp, { day: of.day, number });
  const money = shares.map(({ registration, fact }) => {
    const { registrationId } = registration;
    const registrations = new Map(camp.registrations).set(registrationId, {
      ...registration,
      totalCents: fact.data.totalCents,
    });
    const before = booksOf(camp, registrationId).balance;
    const after = booksOf({ ...camp, registrations }, registrationId).balance;
    return {
      refund: after.refundDueCents - before.refundDueCents,
      less: before.outstandingCents - after.outstandingCents,
    };
  });
  return {
    families: shares.length,
    children: sum(shares.map(({ registration }) => coming(registration).length)),
    paidFamilies: money.filter(({ refund }) => refund > 0).length,
    refundDueCents: sum(money.map(({ refund }) => refund)),
    lessOwedCents: sum(money.map(({ less }) => less)),
  };
};
