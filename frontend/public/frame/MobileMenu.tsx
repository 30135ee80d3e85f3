import { Box, Button } from "@mui/material";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useLogout } from "../access/currentUser.ts";
import { useReturnQuery } from "../access/returnAddress.ts";
import { LoggedInPerson } from "./AccountArea.tsx";
import { destinations, type Person } from "./navigation.ts";
import { NavigationLink } from "./NavigationLink.tsx";
import { mobileMenuWords as words } from "./words.ts";

const Sign = ({ className, path }: { className: string; path: string }) => (
  <svg className={className} viewBox="0 0 24 24" width="28" height="28" aria-hidden>
    <path d={path} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
  </svg>
);

/** Opens without a script, so it works before React has arrived; React adds closing by Escape, outside and travel. */
const useClosing = () => {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current;
      if (!details?.open) return;
      const escaped = event instanceof KeyboardEvent && event.key === "Escape";
      const outside = event.type === "pointerdown" && !(event.target instanceof Node && details.contains(event.target));
      if (!escaped && !outside) return;
      details.open = false;
      if (escaped) details.querySelector("summary")?.focus();
    };
    addEventListener("keydown", close);
    addEventListener("pointerdown", close);
    return () => {
      removeEventListener("keydown", close);
      removeEventListener("pointerdown", close);
    };
  }, []);
  return menu;
};

export const MobileMenu = ({ user }: { user: Person }) => {
  const menu = useClosing();
  const logOut = useLogout();
  const query = useReturnQuery();
  const { pathname } = useLocation(); // another page gets another, closed menu
  return (
    <Box component="details" key={pathname} ref={menu} sx={{ display: { md: "none" }, ml: "auto" }}>
      <Box
        component="summary"
        aria-label={words.menu}
        sx={{
          display: "grid",
          placeItems: "center",
          width: 44,
          height: 44,
          borderRadius: "10px",
          cursor: "pointer",
          listStyle: "none",
          "&::-webkit-details-marker": { display: "none" },
          "details[open] > & .menu-open, details:not([open]) > & .menu-close": { display: "none" },
        }}
      >
        <Sign className="menu-open" path="M4 7h16M4 12h16M4 17h16" />
        <Sign className="menu-close" path="m6 6 12 12M18 6 6 18" />
      </Box>
      <Box
        sx={{
          position: "fixed",
          insetInline: 0,
          top: 64,
          p: 2,
          bgcolor: "background.paper",
          borderBottom: "1px solid",
          borderColor: "divider",
          boxShadow: "0 24px 40px rgb(0 0 0 / 0.18)",
        }}
      >
        <Box component="nav" aria-label={words.menu} sx={{ display: "grid", gap: 0.5, mb: 2, fontSize: "1.125rem" }}>
          {destinations(user).map((destination) => (
            <NavigationLink key={destination.to} {...destination} />
          ))}
        </Box>
        {user ? (
          <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "center", gap: 2 }}>
            <LoggedInPerson user={user} />
            <Button onClick={() => void logOut()} variant="outlined" color="inherit">
              {words.logout}
            </Button>
          </Box>
        ) : (
          <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1.5 }}>
            <Button component={Link} to={`/login${query}`} variant="outlined" color="inherit">
              {words.login}
            </Button>
            <Button component={Link} to={`/register${query}`} variant="contained">
              {words.signUp}
            </Button>
          </Box>
        )}
      </Box>
    </Box>
  );
};
