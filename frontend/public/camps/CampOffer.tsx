import { Alert, Box, Button, Card, Link as Anchor, Typography } from "@mui/material";
import { Link } from "react-router";
import type { CampView } from "../../../backend/camps/contract.ts";
import { shortMoney } from "../../shared/formats.ts";
import { tabular } from "../../shared/theme.ts";
import { FullCamp, registrationOf, waitlistPageOf } from "./CampActions.tsx";
import { PlacesMeter } from "./PlacesMeter.tsx";
import { hasWaitlist, someAreFull } from "./places.ts";
import { daysHeld } from "./campDays.ts";
import { wholePrice } from "./registrations/wizard/price.ts";
import { usualDay } from "./WhenAndWhere.tsx";
import { toItsPlace } from "./waitlist/place.ts";
import { useMyTurn } from "./waitlist/useMyWaitlist.ts";
import { campOfferWords as words } from "./words.ts";

const Price = ({ price, per }: { price: string; per: string }) => (
  <Box>
    <Typography component="span" variant="h3" sx={{ color: "secondary.main", ...tabular }}>
      {shortMoney(price)}
    </Typography>{" "}
    <Typography component="span" sx={{ color: "text.secondary" }}>
      {per}
    </Typography>
  </Box>
);

/** For the divisions that are full: the waitlist, or one's own place there. */
const SomeAreFull = ({ camp }: { camp: CampView }) => {
  const entry = useMyTurn(camp);
  const toWaitlist = (label: string) => (
    <Anchor component={Link} to={waitlistPageOf(camp)}>
      {label}
    </Anchor>
  );
  const mine = entry && toItsPlace(entry);
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {!hasWaitlist(camp) ? (
        words.someDivisionsAreFull
      ) : mine ? (
        <>
          {words.someDivisionsAreFull}{" "}
          <Anchor component={Link} to={mine.to}>
            {mine.label}
          </Anchor>
          {words.or}
          {toWaitlist(words.joinWithAnotherPlayer)}
          {words.waiting(camp.waitlistCount)}
        </>
      ) : (
        <>
          {words.someAgeDivisionsAre}
          {toWaitlist(words.joinTheWaitlist)}
          {words.waiting(camp.waitlistCount)}
        </>
      )}
    </Typography>
  );
};

/** What it costs, how many spots are left, and the one thing to do next. */
export const CampOffer = ({ camp }: { camp: CampView }) => (
  <Card sx={{ p: { xs: 2.5, sm: 3 }, display: "grid", gap: 2 }}>
    <Box sx={{ display: "grid", gap: 0.5 }}>
      <Price price={wholePrice(camp)} per={words.forTheCamp(daysHeld(camp))} />
      {camp.days > 1 && <Price price={camp.dailyPrice || usualDay} per={words.perDay} />}
    </Box>
    <PlacesMeter camp={camp} />
    {camp.isFull ? (
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, "& > a, & > button": { flexGrow: 1 } }}>
        <FullCamp camp={camp} />
      </Box>
    ) : (
      <Button
        component={Link}
        to={registrationOf(camp)}
        variant="contained"
        color="stitch"
        size="large"
        disabled={camp.status === "draft"}
      >
        {words.registerForThisCamp}
      </Button>
    )}
    {someAreFull(camp) && <SomeAreFull camp={camp} />}
  </Card>
);

/** Why nobody registers any more. */
export const CampClosed = ({ camp }: { camp: CampView }) => (
  <Alert severity={camp.status === "cancelled" ? "error" : "info"}>
    {camp.status === "cancelled" ? (
      <>
        <strong>{words.thisCampWasCanceled}</strong>
        {camp.statusReason && <div>{camp.statusReason}</div>}
      </>
    ) : (
      <strong>{camp.status === "archived" ? words.thisCampIsntTakingRegistrations : words.thisCampHasEnded}</strong>
    )}
    <div>
      <Anchor component={Link} to="/camps-clinics" color="inherit">
        {words.seeWhatsComingUp}
      </Anchor>
    </div>
  </Alert>
);
