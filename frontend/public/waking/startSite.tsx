import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router";
import { pageAt } from "../pages.ts";
import { answersInPage, clientWith } from "./answersInPage.ts";
import { rendered, type Rendered } from "./rendered.ts";
import { Site } from "../Site.tsx";
import { submitNow } from "./submitNow.ts";
import "../../shared/fonts.ts";

const history = createBrowserHistory({ v5Compat: true });

/** The address that the markup was rendered for, with the values it does not show taken from the real one. */
const renderedLocation = ({ url, parameters }: Rendered) => {
  const [, search = ""] = url.split("?");
  const told = new URLSearchParams(history.location.search);
  const query = new URLSearchParams(search);
  for (const name of parameters) query.set(name, told.get(name) ?? "");
  return { ...history.location, search: query.size ? `?${query}` : "", hash: "" };
};

/** React Router's BrowserRouter for a page rendered at build, which knew no more of the address than its path. */
const WakingRouter = ({ rendered, children }: { rendered: Rendered; children: ReactNode }) => {
  const [{ location, action }, setState] = useState(() => ({
    location: renderedLocation(rendered),
    action: history.action,
  }));
  const [first] = useState(location);
  useLayoutEffect(() => {
    const follow = () => setState({ location: history.location, action: history.action });
    if (history.location.search !== first.search || history.location.hash) follow();
    return history.listen(() => startTransition(follow)); // the old page stays until the new one is there
  }, [first]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
};

const root = document.getElementById("root");
const about = rendered();
const queryClient = clientWith(answersInPage());

if (root && about) {
  const page = pageAt(location.pathname);
  const module = await page?.load();
  await module?.ready?.(new URLSearchParams(location.search));
  // A transition hydrates the page in small pieces.
  startTransition(
    () =>
      void hydrateRoot(
        root,
        <WakingRouter rendered={about}>
          <Site queryClient={queryClient} first={page && module && { path: page.path, Page: module.default }} />
        </WakingRouter>,
      ),
  );
} else if (root) {
  // The file holds no page, only a skeleton that stays until the first render.
  submitNow();
  startTransition(() =>
    createRoot(root).render(
      <BrowserRouter>
        <Site queryClient={queryClient} />
      </BrowserRouter>,
    ),
  );
}
