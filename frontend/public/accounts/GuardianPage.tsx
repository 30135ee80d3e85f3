import { Alert, Box, Button, Card, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { confirmGuardianUrl, guardianLinkUrl, WardView } from "../../../backend/accounts/contract.ts";
import { joinAsGuardianUrl } from "../../../backend/players/contract.ts";
import { ApiError, command, wordsOf } from "../../shared/api.ts";
import { Problem } from "../../shared/Problem.tsx";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { phoneUrl, useSettings } from "../../shared/settings.ts";
import { Page } from "../frame/Page.tsx";
import { deadLink, Outcome } from "../forms/Outcome.tsx";
import { JoinForm, useKeptToken } from "../players/open.ts";
import { guardianPageWords as words } from "./words.ts";

const isDead = (error: unknown) => error instanceof ApiError && error.code === "LinkIsDead";
const ask = (url: string) => async (token: string) => WardView.parse(await command("POST", url, { token }));

const toSignIn = (
  <Button component={Link} to="/login" variant="contained">
    {words.goToLogin}
  </Button>
);

const Dead = () => (
  <Outcome title={deadLink} next={toSignIn}>
    <Typography>{words.itsMoreThan14Days}</Typography>
  </Outcome>
);

const Confirmed = ({ name, token }: { name: string; token: string }) => (
  <Outcome
    title={words.thankYouNameIs(name)}
    next={
      <JoinForm token={token} url={joinAsGuardianUrl} page="/guardian" onJoined={() => location.assign("/players")} />
    }
  >
    <Typography>{words.youveConfirmed(name)}</Typography>
    <Typography>
      {words.youCan}
      <Anchor component={Link} to="/guardian-export">
        {words.downloadEverything(name)}
      </Anchor>
      {words.atAnyTime}
    </Typography>
    <Typography>{words.withALogin(name)}</Typography>
  </Outcome>
);

const Ward = ({ token }: { token: string }) => {
  const { facility, contact } = useSettings();
  const queryClient = useQueryClient();
  const queryKey = [guardianLinkUrl, token];
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: () => ask(guardianLinkUrl)(token),
    retry: false,
  });
  const confirm = useMutation({
    mutationFn: () => ask(confirmGuardianUrl)(token),
    onSuccess: (ward) => queryClient.setQueryData(queryKey, ward),
  });
  if (isPending) return <Skeleton variant="rounded" height={360} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />;
  if (isDead(error) || isDead(confirm.error)) return <Dead />;
  if (!data) return <Problem title={words.weCouldntCheckThisLink} error={error} onRetry={() => void refetch()} />;
  const name = data.firstName ?? words.thePlayer;
  if (data.confirmed) return <Confirmed name={name} token={token} />;
  return (
    <Card sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2 }}>
      <Typography component="h2" variant="h3">
        {words.nameNamedYou(name)}
      </Typography>
      <Typography>{words.nameIsUnder18(name, facility.name)}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.5 }}>
        <li>{words.youreTheirParent(name)}</li>
        <li>{words.nameMayHaveThis(name)}</li>
        <li>{words.nameMaySendVideos(name)}</li>
      </Box>
      <Typography sx={{ color: "text.secondary" }}>
        {words.askUsToErase(name)}
        <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>,{" "}
        <Anchor href={phoneUrl(contact.phone)}>{contact.phone}</Anchor>
        {words.ifYouDontKnow(name)}
      </Typography>
      {confirm.isError && <Alert severity="error">{wordsOf(confirm.error, words.weCouldntSaveThis)}</Alert>}
      <Box>
        <ActButton variant="contained" size="large" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {confirm.isPending ? words.confirming : words.confirmAccount}
        </ActButton>
      </Box>
    </Card>
  );
};

/** Where the mail to a parent or guardian leads. Opening it changes nothing: mail programs open links by themselves. */
const GuardianPage = () => {
  const token = useKeptToken();
  return (
    <Page title={words.parentOrGuardian} heading={words.forParentsAndGuardians} maxWidth="sm">
      {token === undefined && (
        <Skeleton variant="rounded" height={360} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />
      )}
      {token === null && <Dead />}
      {token && <Ward key={token} token={token} />}
    </Page>
  );
};
export default GuardianPage;
