import { Box, Container } from "@mui/material";
import { useCurrentUser } from "../access/currentUser.ts";
import { AccountArea } from "./AccountArea.tsx";
import { Logo } from "./Logo.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { destinations } from "./navigation.ts";
import { NavigationLink } from "./NavigationLink.tsx";
import { navigationBarWords as words } from "./words.ts";

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
        displayPrint: "none",
      }}
    >
      {/* Columns of fixed width, so that nothing moves once it is known who is logged in. */}
      <Container
        maxWidth="xl"
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "auto 1fr", md: "auto minmax(min-content, 1fr) minmax(min-content, 1fr)" },
          alignItems: "center",
          height: { xs: 63, md: 71 },
          gap: 2,
        }}
      >
        <Logo />
        <Box component="nav" aria-label={words.main} sx={{ display: { xs: "none", md: "flex" }, gap: 0.5, ml: 2 }}>
          {destinations(user).map((destination) => (
            <NavigationLink key={destination.to} {...destination} />
          ))}
        </Box>
        <Box
          sx={{
            display: { xs: "none", md: "flex" },
            justifyContent: "flex-end",
            gap: 1.5,
            alignItems: "center",
            minHeight: 44,
          }}
        >
          <AccountArea user={user} />
        </Box>
        <MobileMenu user={user} />
      </Container>
    </Box>
  );
};
