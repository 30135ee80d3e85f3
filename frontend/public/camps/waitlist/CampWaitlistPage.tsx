import ArrowBackIcon from "@mui/icons-material/ArrowBack";
import { Box, Button, Card, Skeleton, Typography } from "@mui/material";
import { useState } from "react";
import { Link, useParams } from "react-router";
import type { CampView } from "../../../../backend/camps/contract.ts";
import type { OwnWaitlistEntryView } from "../../../../backend/camps/waitlist/waitlistContract.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useSettings } from "../../../shared/settings.ts";
import { useCurrentUser } from "../../access/currentUser.ts";
import { Outcome } from "../../forms/Outcome.tsx";
import { Page } from "../../frame/Page.tsx";
import { useAwake } from "../../waking/rendered.ts";
import { detailsOf, registrationOf } from "../CampActions.tsx";
import { CampFacts } from "../CampFacts.tsx";
import { CampNotFound } from "../CampNotFound.tsx";
import { CampClosed } from "../CampOffer.tsx";
import { closedWords, hasWaitlist, someAreFull, waitlistWords } from "../places.ts";
import { isMissing, useCamp } from "../useCamp.ts";
import { JoinForm } from "./JoinForm.tsx";
import { toItsPlace } from "./place.ts";
import { campWaitlistPageWords as words, turnWords } from "../words.ts";

/** The family waits: its turn, and where it finds it again. */
const Joined = ({ entry }: { entry: OwnWaitlistEntryView }) => {
  const { mailsGoOut } = useSettings();
  const user = useCurrentUser();
  const { to, label } = toItsPlace(entry);
  const isTheAccounts = user?.role === "student" || entry.places.some(({ playerId }) => playerId !== null);
  return (
    <Outcome
      title={words.youreOnTheWaitlist}
      next={
        <Button component={Link} to={to} variant="contained">
          {label}
        </Button>
      }
    >
      <Typography variant="subtitle1">
        <strong>{entry.camp.title}</strong>
        <br />
        {turnWords.turn(entry.position)}
      </Typography>
      {mailsGoOut && <Typography>{words.wereEmailingYouALink}</Typography>}
      {isTheAccounts ? (
        <Typography>{mailsGoOut ? words.itsInMyCamps : words.findItInMyCamps}</Typography>
      ) : (
        !mailsGoOut && <Typography>{words.thisBrowserRemembers}</Typography>
      )}
    </Outcome>
  );
};

/** No waitlist while there is room for everybody. */
const NothingToWaitFor = ({ camp }: { camp: CampView }) => (
  <Card sx={{ mt: 3, p: { xs: 2.5, sm: 3 }, display: "grid", gap: 2, justifyItems: "start" }}>
    <Typography variant="h3" component="h2">
      {words.noNeedToWait}
    </Typography>
    <Typography sx={{ overflowWrap: "anywhere" }}>{words.everyGroupHasOpenSpots(camp.title)}</Typography>
    <Button component={Link} to={registrationOf(camp)} variant="contained" color="stitch">
      {words.registerNow}
    </Button>
  </Card>
);

/** Nobody is offered anything anymore; what is free goes to whoever registers. */
const NoWaitlist = ({ camp }: { camp: CampView }) => (
  <Card sx={{ mt: 3, p: { xs: 2.5, sm: 3 }, display: "grid", gap: 2, justifyItems: "start" }}>
    <Typography variant="h3" component="h2">
      {words.waitlistIsClosed}
    </Typography>
    <Typography sx={{ overflowWrap: "anywhere" }}>{words.campHasStarted(camp.title)}</Typography>
    <Button component={Link} to={camp.isFull ? detailsOf(camp) : registrationOf(camp)} variant="contained">
      {camp.isFull ? words.seeTheCamp : words.registerNow}
    </Button>
  </Card>
);

const how = [words.joinWithEveryPlayer, words.whenSpotsOpenUp, words.weHoldTheSpots];

const Wait = ({ camp, onJoined }: { camp: CampView; onJoined: (entry: OwnWaitlistEntryView) => void }) => (
  <>
    <Card sx={{ mt: 3, p: { xs: 2.5, sm: 3 }, display: "grid", gap: 2 }}>
      <Typography variant="h3" component="h2">
        {camp.title}
      </Typography>
      <CampFacts camp={camp} />
      {waitlistWords(camp) && <Typography sx={{ fontWeight: 650 }}>{waitlistWords(camp)}</Typography>}
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.75, color: "text.secondary" }}>
        {how.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
    </Card>
    <JoinForm camp={camp} onJoined={onJoined} />
  </>
);

const CampWaitlistPage = () => {
  const { campId = "" } = useParams();
  const { data: camp, error, isPending, refetch } = useCamp(campId);
  const [entry, setEntry] = useState<OwnWaitlistEntryView>();
  const isAwake = useAwake();
  if (!isPending && isMissing(error)) return <CampNotFound />;
  const back = (
    <Button
      component={Link}
      to={isAwake ? detailsOf({ id: campId }) : "/camps-clinics"}
      startIcon={<ArrowBackIcon />}
      sx={{ ml: -1 }}
    >
      {words.backToCamp}
    </Button>
  );
  return (
    <Page title={words.joinTheWaitlist} maxWidth="md" above={back}>
      {entry && <Joined entry={entry} />}
      {!entry && camp && closedWords(camp) && (
        <Box sx={{ mt: 3 }}>
          <CampClosed camp={camp} />
        </Box>
      )}
      {!entry &&
        camp &&
        !closedWords(camp) &&
        (!hasWaitlist(camp) ? (
          <NoWaitlist camp={camp} />
        ) : camp.isFull || someAreFull(camp) ? (
          <Wait camp={camp} onJoined={setEntry} />
        ) : (
          <NothingToWaitFor camp={camp} />
        ))}
      {isPending && <Skeleton variant="rounded" height={480} sx={{ mt: 3 }} aria-busy aria-label={words.loadingCamp} />}
      {!camp && !isPending && (
        <Box sx={{ mt: 3 }}>
          <Problem title={words.failedToFetchCamp} error={error} onRetry={() => void refetch()} />
        </Box>
      )}
    </Page>
  );
};
export default CampWaitlistPage;
