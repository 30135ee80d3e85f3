import type { Role } from "../../../backend/accounts/contract.ts";
import type { Context } from "../context.ts";
import { homeOf, isShownAt, place } from "../place.ts";

/** Where something that was found is shown: its own screen, or its list's. From a tool, that is another page load. */
export const addressIn = (
  contexts: readonly Context[],
  { role, list, id }: { role: Role; list: string; id: string },
) => {
  const resource = contexts.flatMap(({ resources = [] }) => resources).find(({ name }) => name === list);
  const path = resource?.show ? `/${list}/${encodeURIComponent(id)}/show` : `/${list}`;
  const isAway = place === "tools" || !isShownAt(place, resource ?? {});
  return { to: isAway ? homeOf(role) + path : path, isAway };
};
