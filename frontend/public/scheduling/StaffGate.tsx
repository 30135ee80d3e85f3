import { Box, Button, type ContainerProps, Skeleton } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import type { UserView } from "../../../backend/accounts/contract.ts";
import { ApiError } from "../../shared/api.ts";
import { currentUserKey, useCurrentUser } from "../access/currentUser.ts";
import { loginPath } from "../access/returnAddress.ts";
import { Page } from "../frame/Page.tsx";
import { staffGateWords as words } from "./words.ts";

// Seldom needed. A chunk that cannot be fetched must not take the work with it.
const absent = { default: () => <></> };
const RoleChanged = lazy(() => import("../../shared/session/RoleChanged.tsx").catch(() => absent));

type Denied = { intro: string; to: string; label: string };

const AccessDenied = ({ intro, to, label }: Denied) => (
  <Page title={words.accessDenied} intro={intro} maxWidth="sm">
    <Button component={Link} to={to} variant="contained" size="large" sx={{ mt: 3 }}>
      {label}
    </Button>
  </Page>
);

const forPlayers = { label: words.playerDashboard, to: "/player-dashboard" };

/** Asks who is here, also by itself after a write that was forbidden: the role may be gone. */
const useWhoIsHere = () => {
  const queries = useQueryClient();
  const ask = useCallback(() => void queries.invalidateQueries({ queryKey: currentUserKey }), [queries]);
  useEffect(
    () =>
      queries.getMutationCache().subscribe(({ type, mutation }) => {
        const error = type === "updated" && mutation.state.error;
        if (error instanceof ApiError && error.status === 403) ask();
      }),
    [queries, ask],
  );
  return ask;
};

type Props = {
  path: string;
  title: string;
  intro: string;
  maxWidth?: ContainerProps["maxWidth"];
  children: (user: UserView) => ReactNode;
};

/**
 * A page for those who make schedules. The server refuses everybody else in any case. Whoever is in keeps the page and
 * what they typed when their session ends or their role changes.
 */
export const StaffGate = ({ path, children, ...page }: Props) => {
  const user = useCurrentUser();
  const [admitted, setAdmitted] = useState<UserView | null>(null);
  const askWhoIsHere = useWhoIsHere();
  const isPlayer = user?.role === "student";
  if (user && !isPlayer && user !== admitted) setAdmitted(user);
  if (user === null && !admitted)
    return <AccessDenied intro={words.pleaseLogInTo} to={loginPath(path)} label={words.logIn} />;
  if (isPlayer && !admitted) return <AccessDenied intro={words.youreLoggedInAs} {...forPlayers} />;
  const worker = isPlayer ? admitted : (user ?? admitted);
  return (
    <Page {...page}>
      {worker ? (
        children(worker)
      ) : (
        <Box component="section" aria-busy aria-label={words.loadingTheSchedule} sx={{ mt: 3 }}>
          <Skeleton variant="rounded" height={60} />
          <Skeleton variant="rounded" height={560} sx={{ mt: 3, borderRadius: "16px" }} />
        </Box>
      )}
      {isPlayer && (
        <Suspense>
          <RoleChanged
            text={words.youreLoggedInAs}
            action={{ label: forPlayers.label, href: forPlayers.to }}
            onRetry={askWhoIsHere}
          />
        </Suspense>
      )}
    </Page>
  );
};
