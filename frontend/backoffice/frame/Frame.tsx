import { Box, Link } from "@mui/material";
import { type ReactNode, Suspense } from "react";
import { useMe } from "../access/me.ts";
import type { Context } from "../context.ts";
import { place } from "../place.ts";
import { addressFrom, destinations } from "./navigation/destinations.ts";
import { PageSkeleton } from "./FrameSkeleton.tsx";
import { PhoneNav } from "./navigation/PhoneNav.tsx";
import { SideNav, sideWidth } from "./navigation/SideNav.tsx";
import { barHeight, TopBar } from "./navigation/TopBar.tsx";
import { Search } from "../search/open.ts";
import { frameWords as words } from "./words.ts";

/** How much waits at each destination. Hooks are allowed in this loop because the list of contexts never changes. */
const useAllWaiting = (contexts: readonly Context[]) => {
  const { role } = useMe();
  const counts: Record<string, number> = {};
  for (const [to, count] of contexts.flatMap(({ waiting = {} }) => Object.entries(waiting))) {
    const address = addressFrom({ place, role, to });
    counts[address] = (counts[address] ?? 0) + count();
  }
  return counts;
};

/** What surrounds every screen. */
export const Frame = ({ contexts, children }: { contexts: readonly Context[]; children: ReactNode }) => {
  const me = useMe();
  const items = destinations(contexts, place, me.role);
  const waiting = useAllWaiting(contexts);
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
      <TopBar me={me}>
        {contexts.map(({ inBar: Act }, index) => Act && <Act key={index} />)}
        <Search contexts={contexts} />
      </TopBar>
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
