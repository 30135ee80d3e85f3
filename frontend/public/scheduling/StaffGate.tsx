import { Box, Button, type ContainerProps, Skeleton } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { UserView } from "../../../backend/accounts/contract.ts";
import { useCurrentUser } from "../access/currentUser.ts";
import { loginPath } from "../access/returnAddress.ts";
import { Page } from "../frame/Page.tsx";
import { staffGateWords as words } from "./words.ts";

type Denied = { intro: string; to: string; label: string };

const AccessDenied = ({ intro, to, label }: Denied) => (
  <Page title={words.accessDenied} intro={intro} maxWidth="sm">
    <Button component={Link} to={to} variant="contained" size="large" sx={{ mt: 3 }}>
      {label}
    </Button>
  </Page>
);

type Props = {
  path: string;
  title: string;
  intro: string;
  maxWidth?: ContainerProps["maxWidth"];
  children: (user: UserView) => ReactNode;
};

/** A page for those who make schedules. The server refuses everybody else in any case. */
export const StaffGate = ({ path, children, ...page }: Props) => {
  const user = useCurrentUser();
  if (user === null) return <AccessDenied intro={words.pleaseLogInTo} to={loginPath(path)} label={words.logIn} />;
  if (user?.role === "student")
    return <AccessDenied intro={words.youreLoggedInAs} to="/player-dashboard" label={words.playerDashboard} />;
  return (
    <Page {...page}>
      {user ? (
        children(user)
      ) : (
        <Box aria-busy aria-label={words.loadingTheSchedule} sx={{ mt: 3 }}>
          <Skeleton variant="rounded" height={60} />
          <Skeleton variant="rounded" height={560} sx={{ mt: 3, borderRadius: "16px" }} />
        </Box>
      )}
    </Page>
  );
};
