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
export default SessionEndedBanner;
