import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useLogInAgain } from "../../shared/session/useLogInAgain.ts";
import { currentUserKey, useCurrentUser } from "../access/currentUser.ts";
import { hintStands, maybeSignedIn, rememberSignedIn } from "../access/signedIn.ts";
import { Boundary } from "./Boundary.tsx";
import { sessionEndedWords as words } from "./words.ts";

const LogInAgain = lazy(() => import("../../shared/session/LogInAgain.tsx"));
const SessionEndedBanner = lazy(() => import("./SessionEndedBanner.tsx"));

/** Preloaded answers were refused, too, and would be reused for the first call after the next log-in. */
const dropAhead = () => {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=fetch]"))
    void fetch(href, { credentials: "include" }).catch(() => {});
};

/**
 * A call was answered 401 though somebody had logged in: say so, rather than show empty lists. In the middle of a visit
 * they can log in again without leaving the page, at once or later.
 */
export const SessionEnded = () => {
  const [ended, setEnded] = useState<{ email?: string } | null>(null);
  const [returns, setReturns] = useState(false);
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const here = user?.email;
  const { pathname } = useLocation();
  const end = useCallback(() => {
    if (!maybeSignedIn()) return;
    rememberSignedIn(false);
    queryClient.setQueryData(currentUserKey, null);
    setEnded(here ? { email: here } : {});
    dropAhead();
  }, [queryClient, here]);
  const { asks, answer } = useLogInAgain(Boolean(here), end);
  useEffect(() => {
    // Back after a log-out: the browser restores the page as it was, still showing the person who left.
    const lookAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted && user && !hintStands()) location.reload();
    };
    addEventListener("pageshow", lookAgain);
    return () => removeEventListener("pageshow", lookAgain);
  }, [user]);
  const isOver = ended && !user && pathname !== "/login";
  if (!asks && !isOver) return null;
  const email = asks ? here : returns && ended?.email;
  return (
    <Boundary fallback={null}>
      <Suspense fallback={null}>
        {email ? (
          <LogInAgain
            email={email}
            otherwise={words.notNow}
            onLoggedIn={(again) => {
              rememberSignedIn(true);
              queryClient.setQueryData(currentUserKey, again);
              setReturns(false);
              answer(true);
              if (!asks) void queryClient.invalidateQueries(); // what was read meanwhile is a visitor's
            }}
            onNotNow={() => {
              end();
              setReturns(false);
              answer(false);
            }}
          />
        ) : (
          <SessionEndedBanner {...(ended?.email && { onLogIn: () => setReturns(true) })} />
        )}
      </Suspense>
    </Boundary>
  );
};
