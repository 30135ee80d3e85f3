import { Box, Button, Link, Typography } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { onSignedOut } from "../../shared/api.ts";
import { scene } from "../../shared/palette.ts";
import { Problem } from "../../shared/Problem.tsx";
import { FrameSkeleton } from "../frame/FrameSkeleton.tsx";
import { place } from "../place.ts";
import { admission } from "./admission.ts";
import { currentUser } from "./me.ts";

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

const AccessDenied = (props: { text: string; action: { label: string; href: string } }) => {
  useEffect(() => {
    document.title = "Access Denied";
  }, []);
  return (
    <Box component="main" sx={{ minHeight: "100dvh", display: "grid", placeItems: "center", p: 3 }}>
      <Box sx={{ textAlign: "center", maxWidth: "44ch" }}>
        <ClosedGate />
        <Typography variant="h1" sx={{ mt: 3 }}>
          Access Denied
        </Typography>
        <Typography sx={{ mt: 1.5, mb: 3.5, color: "text.secondary" }}>{props.text}</Typography>
        <Button variant="contained" size="large" href={props.action.href}>
          {props.action.label}
        </Button>
        <Box sx={{ mt: 2.5 }}>
          <Link href="/">Back to the home page</Link>
        </Box>
      </Box>
    </Box>
  );
};

/** Renders nothing of the dashboards before we know who is here. The address stays, so logging in leads back to it. */
export const Gate = ({ children }: { children: ReactNode }) => {
  const queries = useQueryClient();
  const { data: me, isPending, error, refetch } = useQuery(currentUser);
  useEffect(() => onSignedOut(() => queries.setQueryData(currentUser.queryKey, null)), [queries]);

  if (isPending) return <FrameSkeleton />;
  if (error)
    return (
      <Box component="main" sx={{ maxWidth: 640, mx: "auto", mt: 12, px: 3 }}>
        <Problem title="The dashboard could not be opened" error={error} onRetry={() => void refetch()} />
      </Box>
    );
  const entry = admission(place, me?.role ?? null, location.pathname + location.search);
  return entry.in ? children : <AccessDenied {...entry} />;
};
