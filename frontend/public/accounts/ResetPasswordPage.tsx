import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Button, Card, Skeleton, Typography } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import type { z } from "zod";
import { passwordLinkUrl, ResetPassword, resetPasswordUrl } from "../../../backend/accounts/contract.ts";
import { ApiError, command } from "../../shared/api.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { Problem } from "../../shared/Problem.tsx";
import { Page } from "../frame/Page.tsx";
import { forgetPerson } from "../access/currentUser.ts";
import { saying } from "../access/lastPageSays.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { NewPasswordField } from "../forms/NewPasswordField.tsx";
import { deadLink, Outcome } from "../forms/Outcome.tsx";
import { forgetMailedToken, useMailedToken } from "../access/useMailedToken.ts";
import { resetPasswordPageWords as words } from "./words.ts";

const changed = words.yourPasswordIsChanged;
const Form = ResetPassword.pick({ newPassword: true });
const isDead = (error: unknown) => error instanceof ApiError && error.code === "LinkIsDead";

const Dead = () => (
  <Outcome
    title={deadLink}
    next={
      <Button component={Link} to="/forgot-password" variant="contained">
        {words.getANewLink}
      </Button>
    }
  >
    <Typography>{words.itsMoreThan30Minutes}</Typography>
  </Outcome>
);

const ChoosePassword = ({ token }: { token: string }) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm({ resolver: zodResolver(Form), defaultValues: { newPassword: "" } });
  const { control, handleSubmit } = form;
  const { send, sending, refusal, isBeside, error } = useSend(
    ({ newPassword }: z.output<typeof Form>) =>
      command("POST", resetPasswordUrl, { token, newPassword } satisfies ResetPassword),
    {
      form,
      failed: { text: words.weCouldntChangeYour },
      sent: () => {
        forgetMailedToken();
        forgetPerson();
        queryClient.clear();
        void navigate("/login", { replace: true, state: saying(changed) });
      },
    },
  );
  if (isDead(error)) return <Dead />;
  return (
    <Card
      component="form"
      method="dialog"
      noValidate
      onSubmit={handleSubmit(send)}
      sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2.5 }}
    >
      <FormField
        control={control}
        name="newPassword"
        as={NewPasswordField}
        label={words.newPassword}
        autoComplete="new-password"
        required
      />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {words.thisLogsYouOut}
      </Typography>
      {refusal && !isBeside && <Alert severity="error">{refusal}</Alert>}
      <ActButton type="submit" variant="contained" size="large" busy={sending}>
        {sending ? words.saving : words.saveNewPassword}
      </ActButton>
    </Card>
  );
};

/** The mailed link proves who it is, so no old password is asked for. */
const ForLink = ({ token }: { token: string }) => {
  const { error, isPending, refetch } = useQuery({
    queryKey: [passwordLinkUrl, token],
    queryFn: () => command("POST", passwordLinkUrl, { token }),
    retry: false,
  });
  if (isPending) return <Skeleton variant="rounded" height={240} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />;
  if (isDead(error)) return <Dead />;
  if (error) return <Problem title={words.weCouldntCheckThisLink} error={error} onRetry={() => void refetch()} />;
  return <ChoosePassword token={token} />;
};

const ResetPasswordPage = () => {
  const token = useMailedToken();
  return (
    <Page title={words.newPasswordTitle} heading={words.chooseANewPassword} maxWidth="xs">
      {token === undefined && (
        <Skeleton variant="rounded" height={240} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />
      )}
      {token === null && <Dead />}
      {token && <ForLink key={token} token={token} />}
    </Page>
  );
};
export default ResetPasswordPage;
