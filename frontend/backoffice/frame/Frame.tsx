import { Box, GlobalStyles, Link } from "@mui/material";
import { type ReactNode, Suspense } from "react";
import { useMe } from "../access/me.ts";
import { useWaitingInquiries } from "../clinics/waiting.ts";
import { useWaitingRequests } from "../lessonRequests/waiting.ts";
import { useWaiting } from "../lessons/useWaiting.ts";
import { place } from "../place.ts";
import { addressFrom, destinations } from "./destinations.ts";
import { PageSkeleton } from "./FrameSkeleton.tsx";
import { PhoneNav } from "./PhoneNav.tsx";
import { SideNav, sideWidth } from "./SideNav.tsx";
import { barHeight, TopBar } from "./TopBar.tsx";

/** On a phone, toasts stand above the navigation. */
const aboveTheNavigation = { "@media (max-width: 899.95px)": { "body .toasts": { bottom: 80 } } };

/** What stands around every screen. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const me = useMe();
  const items = destinations(place, me.role);
  const at = (to: string) => addressFrom({ place, role: me.role, to });
  const waiting = {
    [at("/")]: useWaiting().total ?? 0,
    [at("/lesson-requests")]: useWaitingRequests().total ?? 0,
    [at("/coaching-inquiries")]: useWaitingInquiries().total ?? 0,
  };
  return (
    <>
      <Link
        href="#main-content"
        sx={{
          position: "fixed",
          top: -80,
          left: 16,
          zIndex: 2000,
          p: 1.5,
          borderRadius: "8px",
          bgcolor: "background.paper",
          "&:focus": { top: 12 },
          displayPrint: "none",
        }}
      >
        Skip to the content
      </Link>
      <GlobalStyles styles={aboveTheNavigation} />
      <TopBar />
      <SideNav items={items} waiting={waiting} />
      <Box
        component="main"
        id="main-content"
        tabIndex={-1}
        sx={{
          pt: `${barHeight}px`,
          pb: { xs: 14, md: 8 },
          ml: { md: `${sideWidth}px` },
          minHeight: "100dvh",
          "@media print": { p: 0, ml: 0 },
          "&:focus": { outline: "none" },
        }}
      >
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </Box>
      <PhoneNav items={items} waiting={waiting} />
    </>
  );
};
