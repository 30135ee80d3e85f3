/** The list of lessons, filtered. */
export const lessonsWith = (filter: object) => `/lessons?filter=${encodeURIComponent(JSON.stringify(filter))}`;
