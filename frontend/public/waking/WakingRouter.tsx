import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router";
import type { Rendered } from "./rendered.ts";

const history = createBrowserHistory({ v5Compat: true });

/** The address that the markup was rendered for, with what it does not show taken from the real one. */
const renderedLocation = ({ url, parameters }: Rendered) => {
  const [, search = ""] = url.split("?");
  const told = new URLSearchParams(history.location.search);
  const query = new URLSearchParams(search);
  for (const name of parameters) query.set(name, told.get(name) ?? "");
  return { ...history.location, search: query.size ? `?${query}` : "", hash: "" };
};

/** React Router's BrowserRouter for a page rendered at build, which knew no more of the address than its path. */
export const WakingRouter = ({ rendered, children }: { rendered: Rendered; children: ReactNode }) => {
  const [{ location, action }, setState] = useState(() => ({
    location: renderedLocation(rendered),
    action: history.action,
  }));
  const [first] = useState(location);
  useLayoutEffect(() => {
    const follow = () => setState({ location: history.location, action: history.action });
    if (history.location.search !== first.search || history.location.hash) follow();
    return history.listen(() => startTransition(follow)); // until a page is there, the old one stays
  }, [first]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
};
