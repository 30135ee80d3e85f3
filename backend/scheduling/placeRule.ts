const spelled = (place: string) => place.trim().replace(/\s+/g, " ").toLowerCase();

/** Whether two coaches would be in each other's way. `shared`: places with room for many. */
export const isSamePlace = (one: string, other: string, shared: readonly string[]) =>
  spelled(one) === spelled(other) && !shared.some((place) => spelled(place) === spelled(one));
