import { Box, Card, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { myTeamsUrl, SentTeamView } from "../../../backend/teams/contract.ts";
import { query } from "../../shared/api.ts";
import { dateAt, dayOfYear } from "../../shared/formats.ts";
import { useCurrentUser } from "../access/currentUser.ts";
import { introductionTold, sentStatusWords, sentWords as words, teamFormWords } from "./words.ts";

/** What was sent, and how far it is: none of what was typed. */
export const SentTeam = ({ sent }: { sent: SentTeamView }) => {
  const { kind, division, sport, status, createdAt, keptUntil, introduction } = sent;
  return (
    <Box>
      <Typography sx={{ fontWeight: 700 }}>
        {kind === "finder" ? words.looking(division, sport) : words.starting(division, sport)}
      </Typography>
      <Typography>{sentStatusWords[status]}</Typography>
      {introduction && <Typography>{introductionTold[kind][introduction]}</Typography>}
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {words.sentOn(dayOfYear(dateAt(createdAt)), dayOfYear(dateAt(keptUntil)))}
      </Typography>
    </Box>
  );
};

/** For somebody with an account, so that nobody sends the same twice. */
export const SentBefore = () => {
  const user = useCurrentUser();
  const { data = [] } = useQuery({
    queryKey: [myTeamsUrl],
    queryFn: ({ signal }) => query(myTeamsUrl, SentTeamView.array(), { signal, signedOut: [] }),
    enabled: Boolean(user),
  });
  if (data.length === 0) return null;
  return (
    <Card
      component="section"
      aria-labelledby="sent-before"
      sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2 }}
    >
      <Typography id="sent-before" variant="h3" component="h2">
        {teamFormWords.alreadySent}
      </Typography>
      {data.map((sent) => (
        <SentTeam key={sent.id} sent={sent} />
      ))}
    </Card>
  );
};
