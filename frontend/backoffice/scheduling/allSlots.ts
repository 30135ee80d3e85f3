/** An instructor has dozens of slots, not thousands: the board and the count are one read. */
export const allSlots = {
  sort: { field: "startTime", order: "ASC" as const },
  pagination: { page: 1, perPage: 500 },
};
