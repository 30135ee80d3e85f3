import { Alert, Box, Button, Card, Typography } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router";
import type { OwnWaitlistEntryView } from "../../../../backend/camps/waitlist/waitlistContract.ts";
import { Outcome } from "../../forms/Outcome.tsx";
import { CampClosed } from "../CampOffer.tsx";
import { closedWords, hasWaitlist } from "../places.ts";
import { AskFirst } from "../../frame/AskFirst.tsx";
import { OfferedPlace } from "./OfferedPlace.tsx";
import { type PlaceKey, usePlaceAct } from "./usePlace.ts";
import { divisionWords, turnWords, waitlistStateWords as words } from "../words.ts";

type Props = { of: PlaceKey; entry: OwnWaitlistEntryView };

const whoWaits = ({ places, participantCount }: OwnWaitlistEntryView) => {
  const names = places.flatMap(({ playerName }) => playerName ?? []);
  const groups = [
    ...new Set(places.flatMap(({ ageGroup }) => (ageGroup ? divisionWords.ageGroup(ageGroup) : []))),
  ].join(", ");
  const who = names.length > 0 ? names.join(", ") : words.players(participantCount);
  return groups ? `${who} · ${groups}` : who;
};

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
        <Button variant="outlined" color="error" disabled={sending} onClick={() => setAsks(true)}>
          {words.leaveWaitlist}
        </Button>
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

const Ended = ({ entry, state }: { entry: OwnWaitlistEntryView; state: keyof typeof ended }) => {
  const [title, text] = ended[state];
  return (
    <Outcome
      title={title}
      next={
        <Button component={Link} to={`/camp-details/${entry.campId}`} variant="contained">
          {words.seeTheCamp}
        </Button>
      }
    >
      <Typography>{hasWaitlist(entry.camp) ? words.youCanJoinAgain(text) : text}</Typography>
    </Outcome>
  );
};

const TooLate = ({ entry: { campId } }: Pick<Props, "entry">) => (
  <Outcome
    title={words.waitlistIsClosed}
    next={
      <Button component={Link} to={`/camp-details/${campId}`} variant="contained">
        {words.seeTheCamp}
      </Button>
    }
  >
    <Typography>{words.noSpotInTime}</Typography>
  </Outcome>
);

const Accepted = ({ entry: { campId, registrationId } }: { entry: OwnWaitlistEntryView }) => (
  <Outcome
    title={words.youreRegistered}
    next={
      <Button
        component={Link}
        to={`/camp-registration-success?payment=later&campId=${campId}&registrationId=${registrationId ?? ""}`}
        variant="contained"
        color="stitch"
      >
        {words.seeHowToPay}
      </Button>
    }
  >
    <Typography>{words.anEmailIsOnItsWay}</Typography>
  </Outcome>
);

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
