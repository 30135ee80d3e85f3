import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Button, Card, Skeleton, Typography } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import type { z } from "zod";
import { acceptGrownUpUrl, GrowingUp, openGrownUpUrl, TakeOver } from "../../../backend/players/contract.ts";
import { ApiError, command } from "../../shared/api.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { Problem } from "../../shared/Problem.tsx";
import { settings } from "../../shared/settings.ts";
import { useCurrentUser } from "../access/currentUser.ts";
import { saying } from "../access/lastPageSays.ts";
import { forgetMailedToken, useMailedToken } from "../access/useMailedToken.ts";
import { NewPasswordField } from "../forms/NewPasswordField.tsx";
import { deadLink, Outcome } from "../forms/Outcome.tsx";
import { Page } from "../frame/Page.tsx";
import { AgreeByActing } from "../policies/open.ts";
import { grownUpPageWords as words } from "./words.ts";

const Form = TakeOver.pick({ password: true });
const isDead = (error: unknown) => error instanceof ApiError && error.code === "LinkIsDead";

const Dead = () => (
  <Outcome
    title={deadLink}
    next={
      <Button component={Link} to="/login" variant="contained">
        {words.logIn}
      </Button>
    }
  >
    <Typography>{words.askForANewOne}</Typography>
  </Outcome>
);

const Opening = ({ token, player }: { token: string; player: GrowingUp }) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm({ resolver: zodResolver(Form), defaultValues: { password: "" } });
  const { send, sending, refusal, isBeside, error } = useSend(
    ({ password }: z.output<typeof Form>) =>
      command("POST", acceptGrownUpUrl, { token, password, agreedTo: settings().policies } satisfies TakeOver),
    {
      form,
      failed: { text: words.couldntOpen },
      sent: () => {
        forgetMailedToken();
        queryClient.clear();
        void navigate("/login", { replace: true, state: { ...saying(words.ready), email: player.email } });
      },
    },
  );
  if (isDead(error)) return <Dead />;
  return (
    <Card
      component="form"
      method="dialog"
      noValidate
      onSubmit={form.handleSubmit(send)}
      sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2 }}
    >
      <Typography component="h2" variant="h3" sx={{ overflowWrap: "anywhere" }}>
        {words.hi(player.firstName ?? words.there)}
      </Typography>
      <Typography>{words.whatIsYours}</Typography>
      <Typography sx={{ color: "text.secondary" }}>{player.isAdult ? words.onlyYou : words.guardiansStay}</Typography>
      <Typography sx={{ overflowWrap: "anywhere" }}>{words.logInWith(player.email)}</Typography>
      {/* For the browser's keeper of passwords. */}
      <input type="hidden" name="username" autoComplete="username" value={player.email} readOnly />
      <FormField
        control={form.control}
        name="password"
        as={NewPasswordField}
        label={words.password}
        autoComplete="new-password"
        required
      />
      <AgreeByActing by="opening your login" />
      {refusal && !isBeside && <Alert severity="error">{refusal}</Alert>}
      <ActButton type="submit" variant="contained" size="large" busy={sending}>
        {sending ? words.opening : words.openLogin}
      </ActButton>
    </Card>
  );
};

const ForLink = ({ token }: { token: string }) => {
  const user = useCurrentUser();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [openGrownUpUrl, token],
    queryFn: async () => GrowingUp.parse(await command("POST", openGrownUpUrl, { token })),
    retry: false,
  });
  if (isPending || user === undefined)
    return <Skeleton variant="rounded" height={360} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />;
  if (isDead(error)) return <Dead />;
  if (!data) return <Problem title={words.couldntCheck} error={error} onRetry={() => void refetch()} />;
  if (user)
    return (
      <Alert severity="info" sx={{ mt: 3 }}>
        {words.logOutFirst([user.firstName, user.lastName].filter(Boolean).join(" "))}
      </Alert>
    );
  return <Opening token={token} player={data} />;
};

/** Where the mail to a player leads whose family gives them a login. */
const GrownUpPage = () => {
  const token = useMailedToken();
  return (
    <Page title={words.yourOwnLogin} maxWidth="sm">
      {token === undefined && (
        <Skeleton variant="rounded" height={360} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />
      )}
      {token === null && <Dead />}
      {token && <ForLink key={token} token={token} />}
    </Page>
  );
};
export default GrownUpPage;
