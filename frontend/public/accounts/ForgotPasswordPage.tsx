import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Button, Card, Link as Anchor, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link, useLocation } from "react-router";
import { ForgotPassword, forgotPasswordUrl } from "../../../backend/accounts/contract.ts";
import { command, wordsOf } from "../../shared/api.ts";
import { Page } from "../frame/Page.tsx";
import { FormField } from "../../shared/forms/FormField.tsx";
import { Outcome } from "./Outcome.tsx";

const failed = "The mail could not be asked for. Please try again.";

/** Says the same whether somebody has an account with that address. */
const Asked = ({ email, onAgain }: { email: string; onAgain: () => void }) => (
  <Outcome
    title="Look into your mail"
    next={
      <Button variant="outlined" color="inherit" onClick={onAgain}>
        Try again
      </Button>
    }
  >
    <Typography sx={{ overflowWrap: "anywhere" }}>
      If there is an account with <strong>{email}</strong>, a mail with a link is on its way to it. The link works once,
      and for 30 minutes.
    </Typography>
    <Typography sx={{ color: "text.secondary" }}>
      Nothing there after a few minutes? Look into the spam folder, or check the address.
    </Typography>
  </Outcome>
);

const ForgotPasswordPage = () => {
  const { search } = useLocation();
  const { control, handleSubmit } = useForm<ForgotPassword>({
    resolver: zodResolver(ForgotPassword),
    defaultValues: { email: "" },
  });
  const ask = useMutation({ mutationFn: (form: ForgotPassword) => command("POST", forgotPasswordUrl, form) });
  return (
    <Page
      title="Forgot Password"
      heading="Forgot your password?"
      intro="Tell us your e-mail address, and we mail you a link to choose a new one."
      maxWidth="xs"
    >
      {ask.isSuccess ? (
        <Asked email={ask.variables.email} onAgain={() => ask.reset()} />
      ) : (
        <Card
          component="form"
          method="dialog"
          noValidate
          onSubmit={handleSubmit((form) => ask.mutate(form))}
          sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2.5 }}
        >
          <FormField control={control} name="email" label="Email" type="email" autoComplete="username" required />
          {ask.isError && <Alert severity="error">{wordsOf(ask.error, failed)}</Alert>}
          <Button type="submit" variant="contained" size="large" disabled={ask.isPending}>
            {ask.isPending ? "Asking for the mail..." : "Mail me a link"}
          </Button>
        </Card>
      )}
      <Typography sx={{ mt: 3, textAlign: "center" }}>
        <Anchor component={Link} to={`/login${search}`} sx={{ display: "inline-block", py: 0.5 }}>
          Back to sign in
        </Anchor>
      </Typography>
    </Page>
  );
};
export default ForgotPasswordPage;
