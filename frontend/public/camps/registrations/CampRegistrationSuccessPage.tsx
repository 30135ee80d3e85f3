import { Alert, Box, Button, Card, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { Suspense, useEffect } from "react";
import { Link, useLocation } from "react-router";
import type { OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useSettings } from "../../../shared/settings.ts";
import { deadLink } from "../../forms/Outcome.tsx";
import { onDemand } from "../../frame/onDemand.tsx";
import { Page } from "../../frame/Page.tsx";
import { useAwake } from "../../waking/rendered.ts";
import { tellPaid } from "../money/justPaid.ts";
import { moneyBack } from "./moneyBack.ts";
import { Registered } from "./Registered.tsx";
import { headingOf, isUnsettled, type Standing } from "./standing.ts";
import { useHeldRegistration } from "./useHeldRegistration.ts";

const forThoseWhoCome = [
  "A confirmation e-mail arrives within 24 hours.",
  "Check your e-mail for the details of the camp.",
  "Bring water, a glove and athletic wear.",
];
const forThoseWhoDoNot = [
  "An e-mail confirms it.",
  "If money is to be given back, another e-mail tells when it is on its way.",
];

/** Until it is known how the registration stands: what holds for those who come. */
const WhatsNext = ({ standing }: { standing: Standing | undefined }) => {
  const comes = standing !== "withdrawn" && standing !== "cancelled";
  const { contact } = useSettings();
  return (
    <Card component="section" aria-labelledby="next" sx={{ p: 3, bgcolor: "ground.sand", border: 0 }}>
      <Typography id="next" variant="h3" component="h2">
        What’s Next?
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, display: "grid", gap: 0.75 }}>
        {(comes ? forThoseWhoCome : forThoseWhoDoNot).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </Box>
      <Typography sx={{ mt: 1.5 }}>
        Questions? <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>
      </Typography>
    </Card>
  );
};

const confirming = "This page looks again by itself; please do not pay a second time.";
const introOf = (standing: Standing, { camp, money, hasMismatch }: OwnRegistrationView) => {
  if (hasMismatch && isUnsettled(standing))
    return "We have your registration. There is nothing to do for you right now.";
  switch (standing) {
    case "paid":
      return "Your spot is secured. See you on the field.";
    case "processing":
      return confirming;
    case "partial":
      return "A part of it is paid. The rest is still to come.";
    case "unpaid":
      return "We have your registration. Your spot is not guaranteed until it is paid.";
    case "withdrawn":
      return `Its places at ${camp.title} go to whoever comes next. ${moneyBack(money)}`;
    case "cancelled":
      return `${camp.statusReason ?? "This camp does not take place."} ${moneyBack(money)}`;
  }
};

/** Loaded after what everybody needs. */
const ResendLink = onDemand(async () => (await import("./ResendLink.tsx")).ResendLink);
const Resend = (props: { campId: string | undefined; title: string }) => (
  <Suspense fallback={<Skeleton variant="rounded" height={290} sx={{ borderRadius: "16px" }} />}>
    <ResendLink {...props} />
  </Suspense>
);
/** On a phone some headings take two lines: room for both is always reserved, so that nothing moves. */
const roomForTwoLines = { display: "flex", alignItems: "flex-end", minHeight: { xs: "2.16em", sm: 0 } };

const columns = {
  mt: 4,
  display: "grid",
  gap: 3,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1.5fr) minmax(0, 1fr)" },
};

const Waiting = () => (
  <Box component="section" aria-busy aria-label="Loading your registration" sx={{ display: "grid", gap: 3 }}>
    <Skeleton variant="rounded" height={380} sx={{ borderRadius: "16px" }} />
    <Skeleton variant="rounded" height={240} sx={{ borderRadius: "16px" }} />
  </Box>
);

const CampRegistrationSuccessPage = () => {
  const awake = useAwake();
  const { key } = useLocation();
  const held = useHeldRegistration();
  const { registration, standing, campId, error } = held;
  const paidId = standing === "paid" ? registration?.id : undefined;
  useEffect(() => {
    if (paidId) tellPaid(paidId);
  }, [paidId]);
  const isNone = awake && !held.isPending && !error && !registration;
  const title = held.isErased
    ? "Registration Erased"
    : isNone
      ? "No Registration Here"
      : headingOf(standing, held.query);
  const intro = () => {
    if (held.isErased) return "This registration was erased. Nothing about your family is left here.";
    if (registration && standing) return introOf(standing, registration);
    if (!registration && (error || (held.openError && !held.isDeadLink)))
      return "How it stands cannot be looked up right now. Nothing is lost.";
    if (held.query.paid && !isNone) return confirming;
    return isNone
      ? "This browser holds none. The link in our mail opens yours."
      : "One moment: we look up your registration, and what is paid of it so far.";
  };
  const isWaiting = !awake || held.isPending;
  const content = () => {
    if (held.openError && !held.isDeadLink)
      return <Problem title="The link could not be checked" error={held.openError} onRetry={held.lookAgain} />;
    if (!registration && error)
      return <Problem title="Failed to fetch registration" error={error} onRetry={held.lookAgain} />;
    if (isWaiting) return <Waiting />;
    if (held.isErased) return null;
    if (!registration || !standing)
      return <Resend campId={held.isDeadLink ? undefined : campId} title="Get the link to your registration" />;
    return (
      <Registered registration={registration} standing={standing} others={held.others} lookAgain={held.lookAgain} />
    );
  };
  return (
    <Page
      title={title}
      arrival={key}
      heading={
        <Box component="span" sx={roomForTwoLines}>
          {title}
        </Box>
      }
      intro={<Box sx={{ minHeight: "3em" }}>{intro()}</Box>}
    >
      <Box sx={columns}>
        <Box sx={{ display: "grid", gap: 3, minWidth: 0 }}>
          {held.isDeadLink && !held.isErased && (
            <Alert severity="warning">
              {deadLink}. It is not whole, or the registration was removed. A new mail brings one that works.
            </Alert>
          )}
          {content()}
        </Box>
        {/* On a phone it comes when what stands above it is there, so that it does not move. */}
        <Box
          sx={{
            display: { xs: isWaiting ? "none" : "grid", md: "grid" },
            gap: 3,
            position: { md: "sticky" },
            top: 96,
            minWidth: 0,
          }}
        >
          {(isWaiting || registration) && <WhatsNext standing={standing} />}
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
            <Button component={Link} to="/camps-clinics" variant="contained">
              View All Camps
            </Button>
            <Button component={Link} to="/" variant="outlined" color="inherit">
              Back to Home
            </Button>
          </Box>
          {registration && <Resend campId={campId} title="Lost our mail?" />}
        </Box>
      </Box>
    </Page>
  );
};
export default CampRegistrationSuccessPage;
