/**
 * One row is always read anew when it is opened: reading a list puts its rows into react-admin's cache only where none
 * is, and marks the older row that it finds there as fresh.
 */
export const freshRow = { refetchOnMount: "always" as const };
