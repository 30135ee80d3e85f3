import { Alert, Button, Container } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { onSignedOut } from "../../shared/api.ts";
import { currentUserKey, useCurrentUser } from "../accounts/currentUser.ts";
import { loginPath } from "../accounts/returnAddress.ts";
import { maybeSignedIn, rememberSignedIn } from "../accounts/signedIn.ts";

/** A call answered 401 though somebody had logged in here: say so, rather than show empty lists without a word. */
export const SessionEnded = () => {
  const [ended, setEnded] = useState(false);
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      onSignedOut((url) => {
        if (url === "/api/custom-login" || !maybeSignedIn()) return;
        rememberSignedIn(false);
        queryClient.setQueryData(currentUserKey, null);
        setEnded(true);
      }),
    [queryClient],
  );
  if (!ended || user || pathname === "/login") return null;
  return (
    <Container sx={{ pt: 2 }}>
      <Alert
        severity="info"
        onClose={() => setEnded(false)}
        action={
          <Button component={Link} to={loginPath(pathname + search)} color="inherit" size="small">
            Log in again
          </Button>
        }
      >
        Your session has ended.
      </Alert>
    </Container>
  );
};
