import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Button, Card, Skeleton, Typography } from "@mui/material";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { passwordLinkUrl, ResetPassword, resetPasswordUrl } from "../../../backend/accounts/contract.ts";
import { ApiError, command, wordsOf } from "../../shared/api.ts";
import { Problem } from "../../shared/Problem.tsx";
import { Page } from "../frame/Page.tsx";
import { forgetPerson } from "./currentUser.ts";
import { saying } from "./lastPageSays.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { showServerIssues } from "./serverIssues.ts";
import { deadLink, Outcome } from "./Outcome.tsx";
import { forgetMailedToken, useMailedToken } from "./useMailedToken.ts";

const failed = "Your password could not be changed. Please try again.";
const changed = "Your password is changed, and all devices are logged out. Sign in with the new one.";
const isDead = (error: unknown) => error instanceof ApiError && error.code === "LinkIsDead";

const Dead = () => (
  <Outcome
    title={deadLink}
    next={
      <Button component={Link} to="/forgot-password" variant="contained">
        Mail me a new link
      </Button>
    }
  >
    <Typography>
      It is older than 30 minutes, it was used already, or we have mailed you a newer one. Your password is as it was
      before you opened it.
    </Typography>
  </Outcome>
);

const ChoosePassword = ({ token }: { token: string }) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { control, handleSubmit, setError } = useForm<ResetPassword>({
    resolver: zodResolver(ResetPassword),
    defaultValues: { token, newPassword: "" },
  });
  const reset = useMutation({
    mutationFn: (form: ResetPassword) => command("POST", resetPasswordUrl, form),
    onSuccess: () => {
      forgetMailedToken();
      forgetPerson();
      queryClient.clear();
      void navigate("/login", { replace: true, state: saying(changed) });
    },
    onError: (error) => showServerIssues(error, setError, ["newPassword"]),
  });
  if (isDead(reset.error)) return <Dead />;
  const saidBesideField = reset.error instanceof ApiError && reset.error.issues.length > 0;
  return (
    <Card
      component="form"
      method="dialog"
      noValidate
      onSubmit={handleSubmit((form) => reset.mutate(form))}
      sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2.5 }}
    >
      <FormField
        control={control}
        name="newPassword"
        as={NewPasswordField}
        label="New password"
        autoComplete="new-password"
        required
      />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        This logs out all devices and ends your private calendar address, if you have one. You can make a new one
        afterwards.
      </Typography>
      {reset.isError && !saidBesideField && <Alert severity="error">{wordsOf(reset.error, failed)}</Alert>}
      <Button type="submit" variant="contained" size="large" disabled={reset.isPending}>
        {reset.isPending ? "Saving..." : "Save the new password"}
      </Button>
    </Card>
  );
};

/** Only whoever reads the account's mail comes here, so no old password is asked for. */
const ForLink = ({ token }: { token: string }) => {
  const { error, isPending, refetch } = useQuery({
    queryKey: [passwordLinkUrl, token],
    queryFn: () => command("POST", passwordLinkUrl, { token }),
    retry: false,
  });
  if (isPending) return <Skeleton variant="rounded" height={240} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />;
  if (isDead(error)) return <Dead />;
  if (error) return <Problem title="The link could not be checked" error={error} onRetry={() => void refetch()} />;
  return <ChoosePassword token={token} />;
};

const ResetPasswordPage = () => {
  const token = useMailedToken();
  return (
    <Page title="New Password" heading="Choose a new password" maxWidth="xs">
      {token === undefined && (
        <Skeleton variant="rounded" height={240} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />
      )}
      {token === null && <Dead />}
      {token && <ForLink key={token} token={token} />}
    </Page>
  );
};
export default ResetPasswordPage;
