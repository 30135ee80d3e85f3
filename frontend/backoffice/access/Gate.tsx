import { Box } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { onSignedOut } from "../../shared/api.ts";
import { Problem } from "../../shared/Problem.tsx";
import { FrameSkeleton } from "../frame/FrameSkeleton.tsx";
import { place } from "../place.ts";
import { AccessDenied } from "./AccessDenied.tsx";
import { admission } from "./admission.ts";
import { currentUser } from "./me.ts";

/** Nothing of the dashboards is drawn before we know who asks. The address stays, so logging in leads back to it. */
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
