import { Box, Chip, Typography } from "@mui/material";
import { fullName } from "../../shared/formats.ts";
import { Portrait } from "../../shared/Portrait.tsx";
import type { Person } from "./navigation.ts";
import { whoIsLoggedInWords as words } from "./words.ts";

/** Avatar, name and, of instructors, their badge. */
const WhoIsLoggedIn = ({ user }: { user: NonNullable<Person> }) => (
  <Box sx={{ display: "flex", alignItems: "center", gap: 1.25, minWidth: 0 }}>
    <Portrait name={fullName(user)} src={user.profileImageUrl} size={36} />
    <Typography noWrap sx={{ fontWeight: 600, maxWidth: 200 }}>
      {fullName(user)}
    </Typography>
    {user.role === "instructor" && <Chip size="small" color="secondary" label={words.instructor} />}
  </Box>
);
export default WhoIsLoggedIn;
