import type { Query } from "@tanstack/react-query";

const justNow = 2000; // ms

/** For `refetchOnMount`: reads anew, except what another part of the screen read a moment ago. */
export const anew = ({ state: { dataUpdatedAt } }: Pick<Query, "state">) =>
  Date.now() - dataUpdatedAt > justNow ? ("always" as const) : false;
