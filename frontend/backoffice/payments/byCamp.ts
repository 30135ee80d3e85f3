import type { RegistrationView } from "../../../backend/camps/contract.ts";

export interface CampPayments {
  readonly id: string;
  readonly title: string;
  readonly startDate: string;
  readonly registrations: readonly RegistrationView[];
}

/** Registrations that stand, camp by camp in the order in which they begin; within one in the order they came. */
export const byCamp = (registrations: readonly RegistrationView[]): CampPayments[] => {
  const camps = new Map<string, CampPayments & { registrations: RegistrationView[] }>();
  for (const one of registrations.toSorted((a, b) => a.registrationDate.localeCompare(b.registrationDate))) {
    if (one.registrationStatus === "withdrawn") continue;
    const known = camps.get(one.campId);
    if (known) known.registrations.push(one);
    else
      camps.set(one.campId, {
        id: one.campId,
        title: one.campTitle,
        startDate: one.campStartDate,
        registrations: [one],
      });
  }
  return [...camps.values()].toSorted(
    (a, b) => a.startDate.localeCompare(b.startDate) || a.title.localeCompare(b.title),
  );
};
