import { zodResolver } from "@hookform/resolvers/zod";
import { Box, Button, Card, Typography } from "@mui/material";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ChangeEmail, changeEmailUrl } from "../../../backend/accounts/contract.ts";
import { command } from "../../shared/api.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { PasswordField } from "../forms/PasswordField.tsx";
import { useFormInPlace } from "./useFormInPlace.ts";
import { emailCardWords as words } from "./words.ts";

const EmailForm = ({ onSent, onClose }: { onSent: (email: string) => void; onClose: () => void }) => {
  const form = useForm({ resolver: zodResolver(ChangeEmail), defaultValues: { email: "", password: "" } });
  const { control, handleSubmit } = form;
  const { send, sending } = useSend((body: ChangeEmail) => command("POST", changeEmailUrl, body), {
    form,
    failed: { title: words.pleaseTryAgain, text: words.pleaseTryAgain },
    sent: (_, { email }) => onSent(email),
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
        <Button type="submit" variant="contained" disabled={sending}>
          {sending ? words.sending : words.changeEmail}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {words.cancel}
        </Button>
      </Box>
    </Box>
  );
};

/** Where mails go and what one logs in with. */
export const EmailCard = ({ email }: { email: string | null }) => {
  const { isOpen, close, card, opener } = useFormInPlace();
  const [asked, setAsked] = useState<string>();
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
        {asked && !isOpen && words.checkYourEmail(asked)}
      </Typography>
      {isOpen ? (
        <EmailForm
          onSent={(to) => {
            setAsked(to);
            close();
          }}
          onClose={close}
        />
      ) : (
        <Button variant="outlined" color="inherit" sx={{ mt: 1.5 }} {...opener}>
          {words.changeEmail}
        </Button>
      )}
    </Card>
  );
};
