import { Alert, Button, Container } from "@mui/material";
import { Link, useLocation } from "react-router";
import { loginPath } from "../access/returnAddress.ts";

const SessionEndedBanner = () => {
  const { pathname, search } = useLocation();
  return (
    <Container sx={{ pt: 2 }}>
      <Alert
        severity="info"
        role="alert"
        sx={{ "& .MuiAlert-action": { flexShrink: 0 } }}
        action={
          <Button component={Link} to={loginPath(pathname + search)} color="inherit" size="small">
            Log in
          </Button>
        }
      >
        You were signed out. Log in to go on.
      </Alert>
    </Container>
  );
};
export default SessionEndedBanner;
