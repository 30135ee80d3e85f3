import { Alert, Box, Button, Card, Link as Anchor, Typography } from "@mui/material";
import { Link } from "react-router";
import type { CampView } from "../../../backend/camps/contract.ts";
import { shortMoney } from "../../shared/formats.ts";
import { tabular } from "../../shared/theme.ts";
import { FullCamp, registrationOf, waitlistPageOf } from "./CampActions.tsx";
import { PlacesMeter } from "./PlacesMeter.tsx";
import { someAreFull, waitlistWords } from "./places.ts";
import { usualDay } from "./WhenAndWhere.tsx";

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

const wholeCamp = ({ days }: Pick<CampView, "days">) =>
  days === 0 ? "the whole camp" : days === 1 ? "the day" : `all ${days} days`;

/** What it costs, how many places are left, and the one thing to do next. */
export const CampOffer = ({ camp }: { camp: CampView }) => {
  const waiting = waitlistWords(camp);
  return (
    <Card sx={{ p: { xs: 2.5, sm: 3 }, display: "grid", gap: 2 }}>
      <Box sx={{ display: "grid", gap: 0.5 }}>
        <Price price={camp.fullCampPrice} per={`for ${wholeCamp(camp)}`} />
        {camp.days > 1 && <Price price={camp.dailyPrice || usualDay} per="per day" />}
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
          Register for This Camp
        </Button>
      )}
      {someAreFull(camp) && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          Some age divisions are full. For those you can{" "}
          <Anchor component={Link} to={waitlistPageOf(camp)}>
            join the waitlist
          </Anchor>
          {waiting ? `: ${waiting}.` : "."}
        </Typography>
      )}
    </Card>
  );
};

/** Why nobody registers any more. */
export const CampClosed = ({ camp }: { camp: CampView }) => (
  <Alert severity={camp.status === "cancelled" ? "error" : "info"}>
    {camp.status === "cancelled" ? (
      <>
        <strong>This camp was cancelled.</strong>
        {camp.statusReason && <div>{camp.statusReason}</div>}
      </>
    ) : (
      <strong>This camp is over.</strong>
    )}
    <div>
      <Anchor component={Link} to="/camps-clinics" color="inherit">
        See what comes next
      </Anchor>
    </div>
  </Alert>
);
