import { type Issue, Rejection } from "../http/rejection.ts";
import { ageRefusal } from "./agesRule.ts";
import type { Camp } from "./camp.ts";
import { canceledNumbers, type DayChoice, daysOf, hasDays, isOver, noDay } from "./daysRule.ts";
import { type CampMoment, hasStarted, todayAt } from "./waitlist/offers.ts";

export const noSuchCamp = () => new Rejection("missing", "NoSuchCamp", "We couldn't find this camp.");
export const noSuchRegistration = () =>
  new Rejection("missing", "NoSuchRegistration", "We couldn't find this registration.");

const closed = (code: string, message: string) => new Rejection("conflict", code, message);

/** A camp that takes place. Throws if there is none yet, or it was cancelled or archived. */
const activeCamp = (camp: Camp | undefined): Camp => {
  if (!camp || camp.status === "draft") throw noSuchCamp();
  if (camp.status === "cancelled") throw closed("CampCancelled", "This camp was canceled.");
  if (camp.isArchived) throw closed("CampArchived", "Registration for this camp is closed.");
  return camp;
};

/** A camp that has not begun. Throws for any other. */
export const openCamp = (known: Camp | undefined, moment: CampMoment): Camp => {
  const camp = activeCamp(known);
  if (hasStarted(camp, moment)) throw closed("CampStarted", "This camp has already started.");
  return camp;
};

export const hasEnded = ({ terms }: Pick<Camp, "terms">, moment: CampMoment) => isOver(terms, todayAt(moment));

/** A camp whose last day is not over. Throws for any other. */
export const campNotOver = (known: Camp | undefined, moment: CampMoment): Camp => {
  const camp = activeCamp(known);
  if (hasEnded(camp, moment)) throw closed("CampOver", "This camp is over.");
  return camp;
};

const wrong = (issues: readonly Issue[]) => new Rejection("invalid", "Invalid", issues[0]!.message, { issues });

interface Placed {
  readonly at?: Issue["path"]; // where in the body it stands, if not the n-th typed one
}
export const placeOf = ({ at }: Placed, n: number) => at ?? ["participants", n];

/** Throws beside the age of a child who is younger or older than the camp takes. */
export const refuseAges = ({ terms }: Camp, children: readonly (Placed & { readonly playerAge: number })[]) => {
  const issues = children.flatMap((child, n) => {
    const message = ageRefusal(terms, child.playerAge);
    return message ? [{ path: [...placeOf(child, n), "playerAge"], message }] : [];
  });
  if (issues.length > 0) throw wrong(issues);
};

/**
 * The days on which children come, counted from 1: all of the camp, or those chosen, each of which takes place. `at`:
 * where in the body they stand.
 */
export const chosenDays = (
  { terms, canceledDays }: Camp,
  choice: DayChoice,
  at: readonly string[] = ["selectedDays"],
): number[] => {
  const days = daysOf(terms);
  const refuse = (message: string) => wrong([{ path: at, message }]);
  if (!hasDays(choice)) throw refuse(noDay);
  if (choice.registrationOption === "all_days") return Array.from({ length: days }, (_, n) => n + 1);
  const chosen = [...new Set(choice.selectedDays)].sort((a, b) => a - b);
  if (chosen.some((day) => day < 1 || day > days))
    throw refuse(`This camp has only ${days} ${days === 1 ? "day" : "days"}`);
  const canceled = canceledNumbers({ ...terms, canceledDays });
  const off = chosen.find((day) => canceled.includes(day));
  if (off !== undefined) throw refuse(`Day ${off} was canceled. Please choose another day.`);
  return chosen;
};
