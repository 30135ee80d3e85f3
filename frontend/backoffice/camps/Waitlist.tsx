import { Box, Card, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { campWaitlistUrl, WaitlistEntryView } from "../../../backend/camps/waitlistContract.ts";
import { query } from "../../shared/api.ts";
import { longDateAndTime, removedPerson } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { MailLink, PhoneLink } from "../frame/ContactLinks.tsx";
import { removed } from "../frame/Fact.tsx";
import { Section } from "../frame/Section.tsx";
import { childName } from "./roster/words.ts";

/** Who would come if a place were free, in the order in which they asked. Where nobody waits there is nothing to see. */
export const Waitlist = ({ campId }: { campId: string }) => {
  const { data, error, refetch } = useQuery({
    queryKey: [campWaitlistUrl(campId)],
    queryFn: ({ signal }) => query(campWaitlistUrl(campId), WaitlistEntryView.array(), { signal }),
    refetchOnMount: "always",
  });
  if (error)
    return (
      <Section title="Waitlist">
        <Problem title="Failed to fetch the waitlist" error={error} onRetry={() => void refetch()} />
      </Section>
    );
  const waiting = data?.filter(({ state }) => state === "waiting" || state === "offered") ?? [];
  if (waiting.length === 0) return null;
  return (
    <Section title="Waitlist" count={waiting.length}>
      <Card component="ol" aria-label="Waitlist" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {waiting.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Card>
    </Section>
  );
};

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
        {entry.participants
          .map((child) => `${childName(child)}${child.playerAge === null ? "" : ` (${child.playerAge})`}`)
          .join(", ")}
      </Typography>
    </div>
    <Box sx={{ typography: "body2", overflowWrap: "anywhere" }}>
      <div>
        <PhoneLink phone={entry.parentPhone} otherwise={removed} />
      </div>
      <MailLink email={entry.parentEmail} otherwise={null} />
    </Box>
    <Box sx={{ typography: "body2" }}>
      {entry.offeredUntil
        ? `A place is offered until ${longDateAndTime(entry.offeredUntil)}`
        : `${entry.position === null ? "Waits" : `Number ${entry.position}`}, since ${longDateAndTime(entry.joinedAt)}`}
    </Box>
  </Box>
);
