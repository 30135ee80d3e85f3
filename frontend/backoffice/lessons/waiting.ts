import type { Role } from "../../../backend/accounts/contract.ts";

type Person = { id: string; role: Role };

/** An instructor may also take lessons from others; the dashboards are about the lessons given. */
export const givenBy = ({ id, role }: Person) => (role === "admin" ? {} : { instructorId: id });

/** Asked for and not answered yet, soonest first. Shared, so the count in the frame and the queue are one read. */
export const waitingLessons = (me: Person) => ({
  filter: { status: "pending", ...givenBy(me) },
  sort: { field: "scheduledDate", order: "ASC" as const },
  pagination: { page: 1, perPage: 50 },
});
