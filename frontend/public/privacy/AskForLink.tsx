import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Button, Card, Typography } from "@mui/material";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { AskExportLink, guardianExportLinkUrl } from "../../../backend/accounts/contract.ts";
import { command } from "../../shared/api.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { Outcome } from "../forms/Outcome.tsx";
import { askForLinkWords as words } from "./words.ts";

/** Says the same whether or not somebody confirmed with that address. */
const Asked = ({ email, onAgain }: { email: string; onAgain: () => void }) => (
  <Outcome
    title={words.checkYourEmail}
    next={
      <Button variant="outlined" color="inherit" onClick={onAgain}>
        {words.tryAnotherEmail}
      </Button>
    }
  >
    <Typography sx={{ overflowWrap: "anywhere" }}>
      {words.ifYouConfirmedA}
      <strong>{email}</strong>
      {words.aLinkIsOn}
    </Typography>
    <Typography sx={{ color: "text.secondary" }}>{words.nothingAfterAFew}</Typography>
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
    { form, failed: { text: words.weCouldntSendThe } },
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
          {words.thisLinkDoesntWork}
        </Alert>
      )}
      <Typography>{words.forParentsAndGuardians}</Typography>
      <FormField control={control} name="email" label={words.email} type="email" autoComplete="email" required />
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <ActButton type="submit" variant="contained" size="large" busy={sending}>
        {sending ? words.sending : words.emailMeALink}
      </ActButton>
    </Card>
  );
};
