import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { onSignedOut } from "../../shared/api.ts";
import { currentUserKey, useCurrentUser } from "../accounts/currentUser.ts";
import { maybeSignedIn, rememberSignedIn } from "../accounts/signedIn.ts";

const SessionEndedBanner = lazy(() => import("./SessionEndedBanner.tsx"));

/** A call answered 401 though somebody had logged in here: say so, rather than show empty lists without a word. */
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
      }),
    [queryClient],
  );
  if (!ended || user || pathname === "/login") return null;
  return (
    <Suspense fallback={null}>
      <SessionEndedBanner onClose={() => setEnded(false)} />
    </Suspense>
  );
};
