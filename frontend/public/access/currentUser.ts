import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import type * as Accounts from "../../../backend/accounts/contract.ts";
import { ApiError, command, query, wordsOf } from "../../shared/api.ts";
import { forgetAllKept, kept } from "../../shared/kept.ts";
import { toast } from "../../shared/toastStore.ts";
import { rendered, useAwake } from "../waking/rendered.ts";
import { maybeSignedIn, onSignedInChange, rememberSignedIn } from "./signedIn.ts";
import { tryAgainWords } from "../../shared/words.ts";
import { currentUserWords as words } from "./words.ts";

// Written out, with types alone imported, so that zod stays out of the landing page.
const currentUserUrl: typeof Accounts.currentUserUrl = "/api/auth/user";
const logoutUrl: typeof Accounts.logoutUrl = "/api/logout";
const userShape = async () => (await import("../../../backend/accounts/contract.ts")).UserView;

export const currentUserKey = [currentUserUrl];

export const useMaybeSignedIn = () =>
  useSyncExternalStore(onSignedInChange, maybeSignedIn, () => rendered()?.signedIn ?? false);

const lastPerson = kept("last-person", { parse: String });
/** What a visitor typed is theirs once they log in; what somebody else typed here before them is not. */
const rememberPerson = ({ id }: Accounts.UserView) => {
  const last = lastPerson.read();
  if (last !== null && last !== id) forgetAllKept();
  if (last !== id) lastPerson.keep(id);
  rememberSignedIn(true);
};

/** Who is logged in: undefined while unknown, null for a visitor. A failing call counts as a visitor. */
export const useCurrentUser = () => {
  // Only asks if somebody has logged in here: a visitor's 401 would be noise.
  const asks = useMaybeSignedIn();
  const awake = useAwake(); // parts of a page hydrate one by one, the later ones with the answer already there
  const { data, isPending } = useQuery({
    queryKey: currentUserKey,
    queryFn: ({ signal }) => query(currentUserUrl, userShape, { signal, signedOut: null }),
    staleTime: 5 * 60_000,
    retry: false,
    enabled: asks,
  });
  useEffect(() => {
    if (data) rememberPerson(data);
  }, [data]);
  if (!awake) return asks ? undefined : null;
  return data ?? (asks && isPending ? undefined : null);
};

/** Somebody has just logged in: nothing of whoever was here before stays in memory. */
export const useArrival = () => {
  const queryClient = useQueryClient();
  return useCallback(
    (user: Accounts.UserView) => {
      rememberPerson(user);
      queryClient.clear();
      queryClient.setQueryData(currentUserKey, user);
    },
    [queryClient],
  );
};

/** Forgets everything the browser keeps of this person. */
export const forgetPerson = () => {
  rememberSignedIn(false);
  forgetAllKept();
};

export const useLogout = () => {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    try {
      await command("POST", logoutUrl);
    } catch (error) {
      // Do not claim that somebody is logged out: the session still stands.
      if (!(error instanceof ApiError && error.status === 401)) {
        toast({ title: words.logoutFailed, text: wordsOf(error, tryAgainWords.pleaseTryAgain), kind: "destructive" });
        return;
      }
    }
    forgetPerson();
    queryClient.clear();
    // A full load: nothing of the session stays in memory either.
    location.assign("/");
  }, [queryClient]);
};
