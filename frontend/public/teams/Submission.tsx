import { Alert, Box, Button, Card, Skeleton, Typography } from "@mui/material";
import { useMutation, useQuery } from "@tanstack/react-query";
import { openTeamUrl, SentTeamView, withdrawTeamUrl } from "../../../backend/teams/contract.ts";
import { ApiError, command, wordsOf } from "../../shared/api.ts";
import { Problem } from "../../shared/Problem.tsx";
import { Outcome } from "../forms/Outcome.tsx";
import { SentTeam } from "./SentBefore.tsx";
import type { Opened } from "./TeamLink.tsx";
import { teamLinkWords as words } from "./words.ts";

export const isDead = (error: unknown) => error instanceof ApiError && error.code === "LinkIsDead";

/** What was sent, and the way to take it back. */
export const Submission: Opened = ({ token, dead, home }) => {
  const { data, error, refetch } = useQuery({
    queryKey: [openTeamUrl, token],
    queryFn: async () => SentTeamView.parse(await command("POST", openTeamUrl, { token })),
    retry: false,
  });
  const withdrawing = useMutation({ mutationFn: () => command("POST", withdrawTeamUrl, { token }) });
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
      <Typography>{words.deleteExplained}</Typography>
      {withdrawing.error && <Alert severity="error">{wordsOf(withdrawing.error, words.pleaseTryAgain)}</Alert>}
      <Box>
        <Button variant="outlined" color="error" disabled={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
          {withdrawing.isPending ? words.deleting : words.deleteIt}
        </Button>
      </Box>
    </Card>
  );
};
