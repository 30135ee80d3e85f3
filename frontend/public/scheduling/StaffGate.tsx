import { Box, Button, type ContainerProps, Skeleton } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { UserView } from "../../../backend/accounts/contract.ts";
import { useCurrentUser } from "../access/currentUser.ts";
import { loginPath } from "../access/returnAddress.ts";
import { Page } from "../frame/Page.tsx";

type Denied = { intro: string; to: string; label: string };

const AccessDenied = ({ intro, to, label }: Denied) => (
  <Page title="Access Denied" intro={intro} maxWidth="sm">
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
  if (user === null)
    return <AccessDenied intro="Please log in to access the schedule." to={loginPath(path)} label="Log in" />;
  if (user?.role === "student")
    return (
      <AccessDenied
        intro="You are signed in as a player, and this page is for instructors. Your lessons are on your dashboard."
        to="/player-dashboard"
        label="Player Dashboard"
      />
    );
  return (
    <Page {...page}>
      {user ? (
        children(user)
      ) : (
        <Box aria-busy aria-label="Loading the schedule" sx={{ mt: 3 }}>
          <Skeleton variant="rounded" height={60} />
          <Skeleton variant="rounded" height={560} sx={{ mt: 3, borderRadius: "16px" }} />
        </Box>
      )}
    </Page>
  );
};
