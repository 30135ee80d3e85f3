import { Box, Link } from "@mui/material";
import { Component, type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { currentUserUrl } from "../../../backend/accounts/contract.ts";
import { send } from "../../shared/api.ts";
import { Problem } from "../../shared/Problem.tsx";
import { toast } from "../../shared/toastStore.ts";
import { baseOf, place } from "../place.ts";
import { crashWords as words } from "./words.ts";

/** As Chrome, Firefox and Safari say it. It is fetched again by a reload alone: they remember that it failed. */
const isNotFetched = (error: unknown) =>
  /dynamically imported module|module script failed|preload CSS/i.test(String(error));

/** Without the server, a reload would leave nothing but the browser's own error page. */
const reloadOnceReached = async () => {
  await send("GET", currentUserUrl, {});
  location.reload();
};
const tryAgain = () =>
  void reloadOnceReached().catch(() =>
    toast({ title: words.stillNoConnection, text: words.checkAndTryAgain, kind: "destructive" }),
  );

const NotFetched = () => {
  useEffect(() => {
    const load = () => void reloadOnceReached().catch(() => {});
    addEventListener("online", load);
    return () => removeEventListener("online", load);
  }, []);
  return <Problem title={words.didntLoad} otherwise={words.checkYourConnection} onRetry={tryAgain} />;
};

/** What was saved is saved, and a reload usually fixes the rest. */
const Failed = ({ error }: { error: unknown }) =>
  isNotFetched(error) ? <NotFetched /> : <Problem title={words.thisScreenStopped} onRetry={tryAgain} />;

const narrow = { maxWidth: 640, mx: "auto", mt: 6, px: 3 };

/** In place of everything, if not just a screen crashed. */
export const Crash = ({ error }: { error?: unknown }) => (
  <Box component="main" sx={narrow}>
    <Failed error={error} />
    <Box sx={{ mt: 2 }}>
      <Link href={baseOf(place) || "/"}>{words.backToOverview}</Link>
    </Box>
  </Box>
);

type Props = { at: string; children: ReactNode };
type State = { at: string; failed?: { error: unknown } | undefined };

class Caught extends Component<Props, State> {
  override state: State = { at: this.props.at };
  static getDerivedStateFromError = (error: unknown) => ({ failed: { error } });
  static getDerivedStateFromProps = ({ at }: Props, state: State) =>
    at === state.at ? null : { at, failed: undefined };
  override render() {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    return (
      <Box sx={narrow}>
        <Failed error={failed.error} />
      </Box>
    );
  }
}

/** A screen that crashed, or did not load, leaves the navigation alone. Another address is another try. */
export const CaughtScreen = ({ children }: { children: ReactNode }) => (
  <Caught at={useLocation().pathname}>{children}</Caught>
);
