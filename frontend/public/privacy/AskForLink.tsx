import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Button, Card, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { AskExportLink, guardianExportLinkUrl } from "../../../backend/accounts/contract.ts";
import { command, wordsOf } from "../../shared/api.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { Outcome } from "../accounts/Outcome.tsx";

/** Says the same whether somebody confirmed with that address. */
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
  const { control, handleSubmit } = useForm<AskExportLink>({
    resolver: zodResolver(AskExportLink),
    defaultValues: { email: "" },
  });
  const warning = useRef<HTMLDivElement>(null);
  useEffect(() => warning.current?.focus(), []); // the button that found it out is gone
  const ask = useMutation({ mutationFn: (form: AskExportLink) => command("POST", guardianExportLinkUrl, form) });
  if (ask.isSuccess) return <Asked email={ask.variables.email} onAgain={() => ask.reset()} />;
  return (
    <Card
      component="form"
      method="dialog"
      noValidate
      onSubmit={handleSubmit((form) => ask.mutate(form))}
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
      {ask.isError && <Alert severity="error">{wordsOf(ask.error, "We couldn’t send the email. Try again.")}</Alert>}
      <Button type="submit" variant="contained" size="large" disabled={ask.isPending}>
        {ask.isPending ? "Sending..." : "Email me a link"}
      </Button>
    </Card>
  );
};
