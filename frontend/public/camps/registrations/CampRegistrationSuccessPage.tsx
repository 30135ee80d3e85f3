import CalendarIcon from "@mui/icons-material/EditCalendarOutlined";
import { Alert, Box, Button, Card, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { Suspense, useEffect } from "react";
import { Link, useLocation } from "react-router";
import { type OwnRegistrationView, registrationCalendarUrl } from "../../../../backend/camps/contract.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useSettings } from "../../../shared/settings.ts";
import { useCurrentUser } from "../../access/currentUser.ts";
import { loginPath } from "../../access/returnAddress.ts";
import { deadLink } from "../../forms/Outcome.tsx";
import { ToastsBelow } from "../../forms/ToastsBelow.tsx";
import { onDemand } from "../../frame/onDemand.tsx";
import { Page } from "../../frame/Page.tsx";
import { AskForWaiver } from "../../players/open.ts";
import { useAwake } from "../../waking/rendered.ts";
import { tellPaid } from "../money/justPaid.ts";
import { moneyBack } from "./moneyBack.ts";
import { Registered } from "./Registered.tsx";
import { headingOf, isUnsettled, type Standing } from "./standing.ts";
import { useHeldRegistration } from "./useHeldRegistration.ts";
import { campRegistrationSuccessPageWords } from "../words.ts";

const forThoseWhoCome = [
  campRegistrationSuccessPageWords.confirmationEmailWithin24Hours,
  campRegistrationSuccessPageWords.checkYourEmailFor,
  campRegistrationSuccessPageWords.bringWaterAGlove,
];
const forThoseWhoDoNot = [campRegistrationSuccessPageWords.ifYoureDueARefund];

const comes = (standing: Standing | undefined) => standing !== "withdrawn" && standing !== "cancelled";

/** Until it is known how the registration stands: what holds for those who come. */
const WhatsNext = ({ standing }: { standing: Standing | undefined }) => {
  const { contact } = useSettings();
  return (
    <Card component="section" aria-labelledby="next" sx={{ p: 3, bgcolor: "ground.sand", border: 0 }}>
      <Typography id="next" variant="h3" component="h2">
        {campRegistrationSuccessPageWords.whatsNext}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, display: "grid", gap: 0.75 }}>
        {(comes(standing) ? forThoseWhoCome : forThoseWhoDoNot).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </Box>
      <Typography sx={{ mt: 1.5 }}>
        {campRegistrationSuccessPageWords.questions}
        <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>
      </Typography>
    </Card>
  );
};

const confirming = campRegistrationSuccessPageWords.thisPageUpdatesItself;
const introOf = (standing: Standing, registration: OwnRegistrationView) => {
  const { camp, places, participantCount, hasMismatch } = registration;
  if (hasMismatch && isUnsettled(standing)) return campRegistrationSuccessPageWords.weHaveYourRegistration;
  switch (standing) {
    case "paid":
      return campRegistrationSuccessPageWords.secured(participantCount);
    case "processing":
      return confirming;
    case "partial":
      return campRegistrationSuccessPageWords.youvePaidPartOfIt;
    case "unpaid":
      return campRegistrationSuccessPageWords.notGuaranteedUntilPaid(participantCount);
    case "withdrawn":
      return campRegistrationSuccessPageWords.yourSpotsAreOpen(places.length, camp.title, moneyBack(registration));
    case "cancelled":
      return `${camp.statusReason ?? campRegistrationSuccessPageWords.thisCampWasCanceled} ${moneyBack(registration)}`;
  }
};

/** Loaded after what everybody needs. */
const ResendLink = onDemand(async () => (await import("./ResendLink.tsx")).ResendLink, "ResendLink");
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
  <Box
    component="section"
    aria-busy
    aria-label={campRegistrationSuccessPageWords.loadingYourRegistration}
    sx={{ display: "grid", gap: 3 }}
  >
    <Skeleton variant="rounded" height={380} sx={{ borderRadius: "16px" }} />
    <Skeleton variant="rounded" height={240} sx={{ borderRadius: "16px" }} />
  </Box>
);

