import { Box, Card, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { campWaitlistUrl, WaitlistEntryView } from "../../../backend/camps/waitlist/waitlistContract.ts";
import { isInLine } from "../../../projections/camps/waitlistRule.ts";
import { query } from "../../shared/api.ts";
import { clockAt, dateAt, removedPerson, shortDate } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { MailLink, PhoneLink } from "../frame/ContactLinks.tsx";
import { removed } from "../frame/Fact.tsx";
import { StateChip } from "../frame/StateChip.tsx";
import { Section } from "../frame/Section.tsx";
import { childName } from "./roster/words.ts";
import { divisionName } from "./words.ts";

/** Families waiting for a place, in the order in which they joined. */
export const Waitlist = ({ campId }: { campId: string }) => {
  const { data, error, refetch } = useQuery({
    queryKey: [campWaitlistUrl(campId)],
    queryFn: ({ signal }) => query(campWaitlistUrl(campId), WaitlistEntryView.array(), { signal }),
    refetchOnMount: "always",
  });
  if (error)
    return (
      <Section title="Waitlist" anchor="waitlist">
        <Problem title="Failed to fetch the waitlist" error={error} onRetry={() => void refetch()} />
      </Section>
    );
  const waiting = data?.filter(isInLine) ?? [];
  return (
    <Section title="Waitlist" anchor="waitlist" count={waiting.length}>
      <Typography sx={{ color: "text.secondary", mb: waiting.length > 0 ? 1.5 : 0 }}>
        {waiting.length > 0
          ? "When a place comes free, the family that has waited longest for its division is offered it by mail."
          : data && "Nobody waits. Families can join as soon as a division is full."}
      </Typography>
      {waiting.length > 0 && (
        <Card component="ol" aria-label="Waitlist" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {waiting.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Card>
      )}
    </Section>
  );
};

/** "Kim Lee, 9, Baseball 10U" */
const waitingChild = (child: WaitlistEntryView["participants"][number]) =>
  [
    childName(child),
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
      {entry.offeredUntil ? (
        <>
          <StateChip tone="info" label="Offered" /> until {shortDateAndTime(entry.offeredUntil)}
        </>
      ) : (
        `${entry.position === null ? "Waits" : `Number ${entry.position} for it`}, since ${shortDateAndTime(entry.joinedAt)}`
      )}
    </Box>
  </Box>
);
