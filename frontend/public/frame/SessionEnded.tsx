import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { onSignedOut } from "../../shared/api.ts";
import { currentUserKey, useCurrentUser } from "../access/currentUser.ts";
import { hintStands, maybeSignedIn, rememberSignedIn } from "../access/signedIn.ts";
import { Boundary } from "./Boundary.tsx";

const SessionEndedBanner = lazy(() => import("./SessionEndedBanner.tsx"));

/** Preloaded answers were refused, too, and would be reused for the first call after the next log-in. */
const dropAhead = () => {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=fetch]"))
    void fetch(href, { credentials: "include" }).catch(() => {});
};

/** A call was answered 401 though somebody had logged in: say so, rather than show empty lists. */
export const SessionEnded = () => {
  const [ended, setEnded] = useState(false);
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const { pathname } = useLocation();
  useEffect(
    () =>
      onSignedOut((url) => {
        if (url === "/api/custom-login" || !maybeSignedIn()) return;
        rememberSignedIn(false);
        queryClient.setQueryData(currentUserKey, null);
        setEnded(true);
        dropAhead();
      }),
    [queryClient],
  );
  useEffect(() => {
    // Back after a log-out: the browser restores the page as it was, still showing the person who left.
    const lookAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted && user && !hintStands()) location.reload();
    };
    addEventListener("pageshow", lookAgain);
    return () => removeEventListener("pageshow", lookAgain);
  }, [user]);
  if (!ended || user || pathname === "/login") return null;
  return (
    <Boundary fallback={null}>
      <Suspense fallback={null}>
        <SessionEndedBanner />
      </Suspense>
    </Boundary>
  );
};
