import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Button, Card, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import {
  AskProgressLink,
  askProgressLinkUrl,
  openProgressLinkUrl,
  ProgressLinkView,
} from "../../../../backend/videos/progress/contract.ts";
import { ApiError, command } from "../../../shared/api.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useMailedToken } from "../../access/useMailedToken.ts";
import { Outcome } from "../../forms/Outcome.tsx";
import { Page } from "../../frame/Page.tsx";
import { Progress } from "./Progress.tsx";
import { guardianProgressWords as words } from "./words.ts";

/** By email alone: that is how a guardian is known. It says the same for every address. */
const AskForLink = ({ isDead }: { isDead: boolean }) => {
  const form = useForm({ resolver: zodResolver(AskProgressLink), defaultValues: { email: "" } });
  const { send, sending, refusal, answer, values, startOver } = useSend(
    ({ email }: { email: string }) => command("POST", askProgressLinkUrl, { email }),
    { form, failed: { text: words.couldntSend } },
  );
  if (values && answer !== undefined)
    return (
      <Outcome
        title={words.checkYourEmail}
        next={
          <Button variant="outlined" color="inherit" onClick={startOver}>
            {words.tryAnother}
          </Button>
        }
      >
        <Typography sx={{ overflowWrap: "anywhere" }}>{words.onItsWay(values.email)}</Typography>
      </Outcome>
    );
  return (
    <Card
      component="form"
      method="dialog"
      noValidate
      onSubmit={form.handleSubmit(send)}
      sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2.5, maxWidth: 560 }}
    >
      {isDead && <Alert severity="warning">{words.dead}</Alert>}
      <Typography>{words.forParents}</Typography>
      <FormField control={form.control} name="email" label={words.email} type="email" autoComplete="email" required />
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <ActButton type="submit" variant="contained" size="large" busy={sending}>
        {sending ? words.sending : words.emailMeALink}
      </ActButton>
    </Card>
  );
};

const ForLink = ({ token }: { token: string }) => {
  const { data, error, refetch } = useQuery({
    queryKey: [openProgressLinkUrl, token],
    queryFn: async () => ProgressLinkView.parse(await command("POST", openProgressLinkUrl, { token })),
    gcTime: 0,
    retry: false,
  });
  const isDead = error instanceof ApiError && error.code === "LinkIsDead";
  return (
    <Page
      title={words.progress}
      heading={data ? words.progressOf(data.firstName ?? words.yourPlayer) : words.progress}
      intro={words.intro}
      {...(data && { arrival: "shown" })}
    >
      {data && <Progress progress={data} isOwn={false} />}
      {isDead && <AskForLink isDead />}
      {error && !isDead && <Problem title={words.couldntLoad} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
    </Page>
  );
};
const Waiting = () => <Skeleton variant="rounded" height={420} sx={{ mt: 4, borderRadius: "16px" }} aria-busy />;

/** Where a mail leads the guardian of a player under 18, who sees the progress without an account. */
const GuardianProgressPage = () => {
  const token = useMailedToken();
  if (token) return <ForLink key={token} token={token} />;
  return (
    <Page title={words.progress} intro={words.intro}>
      {token === undefined ? <Waiting /> : <AskForLink isDead={false} />}
    </Page>
  );
};
export default GuardianProgressPage;
