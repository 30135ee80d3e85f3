import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { cents } from "../../../shared/formats.ts";
import { isRefundDue } from "../registrations/moves.ts";

export interface CampPayments {
  readonly id: string;
  readonly title: string;
  readonly startDate: string;
  readonly isCancelled: boolean;
  readonly registrations: readonly RegistrationView[];
}

/**
 * Registrations that stand, and withdrawn ones that are still to be refunded, grouped by camp. Camps are ordered by
 * start date, registrations by when they came.
 */
export const byCamp = (registrations: readonly RegistrationView[]): CampPayments[] => {
  const camps = new Map<string, CampPayments & { registrations: RegistrationView[] }>();
  for (const one of registrations.toSorted((a, b) => a.registrationDate.localeCompare(b.registrationDate))) {
    if (one.registrationStatus === "withdrawn" && !isRefundDue(one)) continue;
    const known = camps.get(one.campId);
    if (known) known.registrations.push(one);
    else
      camps.set(one.campId, {
        id: one.campId,
        title: one.campTitle,
        startDate: one.campStartDate,
        isCancelled: one.campIsCancelled,
        registrations: [one],
      });
  }
  return [...camps.values()].toSorted(
    (a, b) => a.startDate.localeCompare(b.startDate) || a.title.localeCompare(b.title),
  );
};

/** How much of one camp is to be refunded, in dollars, and to how many families. */
export const refundsDue = (registrations: readonly RegistrationView[]) => {
  const due = registrations.filter(isRefundDue);
  const dueCents = due.reduce((sum, { money }) => sum + cents(money.refundDue), 0);
  return { families: due.length, dollars: dueCents / 100 };
};
