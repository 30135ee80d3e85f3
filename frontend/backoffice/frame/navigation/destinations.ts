import AdminPanelSettingsIcon from "@mui/icons-material/AdminPanelSettingsOutlined";
import OverviewIcon from "@mui/icons-material/SpaceDashboardOutlined";
import { matchPath } from "react-router";
import type { Role } from "../../../../backend/accounts/contract.ts";
import { type Context, type Destination, type Group, groups } from "../../context.ts";
import { loginHref } from "../../access/admission.ts";
import { type Dashboard, dashboardOf, homeOf, isShownAt, type Place } from "../../place.ts";
import { destinationsWords as words } from "../words.ts";

/** A destination as shown in the navigation. */
export type NavigationItem = Pick<Destination, "to" | "label" | "icon" | "group" | "isSeldom"> & {
  with: readonly string[]; // screens that belong to it
  waiting: readonly (() => number)[]; // hooks that count what waits there
  isAway?: true; // another page load
};

const overview: Record<Dashboard, Destination> = {
  instructor: { to: "/", label: words.overview, icon: OverviewIcon, group: "today", order: 0 },
  admin: { to: "/", label: words.overview, icon: AdminPanelSettingsIcon, group: "today", order: 0 },
};

/** The address of a dashboard's screen, as seen from here. */
export const addressFrom = ({ place, role, to }: { place: Place; role: Role; to: string }) =>
  place === "tools" ? homeOf(role) + to.replace(/^\/$/, "") : to;

const screensUnder = (to: string, contexts: readonly Context[], place: Place) =>
  contexts
    .flatMap(({ resources = [], pages = [] }) => [
      ...resources.map(({ name, ...where }) => ({ path: `/${name}`, ...where })),
      ...pages,
    ])
    .filter((screen) => screen.under === to && isShownAt(place, screen))
    .map(({ path }) => path);

const waitingAt = (to: string, contexts: readonly Context[]) => contexts.flatMap(({ waiting }) => waiting?.[to] ?? []);

/** The screens of a dashboard, group by group. From a tool, each is a page load. */
export const destinations = (contexts: readonly Context[], place: Place, role: Role): NavigationItem[] => {
  const dashboard = place === "tools" ? dashboardOf(role) : place;
  const isForOthers = dashboard === "admin" && role !== "admin";
  const others = contexts
    .flatMap(({ destinations = [] }) => destinations)
    .filter(({ at = dashboard }) => at === dashboard)
    .toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.order - b.order);
  return [overview[dashboard], ...(isForOthers ? [] : others)].map(({ to, label, icon, group, isSeldom }) => ({
    to: addressFrom({ place, role, to }),
    label,
    icon,
    group,
    ...(isSeldom && { isSeldom }),
    with: screensUnder(to, contexts, place),
    waiting: waitingAt(to, contexts),
    ...(place === "tools" && { isAway: true }),
  }));
};

/** The groups that have any of these, each with its own. */
export const grouped = (items: readonly NavigationItem[]): { group: Group; label: string; items: NavigationItem[] }[] =>
  groups
    .map((group) => ({ group, label: words[group], items: items.filter((item) => item.group === group) }))
    .filter(({ items }) => items.length > 0);

const ownPages: Record<Role, { href: string; label: string }[]> = {
  student: [{ href: "/player-dashboard", label: words.playerDashboard }],
  instructor: [
    { href: "/instructor-dashboard", label: words.instructorDashboard },
    { href: "/admin-dashboard", label: words.adminDashboard },
  ],
  admin: [{ href: "/admin-dashboard", label: words.adminDashboard }],
};

/** Pages outside this dashboard, also for those who may not enter it; each is a page load of its own. */
export const elsewhere = (role: Role | null) => [
  { href: "/camps-clinics", label: words.campsClinics },
  { href: "/book-lesson", label: words.bookLesson },
  ...(role ? ownPages[role] : []),
  { href: "/landing", label: words.home },
];

/** For visitors. */
export const wayIn = () => [
  { href: loginHref(location.pathname + location.search), label: words.login },
  { href: "/register", label: words.signUp },
];

/** Whether this path is a part of the destination, for the highlight in the navigation. */
export const isAt = ({ to, with: also }: Pick<NavigationItem, "to" | "with">, pathname: string) =>
  [to, ...also].some((path) => matchPath({ path, end: path === "/" }, pathname));
