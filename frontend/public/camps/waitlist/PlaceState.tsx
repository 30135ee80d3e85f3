import { Alert, Box, Button, Card, Skeleton, Typography } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router";
import type { OwnWaitlistEntryView } from "../../../../backend/camps/waitlist/waitlistContract.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { Outcome } from "../../forms/Outcome.tsx";
import { CampClosed } from "../CampOffer.tsx";
import { closedWords, hasWaitlist } from "../places.ts";
import { AskFirst } from "../../frame/AskFirst.tsx";
import { nextStep } from "../registrations/nextStep.ts";
import { isUnsettled, standingOf } from "../registrations/standing.ts";
import { useMyRegistrations } from "../registrations/useMyRegistrations.ts";
import { OfferedPlace } from "./OfferedPlace.tsx";
import { whoWaits } from "./place.ts";
import { type PlaceKey, usePlaceAct } from "./usePlace.ts";
import { turnWords, waitlistStateWords as words } from "../words.ts";

type Props = { of: PlaceKey; entry: OwnWaitlistEntryView };

const Waiting = ({ of, entry }: Props) => {
  const { send, refusal, sending } = usePlaceAct(of, entry);
  const [asks, setAsks] = useState(false);
  return (
    <Card sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2 }}>
      <Typography variant="h2">{turnWords.turn(entry.position)}</Typography>
      <Typography>{whoWaits(entry)}</Typography>
      <Typography sx={{ color: "text.secondary" }}>{words.whenSpotsOpenUp(entry.participantCount)}</Typography>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <Box>
        <ActButton variant="outlined" color="error" busy={sending} onClick={() => setAsks(true)}>
          {words.leaveWaitlist}
        </ActButton>
      </Box>
      {asks && (
        <AskFirst
          question={words.leaveTheWaitlist}
          text={words.yourTurnGoesTo}
          yes={words.leaveWaitlist}
          no={words.stayOnWaitlist}
          isPending={sending}
          onYes={() => void send({ act: "leave" }).then(() => setAsks(false))}
          onNo={() => setAsks(false)}
        />
      )}
    </Card>
  );
};

const ended = {
  declined: [words.youDeclinedTheOffer, words.itGoesToFamiliesBehindYou],
  lapsed: [words.yourOfferExpired, words.weDidntHearFromYou],
  left: [words.youreNotOnTheWaitlist, words.yourTurnWentTo],
} as const;

const SeeTheCamp = ({ campId }: { campId: string }) => (
  <Button component={Link} to={`/camp-details/${campId}`} variant="contained">
    {words.seeTheCamp}
  </Button>
);

const Ended = ({ entry, state }: { entry: OwnWaitlistEntryView; state: keyof typeof ended }) => {
  const [title, text] = ended[state];
  return (
    <Outcome title={title} next={<SeeTheCamp campId={entry.campId} />}>
      <Typography>{hasWaitlist(entry.camp) ? words.youCanJoinAgain(text) : text}</Typography>
    </Outcome>
  );
};

const TooLate = ({ entry: { campId } }: Pick<Props, "entry">) => (
  <Outcome title={words.waitlistIsClosed} next={<SeeTheCamp campId={campId} />}>
    <Typography>{words.noSpotInTime}</Typography>
  </Outcome>
);

/** The registration is this browser's or this account's as well, and says how it stands. */
const Accepted = ({ entry: { campId, camp, registrationId } }: { entry: OwnWaitlistEntryView }) => {
  const { data, isPending } = useMyRegistrations({ campId });
  const registration = data?.find(({ id }) => id === registrationId);
  const standing = registration && standingOf(registration);
  if (isPending) return <Skeleton variant="rounded" height={260} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />;
  if (standing === "cancelled")
    return (
      <Box sx={{ mt: 3 }}>
        <CampClosed camp={camp} />
      </Box>
    );
  if (standing === "withdrawn")
    return (
      <Outcome title={words.yourRegistrationIsWithdrawn} next={<SeeTheCamp campId={campId} />}>
        <Typography>
          {hasWaitlist(camp) ? words.youCanJoinAgain(words.yourSpotsAreOpen) : words.yourSpotsAreOpen}
        </Typography>
      </Outcome>
    );
  return (
    <Outcome
      title={words.youreRegistered}
      next={
        <Button
          component={Link}
          to={`/camp-registration-success?payment=later&campId=${campId}&registrationId=${registrationId ?? ""}`}
          variant="contained"
          color="stitch"
        >
          {standing && isUnsettled(standing) ? words.seeHowToPay : words.seeYourRegistration}
        </Button>
      }
    >
      <Typography>{registration && standing && nextStep(registration, standing)}</Typography>
    </Outcome>
  );
};

/** What a family can do now: wait, answer, or go on. */
export const PlaceState = ({ of, entry }: Props) => {
  const { state, camp } = entry;
  if (state === "accepted") return <Accepted entry={entry} />;
  if (state === "declined" || state === "lapsed" || state === "left") return <Ended entry={entry} state={state} />;
  if (closedWords(camp))
    return (
      <Box sx={{ mt: 3 }}>
        <CampClosed camp={camp} />
      </Box>
    );
  if (!hasWaitlist(camp))
    return state === "offered" ? <Ended entry={entry} state="lapsed" /> : <TooLate entry={entry} />;
  return state === "offered" ? <OfferedPlace of={of} entry={entry} /> : <Waiting of={of} entry={entry} />;
};
