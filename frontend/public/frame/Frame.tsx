import { Box } from "@mui/material";
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { Outlet, useLocation } from "react-router";
import { currentToast, onToastChange, takeToastFromLastPage } from "../../shared/toastStore.ts";
import { Boundary } from "./Boundary.tsx";
import { Footer } from "./Footer.tsx";
import { LoadingBar } from "./LoadingBar.tsx";
import { NavigationBar } from "./NavigationBar.tsx";
import { PageFailed } from "./PageFailed.tsx";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { SessionEnded } from "./SessionEnded.tsx";
import { SkipLink } from "./SkipLink.tsx";

const loadToasts = async () => {
  const { Toasts } = await import("../../shared/Toasts.tsx");
  return <Toasts />;
};
const acts = ["pointerover", "pointerdown", "keydown", "focusin"];

/**
 * What shows toasts comes with the first thing that somebody does here, before there is anything to say: the words that
 * the connection is gone must not need it. Should that fail, each new toast tries again.
 */
const useToasts = (toastId: number | undefined) => {
  const [toasts, setToasts] = useState<ReactNode>(null);
  useEffect(() => {
    const load = () =>
      void loadToasts()
        .then(setToasts)
        .catch(() => {});
    if (toastId !== undefined) load();
    for (const act of acts) addEventListener(act, load, { passive: true, once: true });
    return () => {
      for (const act of acts) removeEventListener(act, load);
    };
  }, [toastId]);
  return toasts;
};

/** What every page stands in: skip link, navigation bar, the page, footer, notifications. */
export const Frame = () => {
  const toast = useSyncExternalStore(onToastChange, currentToast, () => null);
  const toasts = useToasts(toast?.id);
  const { pathname } = useLocation();
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
        <Boundary at={pathname} fallback={<PageFailed />}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </Boundary>
      </Box>
      <Footer />
      {toast && toasts}
    </>
  );
};
