import { Button } from "@mui/material";
import { Link } from "react-router";
import { loginPath } from "../accounts/returnAddress.ts";
import { Page } from "../frame/Page.tsx";

export const AccessDenied = () => (
  <Page title="Access Denied" intro="Please log in to access the player dashboard." maxWidth="sm">
    <Button component={Link} to={loginPath("/player-dashboard")} variant="contained" size="large" sx={{ mt: 3 }}>
      Log in
    </Button>
  </Page>
);
