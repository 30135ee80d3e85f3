import { Box } from "@mui/material";
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { Outlet } from "react-router";
import { currentToast, onToastChange, takeToastFromLastPage } from "../../shared/toastStore.ts";
import { Footer } from "./Footer.tsx";
import { LoadingBar } from "./LoadingBar.tsx";
import { NavigationBar } from "./NavigationBar.tsx";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { SessionEnded } from "./SessionEnded.tsx";
import { SkipLink } from "./SkipLink.tsx";

const Toasts = lazy(async () => ({ default: (await import("../../shared/Toasts.tsx")).Toasts }));

/** What every page stands in: skip link, navigation bar, the page, footer, notifications. */
export const Frame = () => {
  const someToast = useSyncExternalStore(onToastChange, currentToast, () => null) !== null;
  useEffect(() => takeToastFromLastPage(), []);
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <NavigationBar />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ minHeight: "100svh", pt: { xs: "64px", md: "72px" }, "&:focus": { outline: "none" } }}
      >
        <SessionEnded />
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </Box>
      <Footer />
      {someToast && (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      )}
    </>
  );
};
