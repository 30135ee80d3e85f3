import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  ProvidersPage,
  type subscriptionCheckoutUrl,
  type subscriptionPortalUrl,
  subscriptionStatusUrl,
  SubscriptionView,
} from "../../../backend/memberships/subscriptionContract.ts";
import { command, query } from "../../shared/api.ts";

export const ofPlayer = (url: string, playerId: string) => `${url}?playerId=${encodeURIComponent(playerId)}`;

/** Asks again every two seconds while `isAwaited`. It never repeats a call that failed. */
export const useSubscription = (playerId: string | undefined, { isAwaited }: { isAwaited: boolean }) => {
  const url = ofPlayer(subscriptionStatusUrl, playerId ?? "");
  return useQuery({
    queryKey: [url],
    enabled: playerId !== undefined,
    queryFn: ({ signal }) => query(url, SubscriptionView, { signal }),
    retry: false,
    refetchOnMount: "always",
    refetchOnWindowFocus: "always", // paying happens in another tab
    ...(isAwaited && { refetchInterval: 2000 }),
  });
};

/** Everything that shows a membership. */
export const useMembershipChanged = () => {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({ predicate: ({ queryKey: [first] }) => String(first).startsWith("/api/subscription") });
};

/**
 * Opens a page of the card provider's in a tab of its own. The tab is opened at once, since browsers block one that
 * comes later; where they block it anyway, this tab goes there.
 */
export const useProvidersPage = (url: typeof subscriptionCheckoutUrl | typeof subscriptionPortalUrl) => {
  const changed = useMembershipChanged();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ playerId }: { playerId: string; tab: Window | null }) =>
      ProvidersPage.parse(await command("POST", url, { playerId })),
    onSuccess: ({ url: page }, { tab }) => {
      if (tab && !tab.closed) tab.location.replace(page);
      else location.assign(page);
    },
    onError: (_, { tab }) => {
      tab?.close();
      void changed(); // a refusal says that it stands otherwise than shown
    },
  });
  const open = (playerId: string) => {
    const tab = window.open("about:blank", "_blank");
    if (tab) tab.opener = null;
    mutate({ playerId, tab });
  };
  return { open, isOpening: isPending, error };
};
