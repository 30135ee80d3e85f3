import { Alert, Box, Button, Skeleton, Typography } from "@mui/material";
import { Link } from "react-router";
import { wordsOf } from "../../shared/api.ts";
import { useSettings } from "../../shared/settings.ts";
import { ContactButtons } from "../frame/ContactButtons.tsx";
import { useAwake } from "../waking/rendered.ts";
import { BackFromPaying, type useOffer } from "./Buying.tsx";
import { PortalButton } from "./PortalButton.tsx";
import { subscribePageWords as words } from "./words.ts";

const big = { variant: "contained", color: "stitch", size: "large" } as const;

const Contact = () => (
  <Box sx={{ display: "grid", gap: 1.5 }}>
    <Typography>{words.notSoldOnline}</Typography>
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      <ContactButtons subject={words.membership} isFirst />
    </Box>
  </Box>
);

/** The way to pay, or why there is none for this visitor. */
export const SubscribeButton = (offer: ReturnType<typeof useOffer>) => {
  const awake = useAwake();
  const { cards } = useSettings();
  const { user, status, player, isKnown, back, isOpening, error, subscribe } = offer;
  if (!awake || !isKnown) return <Skeleton variant="rounded" height={48} width={240} aria-busy />;
  if (cards.mode !== "test") return <Contact />;
  if (user && user.role !== "student") return <Typography>{words.forPlayersOnly}</Typography>;
  if (!user)
    return (
      <Box>
        <Button component={Link} to="/register?return=/subscribe" {...big}>
          {words.subscribe}
        </Button>
      </Box>
    );
  if (status?.card && player)
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
  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
      <BackFromPaying back={back} />
      {error && <Alert severity="error">{wordsOf(error, words.couldntOpen)}</Alert>}
      <Button {...big} disabled={isOpening || back === "awaited"} onClick={subscribe}>
        {isOpening ? words.opening : words.subscribe}
      </Button>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {words.opensInATab}
      </Typography>
    </Box>
  );
};
