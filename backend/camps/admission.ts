import { type Issue, Rejection } from "../rejection.ts";
import type { Camp } from "./camp.ts";
import { type CampMoment, hasStarted } from "./offers.ts";
import { daysOf } from "./price.ts";

export const noSuchCamp = () => new Rejection("missing", "NoSuchCamp", "This camp was not found.");

const closed = (code: string, message: string) => new Rejection("conflict", code, message);

/** A camp that still takes children. Throws where there is none, or it does not any more. */
export const openCamp = (camp: Camp | undefined, moment: CampMoment): Camp => {
  if (!camp) throw noSuchCamp();
  if (camp.status === "cancelled") throw closed("CampCancelled", "This camp was cancelled.");
  if (camp.isArchived) throw closed("CampArchived", "This camp is over and takes nobody any more.");
  if (hasStarted(camp, moment)) throw closed("CampStarted", "This camp has begun already.");
  return camp;
};

const wrong = (issues: readonly Issue[]) => new Rejection("invalid", "Invalid", issues[0]!.message, { issues });

/** Throws where a child is younger or older than the camp takes, beside its age. */
export const refuseAges = ({ terms: { ageMin, ageMax } }: Camp, children: readonly { playerAge: number }[]) => {
  const lowest = ageMin ?? 0;
  const highest = ageMax ?? Number.POSITIVE_INFINITY;
  const takes =
    ageMax === null
      ? `from ${lowest} years on`
      : ageMin === null
        ? `up to ${ageMax} years`
        : `from ${ageMin} to ${ageMax} years`;
  const issues = children.flatMap(({ playerAge }, n) =>
    playerAge < lowest || playerAge > highest
      ? [{ path: ["participants", n, "playerAge"], message: `This camp is for players ${takes}` }]
      : [],
  );
  if (issues.length > 0) throw wrong(issues);
};

/** The days on which children come, from 1 in order: all of the camp, or those that were chosen. */
export const chosenDays = (
  { terms }: Camp,
  told: { registrationOption: "all_days" | "individual_days"; selectedDays: readonly number[] },
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
  if (message) throw wrong([{ path: ["selectedDays"], message }]);
  return chosen;
};
