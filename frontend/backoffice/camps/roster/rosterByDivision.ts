import type { CampView, DivisionView, ParticipantView, RegistrationView } from "../../../../backend/camps/contract.ts";

/** A participating child with its registration. */
export interface Child extends ParticipantView {
  readonly registration: RegistrationView;
}
export interface Group {
  readonly division: DivisionView | null; // null: the camp has none, or the owner still decides
  readonly children: readonly Child[];
}

const byName = (a: Child, b: Child) => (a.playerName ?? "~").localeCompare(b.playerName ?? "~");

/**
 * Who comes, division by division in the camp's order, each sorted by name. Empty divisions are listed too, so that a
 * coach sees where there is room; children without a division come first, because somebody has to place them.
 */
export const rosterByDivision = (
  { divisions }: Pick<CampView, "divisions">,
  registrations: readonly RegistrationView[],
): Group[] => {
  const children = registrations
    .filter(({ registrationStatus }) => registrationStatus === "confirmed")
    .flatMap((registration) => registration.participants.map((child) => ({ ...child, registration })))
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .toSorted(byName);
  const known = new Set(divisions.map(({ id }) => id));
  const unplaced = children.filter(({ divisionId }) => divisionId === null || !known.has(divisionId));
  return [
    ...(unplaced.length > 0 ? [{ division: null, children: unplaced }] : []),
    ...divisions.map((division) => ({
      division,
      children: children.filter(({ divisionId }) => divisionId === division.id),
    })),
  ];
};
