import { Alert, Box, Button, LinearProgress, Typography } from "@mui/material";
import { type RefObject, useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { subscriptionCheckoutUrl, type SubscriptionView } from "../../../backend/memberships/subscriptionContract.ts";
import { useCurrentUser } from "../access/currentUser.ts";
import { usePlayerChoice } from "../players/open.ts";
import { standingInWords } from "./standingInWords.ts";
import { useProvidersPage, useSubscription } from "./useSubscription.ts";
import { subscribePageWords as words } from "./words.ts";

const patience = 60_000; // ms until a payment is told by mail

/** Someone came back from paying: true until it is known, or has taken too long. */
export const useAwaited = (isBack: boolean) => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [isBack]);
  return { isAwaited: isBack && !isLate, isLate };
};

interface Choosing {
  readonly onProblem: (problem: string) => void;
  readonly first: RefObject<HTMLInputElement | null>; // of the players to choose from
}
/** What this visitor can do about a membership: for whom, how that player's stands, and going to pay. */
export const useOffer = ({ onProblem, first }: Choosing) => {
  const user = useCurrentUser();
  const [query] = useSearchParams();
  const { players, chosen, isKnown, failed, refetch } = usePlayerChoice();
  const back = query.get("checkout");
  const { isAwaited, isLate } = useAwaited(back === "done");
  const isPlayer = user?.role === "student";
  const player = isPlayer ? chosen : undefined;
  const { data: status, isLoading: isAsking } = useSubscription(player?.id, { isAwaited });
  const { open, isOpening, error } = useProvidersPage(subscriptionCheckoutUrl);
  const isActive = status?.membershipStatus === "active";
  return {
    user,
    player,
    status,
    isKnown: user !== undefined && (!isPlayer || ((isKnown || failed !== null) && !isAsking)),
    hasJustPaid: status?.standing === "paid" && back === "done",
    back: isActive ? null : back === "done" ? (isLate ? ("late" as const) : ("awaited" as const)) : back,
    hasNoPlayer: isPlayer && isKnown && players.length === 0,
    /** Only while the players can't be read. */
    readPlayers: isPlayer && failed ? () => void refetch() : undefined,
    isOpening,
    error,
    subscribe: () => {
      if (player) return open(player.id);
      onProblem(words.chooseAPlayer);
      first.current?.focus(); // screens above the button
    },
  };
};

/** In the offer's place for who has it, also while it is paused. */
export const Subscribed = ({
  status,
  player,
  hasJustPaid,
}: { status: SubscriptionView } & Pick<ReturnType<typeof useOffer>, "player" | "hasJustPaid">) => {
  const isPaused = status.standing === "paused";
  return (
    <>
      {hasJustPaid && (
        <Alert severity="success">{words.paid(player?.isOwn ? undefined : (player?.firstName ?? undefined))}</Alert>
      )}
      <Typography id="offer" variant="h2">
        {isPaused ? words.paused : words.alreadySubscribed}
      </Typography>
      {player?.firstName && <Typography>{words.forPlayer(player.firstName)}</Typography>}
      {!isPaused && (
        <Typography sx={{ fontWeight: 650 }}>
          {words.videosThisMonth(status.videosThisMonth, status.allowed)}
        </Typography>
      )}
      {standingInWords(status).map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        {hasJustPaid && status.canUpload && status.videosThisMonth === 0 && (
          <Button component={Link} to="/videos" variant="contained" size="large">
            {words.uploadTheFirst}
          </Button>
        )}
        <Button
          component={Link}
          to="/player-dashboard"
          variant={hasJustPaid ? "outlined" : "contained"}
          {...(hasJustPaid && { color: "inherit" })}
          size="large"
        >
          {words.toDashboard}
        </Button>
      </Box>
    </>
  );
};

/** What became of the page where someone went to pay. */
export const BackFromPaying = ({ back }: Pick<ReturnType<typeof useOffer>, "back">) => {
  if (back === "awaited")
    return (
      <Box component="output" sx={{ display: "grid", gap: 1 }}>
        <Typography>{words.beingConfirmed}</Typography>
        <LinearProgress aria-label={words.beingConfirmed} />
      </Box>
    );
  if (back === "late") return <Alert severity="info">{words.mailFollows}</Alert>;
  return back === "left" ? <Alert severity="info">{words.nothingCharged}</Alert> : null;
};
