import { zodResolver } from "@hookform/resolvers/zod";
import { Box, Button, Card, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { ChangeEmail, changeEmailUrl } from "../../../backend/accounts/contract.ts";
import { command } from "../../shared/api.ts";
import { clockAt, dateAt, shortDate } from "../../shared/formats.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { toast } from "../../shared/toastStore.ts";
import { ownEmailKey, useOwnEmail } from "../access/ownEmail.ts";
import { PasswordField } from "../forms/PasswordField.tsx";
import { useFormInPlace } from "./useFormInPlace.ts";
import { emailCardWords as words } from "./words.ts";

const EmailForm = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const queryClient = useQueryClient();
  const form = useForm({ resolver: zodResolver(ChangeEmail), defaultValues: { email, password: "" } });
  const { control, handleSubmit } = form;
  const { send, sending } = useSend((body: ChangeEmail) => command("POST", changeEmailUrl, body), {
    form,
    failed: { title: words.pleaseTryAgain, text: words.pleaseTryAgain },
    settled: () => queryClient.invalidateQueries({ queryKey: ownEmailKey }),
    sent: onClose,
  });
  return (
    <Box
      component="form"
      method="dialog"
      noValidate
      onSubmit={handleSubmit(send)}
      sx={{ display: "grid", gap: 2, mt: 2 }}
    >
      <FormField control={control} name="email" label={words.newEmail} type="email" autoComplete="email" required />
      <FormField
        control={control}
        name="password"
        as={PasswordField}
        label={words.yourPassword}
        autoComplete="current-password"
        required
      />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {words.weEmailYouALink}
      </Typography>
      <Box sx={{ display: "flex", gap: 1 }}>
        <ActButton type="submit" variant="contained" busy={sending}>
          {sending ? words.sending : words.changeEmail}
        </ActButton>
        <Button color="inherit" onClick={onClose}>
          {words.cancel}
        </Button>
      </Box>
    </Box>
  );
};

const timeOf = (instant: string) => `${shortDate(dateAt(instant))}, ${clockAt(instant)}`;

/** Where mails go and what one logs in with. */
export const EmailCard = ({ email }: { email: string | null }) => {
  const { isOpen, close, card, opener } = useFormInPlace();
  const queryClient = useQueryClient();
  const waiting = useOwnEmail()?.waiting;
  const { send: keep, sending: keeping } = useSend(async () => command("DELETE", changeEmailUrl), {
    failed: { title: words.couldntKeep, text: words.tryAgain },
    settled: () => queryClient.invalidateQueries({ queryKey: ownEmailKey }),
    sent: () => {
      toast({ title: words.kept });
      opener.ref.current?.focus();
    },
  });
  return (
    <Card ref={card} component="section" aria-labelledby="email" sx={{ p: 3 }}>
      <Typography id="email" variant="h4" component="h2">
        {words.email}
      </Typography>
      <Typography sx={{ mt: 1, overflowWrap: "anywhere" }}>{email}</Typography>
      <Typography
        component="output"
        variant="body2"
        sx={{ display: "block", color: "text.secondary", overflowWrap: "anywhere" }}
      >
        {waiting && !isOpen && words.waitingFor(waiting.email, timeOf(waiting.until))}
      </Typography>
      {isOpen ? (
        <EmailForm email={waiting?.email ?? ""} onClose={close} />
      ) : (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1.5 }}>
          <Button variant="outlined" color="inherit" {...opener}>
            {waiting ? words.sendAgain : words.changeEmail}
          </Button>
          {waiting && email && (
            <ActButton
              color="inherit"
              sx={{ overflowWrap: "anywhere" }}
              busy={keeping}
              onClick={() => void keep(undefined)}
            >
              {words.keep(email)}
            </ActButton>
          )}
        </Box>
      )}
    </Card>
  );
};
