import { Alert, Box, Button, Card, Skeleton, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { ChooseWeeklyMail, weeklyMailLinkUrl } from "../../../../backend/videos/weekly/mailContract.ts";
import { ApiError, command, wordsOf } from "../../../shared/api.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { useMailedToken } from "../../access/useMailedToken.ts";
import { deadLink, Outcome } from "../../forms/Outcome.tsx";
import { Page } from "../../frame/Page.tsx";
import { weeklyEmailWords as words } from "./words.ts";

const dashboard = (
  <Button component={Link} to="/player-dashboard" variant="contained">
    {words.dashboard}
  </Button>
);

const Dead = () => (
  <Outcome title={deadLink} next={dashboard}>
    <Typography>{words.deadText}</Typography>
  </Outcome>
);

const Choose = ({ token }: { token: string }) => {
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: async (wanted: boolean) =>
      ChooseWeeklyMail.parse(await command("POST", weeklyMailLinkUrl, { token, wanted })),
  });
  if (error instanceof ApiError && error.code === "LinkIsDead") return <Dead />;
  if (data)
    return (
      <Outcome
        title={data.wanted ? words.backOn : words.stopped}
        next={
          data.wanted ? (
            dashboard
          ) : (
            <ActButton variant="outlined" busy={isPending} onClick={() => mutate(true)}>
              {words.mistake}
            </ActButton>
          )
        }
      >
        <Typography>{data.wanted ? words.backOnText : words.stoppedText}</Typography>
      </Outcome>
    );
  return (
    <Card sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2 }}>
      <Typography>{words.stopIntro}</Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {words.bothStop}
      </Typography>
      {error && <Alert severity="error">{wordsOf(error, words.pleaseTryAgain)}</Alert>}
      <Box>
        <ActButton variant="contained" size="large" busy={isPending} onClick={() => mutate(false)}>
          {isPending ? words.saving : words.stop}
        </ActButton>
      </Box>
    </Card>
  );
};

/** Where the link in emails about weekly videos leads. Opening it changes nothing: mail programs open links by themselves. */
const WeeklyEmailPage = () => {
  const token = useMailedToken();
  return (
    <Page title={words.title} maxWidth="sm">
      {token === undefined && (
        <Skeleton variant="rounded" height={180} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />
      )}
      {token === null && <Dead />}
      {token && <Choose key={token} token={token} />}
    </Page>
  );
};
export default WeeklyEmailPage;
