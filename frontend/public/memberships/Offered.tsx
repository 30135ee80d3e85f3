import { Alert, Box, Button, Skeleton, Typography } from "@mui/material";
import { type RefObject, useState } from "react";
import { Link } from "react-router";
import { askGuardianToPayUrl, GuardianAskedToPay } from "../../../backend/memberships/subscriptionContract.ts";
import { command, wordsOf } from "../../shared/api.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { useSettings } from "../../shared/settings.ts";
import { toast } from "../../shared/toastStore.ts";
import { useAwake } from "../waking/rendered.ts";
import { WhoIsThisFor } from "../players/open.ts";
import { BackFromPaying, Subscribed, useOffer } from "./Buying.tsx";
import { Contact, LastCall, Offer } from "./Offer.tsx";
import { PortalButton } from "./PortalButton.tsx";
import { askGuardianWords, subscribePageWords as words } from "./words.ts";

const big = { variant: "contained", color: "stitch", size: "large" } as const;

/** A child's first way to a membership: the guardian gets an email, and pays without an account. */
const AskGuardian = ({ guardian }: { guardian: string | null }) => {
  const [said, setSaid] = useState<string | undefined>();
  const { send, sending, refusal } = useSend(
    async () => GuardianAskedToPay.parse(await command("POST", askGuardianToPayUrl)),
    {
      failed: { title: askGuardianWords.couldntAsk, text: askGuardianWords.couldntAsk },
      sent: ({ message }) => {
        setSaid(message);
        toast({ title: askGuardianWords.asked, text: message });
      },
    },
  );
  if (said) return <Alert severity="success">{said}</Alert>;
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <Box>
        <ActButton variant="contained" color="stitch" size="large" busy={sending} onClick={() => void send(undefined)}>
          {sending
            ? askGuardianWords.asking
            : askGuardianWords.ask(guardian?.split(" ")[0] || askGuardianWords.yourParent)}
        </ActButton>
      </Box>
    </Box>
  );
};

/** The way to pay, or why there is none for this visitor. */
const SubscribeButton = (offer: ReturnType<typeof useOffer>) => {
  const awake = useAwake();
  const { cards } = useSettings();
  const { user, status, player, hasNoPlayer, readPlayers, isKnown, back, isOpening, error, subscribe } = offer;
  if (!awake || !isKnown) return <Skeleton variant="rounded" height={48} width={240} aria-busy />;
  if (cards.mode === "off") return <Contact />;
  if (user && user.role !== "student") return <Typography>{words.forPlayersOnly}</Typography>;
  if (!user)
    return (
      <Box>
        <Button component={Link} to="/register?return=/subscribe" {...big}>
          {words.subscribe}
        </Button>
      </Box>
    );
  if (readPlayers)
    return (
      <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
        <Typography>{words.couldntLoadPlayers}</Typography>
        <Button variant="outlined" size="large" onClick={readPlayers}>
          {words.tryAgain}
        </Button>
      </Box>
    );
  if (hasNoPlayer)
    return (
      <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
        <Typography>{words.noPlayerYet}</Typography>
        <Button component={Link} to="/players" {...big}>
          {words.addAPlayer}
        </Button>
      </Box>
    );
  if (status?.card?.hasFailed && player)
    return (
      <Box sx={{ display: "grid", gap: 1.5 }}>
        <Typography>{words.cardDeclined}</Typography>
        {status.isPayer ? (
          <PortalButton playerId={player.id} label={words.updateCard} />
        ) : (
          <Typography>{words.askThePayer}</Typography>
        )}
      </Box>
    );
  const mayAsk = user.guardian === "confirmed" && player?.isOwn === true && back !== "awaited";
  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
      <BackFromPaying back={back} />
      {error && <Alert severity="error">{wordsOf(error, words.couldntOpen)}</Alert>}
      {mayAsk && <AskGuardian guardian={user.parentName} />}
      <ActButton
        {...big}
        {...(mayAsk && ({ variant: "outlined", color: "inherit" } as const))}
        disabled={back === "awaited"}
        busy={isOpening}
        onClick={subscribe}
      >
        {isOpening ? words.opening : mayAsk ? askGuardianWords.payYourself : words.subscribe}
      </ActButton>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {words.opensInATab}
      </Typography>
    </Box>
  );
};

interface Props {
  readonly part: "for whom" | "top" | "last";
  readonly problem: string | undefined;
  readonly onProblem: (problem: string | undefined) => void;
  readonly first: RefObject<HTMLInputElement | null>; // of the players to choose from
}
/** The parts of the offer that depend on who is logged in, and on the player it is for. */
export const Offered = ({ part, problem, onProblem, first }: Props) => {
  const { status, ...offer } = useOffer({ onProblem, first });
  if (part === "for whom") return <WhoIsThisFor problem={problem} first={first} />;
  const hasOne = status?.membershipStatus === "active" || status?.standing === "paused";
  const button = <SubscribeButton {...offer} status={status} />;
  if (part === "top") return hasOne ? <Subscribed {...offer} status={status} /> : <Offer>{button}</Offer>;
  return !hasOne && <LastCall>{button}</LastCall>;
};
