import { Box, Button, Chip, Skeleton, Typography } from "@mui/material";
import { Link } from "react-router";
import { fullName } from "../../shared/formats.ts";
import { Portrait } from "../../shared/Portrait.tsx";
import { useLogout } from "../accounts/currentUser.ts";
import type { Person } from "./navigation.ts";

export const WhoIsLoggedIn = ({ user }: { user: NonNullable<Person> }) => (
  <Box sx={{ display: "flex", alignItems: "center", gap: 1.25, minWidth: 0 }}>
    <Portrait name={fullName(user)} src={user.profileImageUrl} size={36} />
    <Typography noWrap sx={{ fontWeight: 600, maxWidth: 200 }}>
      {fullName(user)}
    </Typography>
    {user.role === "instructor" && <Chip size="small" color="secondary" label="Instructor" />}
  </Box>
);

/** The right end of the bar: log in and sign up, or who is here and the way out. */
export const AccountArea = ({ user }: { user: Person }) => {
  const logOut = useLogout();
  if (user === undefined) return <Skeleton variant="rounded" width={180} height={40} />;
  if (user === null)
    return (
      <>
        <Button component={Link} to="/login" color="inherit">
          Login
        </Button>
        <Button component={Link} to="/register" variant="contained">
          Sign Up
        </Button>
      </>
    );
  return (
    <>
      <WhoIsLoggedIn user={user} />
      <Button variant="outlined" color="inherit" onClick={logOut}>
        Logout
      </Button>
    </>
  );
};
