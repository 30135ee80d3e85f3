import { Alert, Box, Button, Card, Link as MuiLink, Skeleton, Typography } from "@mui/material";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { openUnsubscribeUrl, unsubscribeUrl, UnsubscribeView } from "../../../backend/outreach/linkContract.ts";
import { ApiError, command, wordsOf } from "../../shared/api.ts";
import { Problem } from "../../shared/Problem.tsx";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { useSettings } from "../../shared/settings.ts";
import { useMailedToken } from "../access/useMailedToken.ts";
import { deadLink, Outcome } from "../forms/Outcome.tsx";
import { Page } from "../frame/Page.tsx";
import { unsubscribeWords as words } from "./words.ts";

const home = (
  <Button component={Link} to="/" variant="outlined">
    {words.home}
  </Button>
);

const Contact = () => {
  const { email } = useSettings().contact;
  return (
    <MuiLink href={`mailto:${email}`} sx={{ overflowWrap: "anywhere" }}>
      {email}
    </MuiLink>
  );
};

const Dead = () => (
  <Outcome title={deadLink} next={home}>
    <Typography>
      {words.deadText} <Contact />
    </Typography>
  </Outcome>
);

const Done = ({ facility }: { facility: string }) => (
  <Outcome title={words.stopped} next={home}>
    <Typography>{words.stoppedText(facility)}</Typography>
    <Typography sx={{ mt: 1 }}>
      {words.wasAMistake} <Contact />
    </Typography>
  </Outcome>
);

const loading = <Skeleton variant="rounded" height={180} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />;
const isDead = (error: unknown) => error instanceof ApiError && error.status === 404;

const Opened = ({ token }: { token: string }) => {
  const segment = encodeURIComponent(token);
  const opened = useQuery({
    queryKey: ["unsubscribe", token],
    queryFn: async () => UnsubscribeView.parse(await command("POST", openUnsubscribeUrl(segment), {})),
    staleTime: Infinity,
    retry: (failures, error) => !isDead(error) && failures < 2,
  });
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: async () => UnsubscribeView.parse(await command("POST", unsubscribeUrl(segment), {})),
  });
  if (isDead(opened.error) || isDead(error)) return <Dead />;
  if (opened.error)
    return <Problem title={words.couldntOpen} error={opened.error} onRetry={() => void opened.refetch()} />;
  if (!opened.data) return loading;
  const { facility, isDone } = data ?? opened.data;
  if (isDone) return <Done facility={facility} />;
  return (
    <Card sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2 }}>
      <Typography>{words.stopIntro(facility)}</Typography>
      {error && <Alert severity="error">{wordsOf(error, words.pleaseTryAgain)}</Alert>}
      <Box>
        <ActButton variant="contained" size="large" busy={isPending} onClick={() => mutate()}>
          {isPending ? words.saving : words.stop}
        </ActButton>
      </Box>
    </Card>
  );
};

/** Where the link in emails to leagues leads. Opening it changes nothing: mail programs open links by themselves. */
const UnsubscribePage = () => {
  const token = useMailedToken();
  return (
    <Page title={words.title} maxWidth="sm">
      {token === undefined && loading}
      {token === null && <Dead />}
      {token && <Opened key={token} token={token} />}
    </Page>
  );
};
export default UnsubscribePage;
