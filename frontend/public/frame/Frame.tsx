import { Box, Button, Container, Typography } from "@mui/material";
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { Outlet, useLocation } from "react-router";
import { currentToast, onToastChange, takeToastFromLastPage } from "../../shared/toastStore.ts";
import { preloadPage } from "../pages.ts";
import { Boundary } from "./Boundary.tsx";
import { Footer } from "./Footer.tsx";
import { NavigationBar } from "./NavigationBar.tsx";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { SessionEnded } from "./SessionEnded.tsx";
import { WaitBar } from "./WaitBar.tsx";
import { frameWords as words } from "./words.ts";

const SkipLink = () => (
  <Box
    component="a"
    href="#main"
    sx={{
      position: "fixed",
      zIndex: 1300,
      top: 8,
      left: 8,
      px: 2,
      py: 1.25,
      borderRadius: "10px",
      bgcolor: "primary.main",
      color: "primary.contrastText",
      fontWeight: 700,
      transform: "translateY(-200%)",
      "&:focus": { transform: "none" },
      displayPrint: "none",
    }}
  >
    {words.skipToContent}
  </Box>
);

/** A page that cannot be shown: no connection, or a new version whose files have other names. A reload mends both. */
const PageFailed = () => (
  <Container maxWidth="sm" role="alert" sx={{ py: { xs: 4, md: 6 } }}>
    <Typography variant="h1">{words.thisPageDidntLoad}</Typography>
    <Typography sx={{ mt: 1.5, color: "text.secondary" }}>{words.checkYourConnection}</Typography>
    <Box sx={{ mt: 3 }}>
      <Button variant="contained" size="large" onClick={() => location.reload()}>
        {words.tryAgain}
      </Button>
    </Box>
  </Container>
);

/** The page of ours that a link leads to. */
const linkedPath = (event: Event) => {
  const link = event.target instanceof Element && event.target.closest("a[href^='/']");
  return link instanceof HTMLAnchorElement ? link.pathname : null;
};

/**
 * Fetches a page's chunk while its link is hovered or focused, so that the click is instant. On a slow network, a bar
 * runs from the click until the page is there.
 */
const LoadingBar = () => {
  const [waitingFor, setWaitingFor] = useState(0);
  useEffect(() => {
    const prepare = (event: Event) => {
      const path = linkedPath(event);
      if (path) void preloadPage(path);
    };
    const wait = (event: Event) => {
      const path = linkedPath(event);
      if (!path) return;
      setWaitingFor((pages) => pages + 1);
      void preloadPage(path).then(() => setWaitingFor((pages) => pages - 1));
    };
    for (const intent of ["pointerover", "focusin"]) addEventListener(intent, prepare, { passive: true });
    addEventListener("click", wait);
    return () => {
      for (const intent of ["pointerover", "focusin"]) removeEventListener(intent, prepare);
      removeEventListener("click", wait);
    };
  }, []);
  return waitingFor > 0 && <WaitBar />;
};

const loadToasts = async () => {
  const { Toasts } = await import("../../shared/Toasts.tsx");
  return <Toasts />;
};
const acts = ["pointerover", "pointerdown", "keydown", "focusin"];

/**
 * The toasts' code loads on the first interaction, before there is anything to say: telling that the connection is gone
 * must not need the connection. If loading fails, each new toast tries again.
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

/** The layout of every page: skip link, navigation bar, the page, footer, toasts. */
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
        sx={{
          minHeight: "100svh",
          pt: { xs: "64px", md: "72px" },
          "&:focus": { outline: "none" },
          "@media print": { minHeight: 0, pt: 0 },
        }}
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
