import { Alert, Button, Container } from "@mui/material";
import { Link, useLocation } from "react-router";
import { loginPath } from "../access/returnAddress.ts";
import { sessionEndedBannerWords as words } from "./words.ts";

/** `onLogIn`: without leaving the page, where it is known who was here. */
const SessionEndedBanner = ({ onLogIn }: { onLogIn?: () => void }) => {
  const { pathname, search } = useLocation();
  return (
    <Container sx={{ pt: 2 }}>
      <Alert
        severity="info"
        role="alert"
        sx={{ "& .MuiAlert-action": { flexShrink: 0 } }}
        action={
          <Button
            {...(onLogIn ? { onClick: onLogIn } : { component: Link, to: loginPath(pathname + search) })}
            color="inherit"
            size="small"
          >
            {words.logIn}
          </Button>
        }
      >
        {words.youveBeenLoggedOut}
      </Alert>
    </Container>
  );
};
export default SessionEndedBanner;
