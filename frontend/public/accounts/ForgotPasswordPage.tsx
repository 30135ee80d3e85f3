import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Button, Card, Link as Anchor, Typography } from "@mui/material";
import { useForm } from "react-hook-form";
import { Link, useLocation } from "react-router";
import { ForgotPassword, forgotPasswordUrl } from "../../../backend/accounts/contract.ts";
import { command } from "../../shared/api.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { Page } from "../frame/Page.tsx";
import { FormField } from "../../shared/forms/FormField.tsx";
import { Outcome } from "../forms/Outcome.tsx";
import { emailMeALinkWords as mail, forgotPasswordPageWords as words } from "./words.ts";

/** Says the same whether or not the address has an account. */
const Asked = ({ email, onAgain }: { email: string; onAgain: () => void }) => (
  <Outcome
    title={mail.checkYourEmail}
    next={
      <Button variant="outlined" color="inherit" onClick={onAgain}>
        {words.tryAnotherEmail}
      </Button>
    }
  >
    <Typography sx={{ overflowWrap: "anywhere" }}>
      {mail.ifTheresAnAccount}
      <strong>{email}</strong>
      {mail.aLinkToChoose}
    </Typography>
    <Typography sx={{ color: "text.secondary" }}>{words.nothingAfterAFew}</Typography>
  </Outcome>
);

const ForgotPasswordPage = () => {
  const { search } = useLocation();
  const form = useForm({ resolver: zodResolver(ForgotPassword), defaultValues: { email: "" } });
  const { control, handleSubmit } = form;
  const { send, sending, refusal, answer, values, startOver } = useSend(
    (who: ForgotPassword) => command("POST", forgotPasswordUrl, who),
    { form, failed: { text: mail.weCouldntSendThe } },
  );
  return (
    <Page title={words.forgotPassword} heading={words.forgotYourPassword} intro={words.enterYourEmail} maxWidth="xs">
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
          <FormField control={control} name="email" label={words.email} type="email" autoComplete="username" required />
          {refusal && <Alert severity="error">{refusal}</Alert>}
          <ActButton type="submit" variant="contained" size="large" busy={sending}>
            {sending ? mail.sending : mail.emailMeALink}
          </ActButton>
        </Card>
      )}
      <Typography sx={{ mt: 3, textAlign: "center" }}>
        <Anchor component={Link} to={`/login${search}`} sx={{ display: "inline-block", py: 0.5 }}>
          {words.backToLogin}
        </Anchor>
      </Typography>
    </Page>
  );
};
export default ForgotPasswordPage;
