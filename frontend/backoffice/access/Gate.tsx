import { Box, Button, Link, Typography } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { UserView } from "../../../backend/accounts/contract.ts";
import { scene } from "../../shared/palette.ts";
import { Problem } from "../../shared/Problem.tsx";
import { useLogInAgain } from "../../shared/session/useLogInAgain.ts";
import { FrameSkeleton } from "../frame/FrameSkeleton.tsx";
import { TopBar } from "../frame/navigation/TopBar.tsx";
import { place } from "../place.ts";
import { admission, ownAddress, type Refusal } from "./admission.ts";
import { logOut } from "./authProvider.ts";
import { currentUser, Me } from "./me.ts";
import { gateWords as words } from "./words.ts";

/** A picture of a closed gate to the field. */
const ClosedGate = () => (
  <svg viewBox="0 0 200 120" width="200" height="120" aria-hidden>
    <path d="M12 108h176" stroke={scene.clay} strokeWidth="6" strokeLinecap="round" />
    <path d="M30 108V26m140 82V26" stroke={scene.fieldLight} strokeWidth="7" strokeLinecap="round" />
    <path
      d="M40 100V40h56v60m8 0V40h56v60M40 62h56m8 0h56M40 82h56m8 0h56M58 40v60m20-60v60m44-60v60m20-60v60"
      stroke={scene.mown}
      strokeWidth="3"
      fill="none"
      strokeLinejoin="round"
    />
    <circle cx="100" cy="70" r="17" fill={scene.chalk} stroke={scene.clay} strokeWidth="2" />
    <path
      d="M89 59c6 6 6 16 0 22m22-22c-6 6-6 16 0 22"
      stroke={scene.stitch}
      strokeWidth="2.5"
      fill="none"
      strokeDasharray="3 3"
    />
  </svg>
);

const AccessDenied = ({ me, text, action }: { me: UserView | null } & Refusal) => {
  useEffect(() => {
    document.title = words.accessDenied;
  }, []);
  return (
    <>
      <TopBar me={me} />
      <Box component="main" sx={{ minHeight: "100dvh", display: "grid", placeItems: "center", p: 3, pt: 12 }}>
        <Box sx={{ textAlign: "center", maxWidth: "44ch" }}>
          <ClosedGate />
          <Typography variant="h1" sx={{ mt: 3 }}>
            {words.accessDenied}
          </Typography>
          <Typography sx={{ mt: 1.5, mb: 3.5, color: "text.secondary" }}>{text}</Typography>
          <Button variant="contained" size="large" href={action.href}>
            {action.label}
          </Button>
          <Box sx={{ mt: 2.5 }}>
            <Link href="/">{words.backToHome}</Link>
          </Box>
        </Box>
      </Box>
    </>
  );
};

// Seldom needed. A chunk that cannot be fetched must not take the work with it.
const absent = { default: () => <></> };
const LogInAgain = lazy(() => import("../../shared/session/LogInAgain.tsx").catch(() => absent));
const RoleChanged = lazy(() => import("../../shared/session/RoleChanged.tsx").catch(() => absent));

/** Leads there, so that "back" leads to where one came from. */
const Elsewhere = ({ to }: { to: string }) => {
  useEffect(() => location.replace(to), [to]);
  return <FrameSkeleton />;
};

const nothing = () => {};

/**
 * Renders nothing of the dashboards before we know who is here. The address stays, so logging in leads back to it. Whoever
 * is in keeps their screens and what they typed when their session ends or their role changes.
 */
export const Gate = ({ children }: { children: ReactNode }) => {
  const queries = useQueryClient();
  const { data: me, error, refetch } = useQuery(currentUser);
  const [admitted, setAdmitted] = useState<UserView | null>(null);
  const { asks, answer } = useLogInAgain(Boolean(me?.email), nothing);

  if (me === undefined && !error) return <FrameSkeleton />;
  if (me === undefined)
    return (
      <Box component="main" sx={{ maxWidth: 640, mx: "auto", mt: 12, px: 3 }}>
        <Problem title={words.weCouldntOpen} error={error} onRetry={() => void refetch()} />
      </Box>
    );
  const path = location.pathname + location.search;
  const own = me && !admitted && ownAddress(place, me.role, path);
  if (own) return <Elsewhere to={own} />;
  const entry = admission(place, me?.role ?? null, path);
  if (entry.in && me !== admitted) setAdmitted(me);
  if (!entry.in && !(me && admitted)) return <AccessDenied me={me} {...entry} />;
  return (
    <>
      <Me value={entry.in ? me : admitted}>{children}</Me>
      <Suspense>
        {!entry.in && <RoleChanged {...entry} onRetry={() => void refetch()} />}
        {asks && me?.email && (
          <LogInAgain
            email={me.email}
            otherwise={words.leave}
            onLoggedIn={(again) => {
              queries.setQueryData(currentUser.queryKey, again);
              answer(true);
            }}
            onNotNow={() => void logOut(queries)}
          />
        )}
      </Suspense>
    </>
  );
};
