import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Button, Card, Typography } from "@mui/material";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { AskExportLink, guardianExportLinkUrl } from "../../../backend/accounts/contract.ts";
import { command } from "../../shared/api.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { Outcome } from "../forms/Outcome.tsx";

/** Says the same whether or not somebody confirmed with that address. */
const Asked = ({ email, onAgain }: { email: string; onAgain: () => void }) => (
  <Outcome
    title="Check your email"
    next={
      <Button variant="outlined" color="inherit" onClick={onAgain}>
        Try another email
      </Button>
    }
  >
    <Typography sx={{ overflowWrap: "anywhere" }}>
      If you confirmed a child’s account with <strong>{email}</strong>, a link is on its way. You get one email for each
      child, and the links work for 24 hours.
    </Typography>
    <Typography sx={{ color: "text.secondary" }}>Nothing after a few minutes? Check your spam folder.</Typography>
  </Outcome>
);

/** By email alone: that is how a guardian is known. */
export const AskForLink = ({ linkIsDead }: { linkIsDead: boolean }) => {
  const form = useForm({ resolver: zodResolver(AskExportLink), defaultValues: { email: "" } });
  const { control, handleSubmit } = form;
  const warning = useRef<HTMLDivElement>(null);
  useEffect(() => warning.current?.focus(), []); // the button that was pressed is gone
  const { send, sending, refusal, answer, values, startOver } = useSend(
    (who: AskExportLink) => command("POST", guardianExportLinkUrl, who),
    { form, failed: { text: "We couldn’t send the email. Try again." } },
  );
  if (values && answer !== undefined) return <Asked email={values.email} onAgain={startOver} />;
  return (
    <Card
      component="form"
      method="dialog"
      noValidate
      onSubmit={handleSubmit(send)}
      sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2.5 }}
    >
      {linkIsDead && (
        <Alert severity="warning" ref={warning} tabIndex={-1}>
          This link doesn’t work anymore. Ask for a new one below.
        </Alert>
      )}
      <Typography>
        For parents and guardians of players under 18. Enter the email that you confirmed the account with, and we’ll
        email you a link to everything we hold on your child.
      </Typography>
      <FormField control={control} name="email" label="Email" type="email" autoComplete="email" required />
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <Button type="submit" variant="contained" size="large" disabled={sending}>
        {sending ? "Sending..." : "Email me a link"}
      </Button>
    </Card>
  );
};
