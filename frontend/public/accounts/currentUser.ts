import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type * as Accounts from "../../../backend/accounts/contract.ts";
import { command, query } from "../../shared/api.ts";
import { forgetLastBooking } from "../booking/lastBooking.ts";
import { forgetBookingDraft } from "../booking/bookingDraft.ts";
import { maybeSignedIn, onSignedInChange, rememberSignedIn } from "./signedIn.ts";

// Written out, and only their types taken, so that zod stays out of the landing page.
const currentUserUrl: typeof Accounts.currentUserUrl = "/api/auth/user";
const logoutUrl: typeof Accounts.logoutUrl = "/api/logout";
const userShape = async () => (await import("../../../backend/accounts/contract.ts")).UserView;

export const currentUserKey = [currentUserUrl];

export const useMaybeSignedIn = () => useSyncExternalStore(onSignedInChange, maybeSignedIn, () => false);

/** Who is logged in: undefined while unknown, null for a visitor. A failing call means nobody is. */
export const useCurrentUser = () => {
  const known = useMaybeSignedIn();
  // The landing page asks only for people who have logged in here before: a visitor's 401 would be noise.
  const asks = useLocation().pathname !== "/" || known;
  const { data, isPending } = useQuery({
    queryKey: currentUserKey,
    queryFn: ({ signal }) => query(currentUserUrl, userShape, { signal, signedOut: null }),
    staleTime: 5 * 60_000,
    retry: false,
    enabled: asks,
  });
  useEffect(() => {
    if (data) rememberSignedIn(true);
  }, [data]);
  return data ?? (asks && isPending ? undefined : null);
};

/** Whatever of this person the browser keeps goes with them. */
export const forgetPerson = () => {
  rememberSignedIn(false);
  forgetLastBooking();
  forgetBookingDraft();
};

export const useLogout = () => {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await command("POST", logoutUrl).catch(() => {});
    forgetPerson();
    queryClient.clear();
    // A full load: nothing of the session stays in memory either.
    location.assign("/");
  }, [queryClient]);
};
