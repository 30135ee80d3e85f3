/** Asked for and not answered yet, soonest first. Shared, so the count in the frame and the queue are one read. */
export const waitingLessons = {
  filter: { status: "pending" },
  sort: { field: "scheduledDate", order: "ASC" as const },
  pagination: { page: 1, perPage: 50 },
};