const CampRegistrationSuccessPage = () => {
  const awake = useAwake();
  const { key, pathname, search } = useLocation();
  const held = useHeldRegistration();
  const user = useCurrentUser();
  const { registration, standing, campId, error } = held;
  const paidId = standing === "paid" ? registration?.id : undefined;
  useEffect(() => {
    if (paidId) tellPaid(paidId);
  }, [paidId]);
  const isNone = awake && !held.isPending && !error && !registration;
  const mayLogIn = isNone && held.isInAddress && user === null;
  const titleOfNone = mayLogIn
    ? campRegistrationSuccessPageWords.logInToSeeThisRegistration
    : campRegistrationSuccessPageWords.noRegistrationHere;
  const title = held.isErased
    ? campRegistrationSuccessPageWords.registrationErased
    : isNone
      ? titleOfNone
      : headingOf(standing, held.query);
  const intro = () => {
    if (held.isErased) return campRegistrationSuccessPageWords.thisRegistrationWasErased;
    if (registration && standing) return introOf(standing, registration);
    if (!registration && (error || (held.openError && !held.isDeadLink)))
      return campRegistrationSuccessPageWords.weCantCheckRightNow;
    if (mayLogIn) return campRegistrationSuccessPageWords.itsInYourAccount;
    if (held.query.paid && !isNone) return confirming;
    return campRegistrationSuccessPageWords.ourEmailOpensIt; // while it is looked for, too: so it is there from the first
  };
  const isWaiting = !awake || held.isPending;
  const content = () => {
    if (held.openError && !held.isDeadLink)
      return (
        <Problem
          title={campRegistrationSuccessPageWords.weCouldntCheckTheLink}
          error={held.openError}
          onRetry={held.lookAgain}
        />
      );
    if (!registration && error)
      return (
        <Problem
          title={campRegistrationSuccessPageWords.failedToFetchRegistration}
          error={error}
          onRetry={held.lookAgain}
        />
      );
    if (isWaiting) return <Waiting />;
    if (held.isErased) return null;
    if (!registration || !standing)
      return (
        <>
          {mayLogIn && (
            <Button
              component={Link}
              to={loginPath(pathname + search)}
              variant="contained"
              size="large"
              sx={{ justifySelf: "start" }}
            >
              {campRegistrationSuccessPageWords.logIn}
            </Button>
          )}
          <Resend
            campId={held.isDeadLink ? undefined : campId}
            title={campRegistrationSuccessPageWords.getTheLinkToYourRegistration}
          />
        </>
      );
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
      <ToastsBelow />
      <Box sx={columns}>
        <Box sx={{ display: "grid", gap: 3, minWidth: 0 }}>
          {held.isDeadLink && !held.isErased && (
            <Alert severity="warning">{campRegistrationSuccessPageWords.theLinkMayBeIncomplete(deadLink)}</Alert>
          )}
          {content()}
          {registration && standing !== "withdrawn" && standing !== "cancelled" && <AskForWaiver />}
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
              {campRegistrationSuccessPageWords.viewAllCamps}
            </Button>
            {registration && comes(standing) && (
              <Button
                component="a"
                href={registrationCalendarUrl(registration.id)}
                startIcon={<CalendarIcon />}
                variant="outlined"
                color="inherit"
              >
                {campRegistrationSuccessPageWords.addToCalendar}
              </Button>
            )}
            <Button component={Link} to="/" variant="outlined" color="inherit">
              {campRegistrationSuccessPageWords.backToHome}
            </Button>
          </Box>
          {/* An account has its registrations on the dashboard. */}
          {registration && user === null && (
            <Resend campId={campId} title={campRegistrationSuccessPageWords.lostOurEmail} />
          )}
        </Box>
      </Box>
    </Page>
  );
};
export default CampRegistrationSuccessPage;
