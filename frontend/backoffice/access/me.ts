import { queryOptions, useQuery } from "@tanstack/react-query";
import { currentUserUrl, UserView } from "../../../backend/accounts/contract.ts";
import { query } from "../../shared/api.ts";

/** Who is signed in; null is nobody. Fresh for five minutes. */
export const currentUser = queryOptions({
  queryKey: [currentUserUrl],
  queryFn: ({ signal }) => query<UserView, null>(currentUserUrl, UserView, { signal, signedOut: null }),
  staleTime: 5 * 60_000,
});

/** The person who is logged in. Below the gate there always is one. */
export const useMe = (): UserView => {
  const { data } = useQuery(currentUser);
  if (!data) throw new Error("useMe is for screens behind the gate");
  return data;
};
