import { type ComponentType, lazy } from "react";
import { matchPath } from "react-router";
import type { PageFiles } from "./context.ts";
import { contexts } from "./contexts.ts";

/** Pages of no context. */
const others = {
  "/": "./landing/Landing.tsx",
  "/player-dashboard": "./dashboard/PlayerDashboardPage.tsx",
  "/players": "./dashboard/family/PlayersPage.tsx",
  "*": "./frame/NotFoundPage.tsx",
} as const satisfies PageFiles;

type PathOf<P> = P extends PageFiles ? keyof P & string : never;
type Path = PathOf<(typeof contexts)[number]["pages"] | typeof others>;

/** Every page is its own chunk. The build reads this too, to tell the shell which files belong to which path. */
export const pageFiles: Readonly<Record<Path, string>> = Object.assign(
  {},
  ...contexts.map(({ pages }) => pages),
  others,
);

/** `ready` loads the chunks that the page needs at once at this address. */
export type PageModule = { default: ComponentType; ready?: (query: URLSearchParams) => Promise<unknown> };
type Load = () => Promise<PageModule>;
const loaders = import.meta.glob<PageModule>(["./**/*Page.tsx", "!./frame/Page.tsx", "./landing/Landing.tsx"]);
const page = ([path, file]: [string, string]) => {
  const load: Load = loaders[file] ?? (() => Promise.reject(new Error(`There is no page ${file}`)));
  return { path, load, Page: lazy(load) };
};
export const pages = Object.entries(pageFiles).map(page);

export const pageAt = (pathname: string) => pages.find(({ path }) => matchPath(path, pathname));

/** Fetches a page's chunk ahead of time. A failure only shows when the page is opened. */
export const preloadPage = async (pathname: string) => {
  await pageAt(pathname)
    ?.load()
    .catch(() => {});
};
