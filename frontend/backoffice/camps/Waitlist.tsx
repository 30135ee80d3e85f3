import { Box, Card, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { divisionName } from "../../../backend/camps/divisionRule.ts";
import type { CampView } from "../../../backend/camps/contract.ts";
import { isOver } from "../../../backend/camps/daysRule.ts";
import { campWaitlistUrl, WaitlistEntryView } from "../../../backend/camps/waitlist/waitlistContract.ts";
import { isInLine } from "../../../projections/camps/waitlistRule.ts";
import { query } from "../../shared/api.ts";
import { clockAt, counted, dateAt, removedPerson, shortDate, today } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { MailLink, PhoneLink } from "../frame/ContactLinks.tsx";
import { removed } from "../frame/Fact.tsx";
import { StateChip } from "../frame/StateChip.tsx";
import { Section } from "../frame/Section.tsx";
import { playerName, sectionWords, waitlistWords as words } from "./words.ts";
import { TurnActions } from "./waitlist/TurnActions.tsx";

/** Families waiting for a spot, in the order in which they joined. */
export const Waitlist = ({ camp }: { camp: CampView }) => {
  const { data, error, refetch } = useQuery({
    queryKey: [campWaitlistUrl(camp.id)],
    queryFn: ({ signal }) => query(campWaitlistUrl(camp.id), WaitlistEntryView.array(), { signal }),
    refetchOnMount: "always",
  });
  if (error)
    return (
      <Section title={sectionWords.waitlist} anchor="waitlist">
        <Problem title={words.failedToFetchThe} error={error} onRetry={() => void refetch()} />
      </Section>
    );
  const waiting = data?.filter(isInLine) ?? [];
  const unanswered = data?.filter(({ state }) => state === "declined" || state === "lapsed") ?? [];
  return (
    <Section title={sectionWords.waitlist} anchor="waitlist" beside={waiting.length > 0 && whoWaits(waiting)}>
      <Typography sx={{ color: "text.secondary", mb: waiting.length > 0 ? 1.5 : 0 }}>
        {waiting.length > 0
          ? words.whenASpotOpens
          : data && words.nobodyIsWaiting(camp.status === "active" && !isOver(camp, today()))}
      </Typography>
      {waiting.length > 0 && <Entries label={sectionWords.waitlist} entries={waiting} />}
      {unanswered.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 3 }}>
            {words.pastOffers}
          </Typography>
          <Typography sx={{ color: "text.secondary", mb: 1.5 }}>
            {words.theseFamiliesDeclinedA}
            {unanswered.some(({ canBeOffered }) => canBeOffered) ? words.changedTheirMind : words.thereIsNoSpot}
          </Typography>
          <Entries label={words.pastOffers} entries={unanswered} />
        </>
      )}
    </Section>
  );
};

/** "2 families, 3 players": elsewhere players are counted, here a row is a family. */
const whoWaits = (entries: readonly WaitlistEntryView[]) => {
  const players = entries.reduce((sum, { participantCount }) => sum + participantCount, 0);
  return `${counted(entries.length, "family", "families")}, ${counted(players, "player")}`;
};

const Entries = ({ label, entries }: { label: string; entries: readonly WaitlistEntryView[] }) => (
  <Card component="ol" aria-label={label} sx={{ listStyle: "none", m: 0, p: 0 }}>
    {entries.map((entry) => (
      <Entry key={entry.id} entry={entry} />
    ))}
  </Card>
);

/** How its turn stands. */
const Turn = ({
  entry: { state, offeredUntil, position, joinedAt, isSkipped, skipReason },
}: {
  entry: WaitlistEntryView;
}) => {
  if (offeredUntil)
    return (
      <>
        <StateChip tone="info" label={words.spotOffered} />
        {words.until(shortDateAndTime(offeredUntil))}
      </>
    );
  if (state === "declined") return words.declinedTheOffer;
  if (state === "lapsed") return words.didntAnswerTheOffer;
  return (
    <>
      {words.turnSince(position === null ? words.waiting : words.numberInLine(position), shortDateAndTime(joinedAt))}
      {isSkipped && (
        <Box sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {words.skipped}
          {skipReason && `: ${skipReason}`}
        </Box>
      )}
    </>
  );
};

/** "Kim Lee, 9, 10U baseball" */
const waitingChild = (child: WaitlistEntryView["participants"][number]) =>
  [
    playerName(child),
    child.playerAge,
    child.sport && child.ageGroup && divisionName({ sport: child.sport, ageGroup: child.ageGroup }),
  ]
    .filter(Boolean)
    .join(", ");
const shortDateAndTime = (instant: string) => `${shortDate(dateAt(instant))}, ${clockAt(instant)}`;

const Entry = ({ entry }: { entry: WaitlistEntryView }) => (
  <Box
    component="li"
    sx={{
      px: 2,
      py: 1.25,
      display: "grid",
      gap: 0.75,
      gridTemplateColumns: { md: "2fr 2fr 2fr" },
      "& + &": { borderTop: 1, borderColor: "divider" },
    }}
  >
    <div>
      <Typography sx={{ fontWeight: 650 }}>{entry.parentName ?? removedPerson}</Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {entry.participants.map(waitingChild).join("; ")}
      </Typography>
    </div>
    <Box sx={{ typography: "body2", overflowWrap: "anywhere" }}>
      <div>
        <PhoneLink phone={entry.parentPhone} otherwise={removed} />
      </div>
      <MailLink email={entry.parentEmail} otherwise={null} />
    </Box>
    <Box sx={{ typography: "body2" }}>
      <Turn entry={entry} />
      <TurnActions entry={entry} />
    </Box>
  </Box>
);
