import { Box, Button } from "@mui/material";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { useLogout } from "../access/currentUser.ts";
import { useReturnQuery } from "../access/returnAddress.ts";
import { Boundary } from "./Boundary.tsx";
import type { Person } from "./navigation.ts";
import { accountAreaWords as words } from "./words.ts";

// Visitors of the landing page do not download this.
const WhoIsLoggedIn = lazy(() => import("./WhoIsLoggedIn.tsx"));
const place = <Box sx={{ width: 160, height: 36 }} />;

export const LoggedInPerson = ({ user }: { user: NonNullable<Person> }) => (
  <Boundary fallback={place}>
    <Suspense fallback={place}>
      <WhoIsLoggedIn user={user} />
    </Suspense>
  </Boundary>
);

/** The right end of the bar: log in and sign up, or who is here and the way out. */
export const AccountArea = ({ user }: { user: Person }) => {
  const logOut = useLogout();
  const query = useReturnQuery();
  if (user === undefined) return place;
  if (user === null)
    return (
      <>
        <Button component={Link} to={`/login${query}`} color="inherit">
          {words.login}
        </Button>
        <Button component={Link} to={`/register${query}`} variant="contained">
          {words.signUp}
        </Button>
      </>
    );
  return (
    <>
      <LoggedInPerson user={user} />
      <Button variant="outlined" color="inherit" onClick={logOut}>
        {words.logout}
      </Button>
    </>
  );
};
