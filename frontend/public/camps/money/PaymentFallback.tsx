import { Box, Button, Card, Link as Anchor, Typography } from "@mui/material";
import { Link } from "react-router";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { phoneUrl, useSettings } from "../../../shared/settings.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { usePaymentHandles } from "../../accounts/instructors/open.ts";
import { CampFacts } from "../CampFacts.tsx";
import { money } from "../../../shared/formats.ts";
import { priceWithoutChoice } from "../registrations/wizard/price.ts";
import { Handle } from "../../frame/Handle.tsx";
import { paymentFallbackWords as words } from "../words.ts";

/** Nothing was typed here, or not enough: what the camp is, who to ask, where to pay, and where to register. */
export const PaymentFallback = ({ camp }: { camp: CampView }) => {
  const { contact } = useSettings();
  const { handles, error, retry } = usePaymentHandles(camp.instructorId);
  return (
    <Card sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2.5 }}>
      <Typography variant="h2">{camp.title}</Typography>
      <Typography>{words.youHaventRegisteredHere}</Typography>
      <CampFacts camp={camp} />
      <Typography>
        {words.from}
        <strong>{money(priceWithoutChoice(camp))}</strong>
        {words.perPlayer}
      </Typography>
      <Typography>
        <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor> ·{" "}
        <Anchor href={phoneUrl(contact.phone)}>{contact.phone}</Anchor>
      </Typography>
      {error ? (
        <Problem title={words.weCouldntLoadTheWaysToPay} error={error} onRetry={retry} />
      ) : (
        <Box
          sx={{ minHeight: { xs: 118, sm: 104 }, px: 2.5, py: 1, borderRadius: "12px", bgcolor: "ground.sand" }}
          aria-busy={!handles}
        >
          {handles?.venmo && <Handle label={words.venmo} handle={handles.venmo} />}
          {handles?.cashApp && <Handle label={words.cashApp} handle={handles.cashApp} />}
        </Box>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <Button component={Link} to={`/camp-registration/${camp.id}`} variant="contained" size="large">
          {words.registerForThisCamp}
        </Button>
        <Button component={Link} to="/camps-clinics" variant="outlined" color="inherit" size="large">
          {words.backToCamps}
        </Button>
      </Box>
    </Card>
  );
};
