import { queryOptions } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { currentUserUrl, UserView } from "../../../backend/accounts/contract.ts";
import { query } from "../../shared/api.ts";

/** Who is signed in; null is nobody. Fresh for five minutes. */
export const currentUser = queryOptions({
  queryKey: [currentUserUrl],
  queryFn: ({ signal }) => query<UserView, null>(currentUserUrl, UserView, { signal, signedOut: null }),
  staleTime: 5 * 60_000,
});

/** The user who was let in. */
export const Me = createContext<UserView | null>(null);

/** The person who is logged in. Below the gate there always is one. */
export const useMe = (): UserView => {
  const me = useContext(Me);
  if (!me) throw new Error("useMe is for screens behind the gate");
  return me;
};
