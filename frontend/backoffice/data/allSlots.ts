/** An instructor has dozens of slots, not thousands, so one read serves the board and the count. */
export const allSlots = {
  sort: { field: "startTime", order: "ASC" as const },
  pagination: { page: 1, perPage: 500 },
};
