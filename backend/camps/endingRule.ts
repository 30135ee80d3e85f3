/** A camp, as far as these rules look at it. Completed: its last day is over. */
interface CampNow {
  readonly status: "draft" | "active" | "completed" | "cancelled" | "archived";
  readonly registrationCount: number; // families who come
  readonly waitlistCount: number;
}

export const canBeCancelled = ({ status }: Pick<CampNow, "status">) => status === "active";

/**
 * A deleted camp goes to the archive; one that someone comes to or waits for is cancelled, with a reason they are told.
 */
export const isCancelledByDeletion = (camp: CampNow) =>
  canBeCancelled(camp) && (camp.registrationCount > 0 || camp.waitlistCount > 0);
