import { Box, Link } from "@mui/material";
import { memo, type ReactNode, Suspense, useMemo } from "react";
import { useMe } from "../access/me.ts";
import type { Context } from "../context.ts";
import { place } from "../place.ts";
import { destinations } from "./navigation/destinations.ts";
import { CaughtScreen } from "./Crash.tsx";
import { PageSkeleton } from "./FrameSkeleton.tsx";
import { PhoneNav } from "./navigation/PhoneNav.tsx";
import { SideNav, sideWidth } from "./navigation/SideNav.tsx";
import { barHeight, TopBar } from "./navigation/TopBar.tsx";
import { Search } from "../search/open.ts";
import { frameWords as words } from "./words.ts";

/** Kept as it is, like the navigation, while react-admin draws its screens again for everything it learns. */
const Bar = memo(({ contexts }: { contexts: readonly Context[] }) => (
  <TopBar me={useMe()}>
    {contexts.map(({ inBar: Act }, index) => Act && <Act key={index} />)}
    <Search contexts={contexts} />
  </TopBar>
));

/** What surrounds every screen. */
export const Frame = ({ contexts, children }: { contexts: readonly Context[]; children: ReactNode }) => {
  const { role } = useMe();
  const items = useMemo(() => destinations(contexts, place, role), [contexts, role]);
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
        {words.skipToContent}
      </Link>
      <Bar contexts={contexts} />
      <SideNav items={items} />
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
        <CaughtScreen>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </CaughtScreen>
      </Box>
      <PhoneNav items={items} />
    </>
  );
};
