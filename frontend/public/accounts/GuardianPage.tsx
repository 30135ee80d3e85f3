import { Alert, Box, Button, Card, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { confirmGuardianUrl, guardianLinkUrl, WardView } from "../../../backend/accounts/contract.ts";
import { ApiError, command, wordsOf } from "../../shared/api.ts";
import { Problem } from "../../shared/Problem.tsx";
import { phoneUrl, useSettings } from "../../shared/settings.ts";
import { Page } from "../frame/Page.tsx";
import { deadLink, Outcome } from "../forms/Outcome.tsx";
import { useMailedToken } from "../access/useMailedToken.ts";

const isDead = (error: unknown) => error instanceof ApiError && error.code === "LinkIsDead";
const ask = (url: string) => async (token: string) => WardView.parse(await command("POST", url, { token }));

const toSignIn = (
  <Button component={Link} to="/login" variant="contained">
    To the sign-in page
  </Button>
);

const Dead = () => (
  <Outcome title={deadLink} next={toSignIn}>
    <Typography>
      It is older than 14 days, or a newer mail was sent. The player can have the mail sent again: on the dashboard, or
      where signing in says that you have not confirmed yet.
    </Typography>
  </Outcome>
);

const Confirmed = ({ name }: { name: string }) => (
  <Outcome title={`Thank you, ${name} is all set`} next={toSignIn}>
    <Typography>
      You have confirmed. {name} can sign in, book lessons, send videos and write with the coaches.
    </Typography>
    <Typography>
      You can{" "}
      <Anchor component={Link} to="/guardian-export">
        download all we hold on {name}
      </Anchor>{" "}
      at any time.
    </Typography>
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
  if (!data) return <Problem title="The link could not be checked" error={error} onRetry={() => void refetch()} />;
  const name = data.firstName ?? "The player";
  if (data.confirmed) return <Confirmed name={name} />;
  return (
    <Card sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2 }}>
      <Typography component="h2" variant="h3">
        {name} has named you as parent or guardian
      </Typography>
      <Typography>
        {name} is under 18 and has opened an account to train with us at {facility.name}. By confirming you say that
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.5 }}>
        <li>you are {name}’s parent or guardian,</li>
        <li>{name} may have this account and book lessons with it,</li>
        <li>{name} may send videos and write with the coaches.</li>
      </Box>
      <Typography sx={{ color: "text.secondary" }}>
        You can have the account and all that is kept of {name} erased at any time:{" "}
        <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>,{" "}
        <Anchor href={phoneUrl(contact.phone)}>{contact.phone}</Anchor>. If you do not know {name}, close this page:
        nothing opens without you.
      </Typography>
      {confirm.isError && (
        <Alert severity="error">{wordsOf(confirm.error, "This could not be saved. Please try again.")}</Alert>
      )}
      <Box>
        <Button variant="contained" size="large" disabled={confirm.isPending} onClick={() => confirm.mutate()}>
          {confirm.isPending ? "Confirming..." : "Yes, I confirm"}
        </Button>
      </Box>
    </Card>
  );
};

/** Where the mail to a parent or guardian leads. Opening it changes nothing: mail programs open links by themselves. */
const GuardianPage = () => {
  const token = useMailedToken();
  return (
    <Page title="Parent or Guardian" heading="For parents and guardians" maxWidth="sm">
      {token === undefined && (
        <Skeleton variant="rounded" height={360} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />
      )}
      {token === null && <Dead />}
      {token && <Ward key={token} token={token} />}
    </Page>
  );
};
export default GuardianPage;
