import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Button, Card, Link as Anchor, Typography } from "@mui/material";
import { useForm } from "react-hook-form";
import { Link, useLocation } from "react-router";
import { ForgotPassword, forgotPasswordUrl } from "../../../backend/accounts/contract.ts";
import { command } from "../../shared/api.ts";
import { useSend } from "../../shared/forms/useSend.ts";
import { Page } from "../frame/Page.tsx";
import { FormField } from "../../shared/forms/FormField.tsx";
import { Outcome } from "../forms/Outcome.tsx";

/** Says the same whether or not the address has an account. */
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
  const form = useForm({ resolver: zodResolver(ForgotPassword), defaultValues: { email: "" } });
  const { control, handleSubmit } = form;
  const { send, sending, refusal, answer, values, startOver } = useSend(
    (who: ForgotPassword) => command("POST", forgotPasswordUrl, who),
    { form, failed: { text: "The mail could not be asked for. Please try again." } },
  );
  return (
    <Page
      title="Forgot Password"
      heading="Forgot your password?"
      intro="Tell us your e-mail address, and we mail you a link to choose a new one."
      maxWidth="xs"
    >
      {values && answer !== undefined ? (
        <Asked email={values.email} onAgain={startOver} />
      ) : (
        <Card
          component="form"
          method="dialog"
          noValidate
          onSubmit={handleSubmit(send)}
          sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2.5 }}
        >
          <FormField control={control} name="email" label="Email" type="email" autoComplete="username" required />
          {refusal && <Alert severity="error">{refusal}</Alert>}
          <Button type="submit" variant="contained" size="large" disabled={sending}>
            {sending ? "Asking for the mail..." : "Mail me a link"}
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
