/** The address of a list, filtered. */
export const listWith = (list: string, filter: object) =>
  `/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
