import { Box, Container } from "@mui/material";
import { NavLink } from "react-router";
import { useCurrentUser } from "../accounts/currentUser.ts";
import { AccountArea } from "./AccountArea.tsx";
import { Logo } from "./Logo.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { type Destination, destinations } from "./navigation.ts";

const link = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  px: 1.5,
  borderRadius: "10px",
  color: "text.primary",
  fontWeight: 600,
  textDecoration: "none",
  whiteSpace: "nowrap",
  "&:hover": { bgcolor: "ground.sand" },
  "&[aria-current=page]": { color: "primary.main", boxShadow: "inset 0 -3px 0 0 currentColor", borderRadius: 0 },
};

export const NavigationLink = ({ to, label, otherApplication }: Destination) =>
  otherApplication ? (
    <Box component="a" href={to} sx={link}>
      {label}
    </Box>
  ) : (
    <Box component={NavLink} to={to} sx={link}>
      {label}
    </Box>
  );

export const NavigationBar = () => {
  const user = useCurrentUser();
  return (
    <Box
      component="header"
      sx={{
        position: "fixed",
        zIndex: 1200,
        insetInline: 0,
        top: 0,
        bgcolor: "background.paper",
        borderBottom: "1px solid",
        borderColor: "divider",
      }}
    >
      <Container maxWidth="xl" sx={{ display: "flex", alignItems: "center", height: { xs: 63, md: 71 }, gap: 2 }}>
        <Logo />
        <Box component="nav" aria-label="Main" sx={{ display: { xs: "none", md: "flex" }, gap: 0.5, ml: 2 }}>
          {destinations(user).map((destination) => (
            <NavigationLink key={destination.to} {...destination} />
          ))}
        </Box>
        <Box sx={{ display: { xs: "none", md: "flex" }, ml: "auto", gap: 1.5, alignItems: "center" }}>
          <AccountArea user={user} />
        </Box>
        <MobileMenu user={user} />
      </Container>
    </Box>
  );
};
