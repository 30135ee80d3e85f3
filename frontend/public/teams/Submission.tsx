import { Alert, Box, Card, Skeleton, Typography } from "@mui/material";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { openTeamUrl, SentTeamView, withdrawTeamUrl } from "../../../backend/teams/contract.ts";
import { ApiError, command, wordsOf } from "../../shared/api.ts";
import { Problem } from "../../shared/Problem.tsx";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { AskFirst } from "../frame/AskFirst.tsx";
import { Outcome } from "../forms/Outcome.tsx";
import { SentTeam } from "./SentBefore.tsx";
import type { Opened } from "./TeamLink.tsx";
import { deleteExplained, teamLinkWords as words } from "./words.ts";

export const isDead = (error: unknown) => error instanceof ApiError && error.code === "LinkIsDead";

/** What was sent, and the way to take it back. */
export const Submission: Opened = ({ token, dead, home }) => {
  const [asks, setAsks] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [openTeamUrl, token],
    queryFn: async () => SentTeamView.parse(await command("POST", openTeamUrl, { token })),
    retry: false,
  });
  const withdrawing = useMutation({
    mutationFn: () => command("POST", withdrawTeamUrl, { token }),
    onError: () => setAsks(false),
  });
  if (withdrawing.isSuccess)
    return (
      <Outcome title={words.deleted} next={home}>
        <Typography>{words.deletedText}</Typography>
      </Outcome>
    );
  if (isDead(error)) return dead;
  if (error) return <Problem title={words.couldntOpen} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={220} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />;
  return (
    <Card sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2 }}>
      <SentTeam sent={data} />
      <Typography>{deleteExplained[data.kind]}</Typography>
      {withdrawing.error && <Alert severity="error">{wordsOf(withdrawing.error, words.pleaseTryAgain)}</Alert>}
      <Box>
        <ActButton variant="outlined" color="error" busy={withdrawing.isPending} onClick={() => setAsks(true)}>
          {withdrawing.isPending ? words.deleting : words.deleteIt}
        </ActButton>
      </Box>
      {asks && (
        <AskFirst
          question={words.deleteQuestion}
          text={words.deleteForGood}
          yes={words.deleteIt}
          no={words.keepIt}
          isPending={withdrawing.isPending}
          onYes={() => withdrawing.mutate()}
          onNo={() => setAsks(false)}
        />
      )}
    </Card>
  );
};
