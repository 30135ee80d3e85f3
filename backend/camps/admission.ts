import { type Issue, Rejection } from "../http/rejection.ts";
import { ageRefusal } from "./agesContract.ts";
import type { Camp } from "./camp.ts";
import { type CampMoment, hasStarted } from "./offers.ts";
import { daysOf } from "./price.ts";

export const noSuchCamp = () => new Rejection("missing", "NoSuchCamp", "This camp was not found.");
export const noSuchRegistration = () =>
  new Rejection("missing", "NoSuchRegistration", "This registration was not found.");

const closed = (code: string, message: string) => new Rejection("conflict", code, message);

/** A camp that takes place. Throws where there is none, or it was called off or put away. */
const standingCamp = (camp: Camp | undefined): Camp => {
  if (!camp) throw noSuchCamp();
  if (camp.status === "cancelled") throw closed("CampCancelled", "This camp was cancelled.");
  if (camp.isArchived) throw closed("CampArchived", "This camp is over and takes nobody any more.");
  return camp;
};

/** A camp that is still to come. Throws for every other. */
export const openCamp = (known: Camp | undefined, moment: CampMoment): Camp => {
  const camp = standingCamp(known);
  if (hasStarted(camp, moment)) throw closed("CampStarted", "This camp has begun already.");
  return camp;
};

const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
/** The facility's midnight after the last day. */
export const hasEnded = ({ terms }: Pick<Camp, "terms">, { now, time }: CampMoment) =>
  time.instantOf({ date: dayAfter(terms.endDate), time: "00:00" }) <= now;

/** A camp whose last day is not over. Throws for every other. */
export const campNotOver = (known: Camp | undefined, moment: CampMoment): Camp => {
  const camp = standingCamp(known);
  if (hasEnded(camp, moment)) throw closed("CampOver", "This camp is over.");
  return camp;
};

const wrong = (issues: readonly Issue[]) => new Rejection("invalid", "Invalid", issues[0]!.message, { issues });

/** Throws where a child is younger or older than the camp takes, beside its age. */
export const refuseAges = ({ terms }: Camp, children: readonly { playerAge: number }[]) => {
  const issues = children.flatMap(({ playerAge }, n) => {
    const message = ageRefusal(terms, playerAge);
    return message ? [{ path: ["participants", n, "playerAge"], message }] : [];
  });
  if (issues.length > 0) throw wrong(issues);
};

/**
 * The days on which children come, from 1 in order: all of the camp, or those that were chosen. `at`: where in the body
 * they were told.
 */
export const chosenDays = (
  { terms }: Camp,
  told: { registrationOption: "all_days" | "individual_days"; selectedDays: readonly number[] },
  at: readonly string[] = ["selectedDays"],
): number[] => {
  const days = daysOf(terms);
  if (told.registrationOption === "all_days") return Array.from({ length: days }, (_, n) => n + 1);
  const chosen = [...new Set(told.selectedDays)].sort((a, b) => a - b);
  const message =
    chosen.length === 0
      ? "At least one day must be selected"
      : chosen.some((day) => day < 1 || day > days)
        ? `This camp has ${days} ${days === 1 ? "day" : "days"}`
        : undefined;
  if (message) throw wrong([{ path: at, message }]);
  return chosen;
};
