import { Alert, Box, Card, Skeleton, Typography } from "@mui/material";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { answerIntroductionUrl, IntroductionView, openIntroductionUrl } from "../../../backend/teams/contract.ts";
import { command, wordsOf } from "../../shared/api.ts";
import { Problem } from "../../shared/Problem.tsx";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { Outcome } from "../forms/Outcome.tsx";
import { isDead } from "./Submission.tsx";
import type { Opened } from "./TeamLink.tsx";
import { introductionWords as words, teamLinkWords } from "./words.ts";

/** What came of it, or of one's own answer; undefined while there is a question. */
const outcomeOf = ({ state, answer }: IntroductionView) => {
  if (state === "introduced") return { title: words.introduced, text: words.introducedText };
  if (answer === "no") return { title: words.saidNo, text: words.saidNoText };
  if (state !== "asked") return { title: words.ended, text: words.endedText };
  return undefined;
};

/** One side says yes or no, without hearing who the other is. */
export const Introduction: Opened = ({ token, dead, home }) => {
  const queryClient = useQueryClient();
  const queryKey = [openIntroductionUrl, token];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => IntroductionView.parse(await command("POST", openIntroductionUrl, { token })),
    retry: false,
  });
  const answering = useMutation({
    mutationFn: async (answer: "yes" | "no") =>
      IntroductionView.parse(await command("POST", answerIntroductionUrl, { token, answer })),
    onSuccess: (view) => queryClient.setQueryData(queryKey, view),
    onError: () => refetch(), // it may have ended
  });
  if (isDead(error)) return dead;
  if (error) return <Problem title={teamLinkWords.couldntOpen} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={220} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />;
  const outcome = outcomeOf(data);
  if (outcome)
    return (
      <Outcome title={outcome.title} next={home}>
        <Typography>{outcome.text}</Typography>
      </Outcome>
    );
  const { side, division, sport } = data;
  const busy = answering.isPending;
  const no = (
    <ActButton variant="outlined" busy={busy} onClick={() => answering.mutate("no")}>
      {words.no}
    </ActButton>
  );
  const refusal = answering.error && (
    <Alert severity="error">{wordsOf(answering.error, teamLinkWords.pleaseTryAgain)}</Alert>
  );
  if (data.answer === "yes")
    return (
      <Outcome title={words.saidYes} next={no}>
        <Typography>{words.waiting}</Typography>
        {refusal}
      </Outcome>
    );
  return (
    <Card sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2 }}>
      <Typography variant="h3" component="h2">
        {side === "finder" ? words.coachStarts(division, sport) : words.playerLooks(division, sport)}
      </Typography>
      <Typography>{side === "finder" ? words.toFamily : words.toCoach}</Typography>
      <Typography sx={{ color: "text.secondary" }}>{words.untilThen}</Typography>
      {refusal}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <ActButton variant="contained" busy={busy} onClick={() => answering.mutate("yes")}>
          {words.yes}
        </ActButton>
        {no}
      </Box>
    </Card>
  );
};
