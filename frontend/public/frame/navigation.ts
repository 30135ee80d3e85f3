import type { UserView } from "../../../backend/accounts/contract.ts";
import type { Context, Destination } from "../context.ts";
import { contexts } from "../contexts.ts";
import { navigationWords as words } from "./words.ts";

export type Person = UserView | null | undefined;

/** Each role has its own dashboard; the staff's are in the back office, another application. */
const dashboards: readonly Destination[] = [
  {
    to: "/instructor-dashboard",
    label: words.instructorDashboard,
    isFor: (role) => role === "instructor",
    otherApplication: true,
  },
  {
    to: "/player-dashboard",
    label: words.playerDashboard,
    isFor: (role) => role !== undefined && role !== "instructor",
  },
];
const faces: readonly Context[] = contexts;
const all = [...faces.flatMap(({ destinations = [] }) => destinations), ...dashboards];

/** The bar's links for each role. */
export const destinations = (user: Pick<NonNullable<Person>, "role"> | null | undefined) =>
  all.filter(({ isFor }) => isFor?.(user?.role) ?? true);
