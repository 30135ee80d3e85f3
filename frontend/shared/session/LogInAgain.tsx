import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Dialog, DialogActions, DialogContent, DialogTitle, Link, Typography } from "@mui/material";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { Login, loginUrl, UserView } from "../../../backend/accounts/contract.ts";
import { command } from "../api.ts";
import { ActButton } from "../forms/ActButton.tsx";
import { FormField } from "../forms/FormField.tsx";
import { useSend } from "../forms/useSend.ts";
import { logInAgainWords as words } from "../words.ts";

type Props = {
  email: string;
  /** What not logging in does. */
  otherwise: string;
  onLoggedIn: (user: UserView) => void;
  onNotNow: () => void;
};

/** Stands over what somebody was doing when their session ended. Only they can go on with it, so the email is fixed. */
const LogInAgain = ({ email, otherwise, onLoggedIn, onNotNow }: Props) => {
  const [title, text] = [useId(), useId()];
  const { control, handleSubmit, setFocus } = useForm({
    resolver: zodResolver(Login),
    defaultValues: { email, password: "" },
  });
  const { send, sending, refusal } = useSend(
    async (login: Login) => UserView.parse(await command("POST", loginUrl, login)),
    { failed: { text: words.pleaseCheckYourPassword }, sent: onLoggedIn },
  );
  return (
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      aria-labelledby={title}
      aria-describedby={text}
      slotProps={{ transition: { onEnter: () => setFocus("password") } }}
    >
      <DialogTitle id={title} sx={{ pb: 1 }}>
        {words.youveBeenLoggedOut}
      </DialogTitle>
      <form method="dialog" noValidate style={{ display: "contents" }} onSubmit={handleSubmit(send)}>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <Typography id={text}>{words.logInToContinue}</Typography>
          {refusal && (
            <Alert severity="error" role="alert">
              {refusal}
            </Alert>
          )}
          <FormField
            control={control}
            name="email"
            label={words.email}
            type="email"
            autoComplete="username"
            slotProps={{ input: { readOnly: true } }}
          />
          <FormField
            control={control}
            name="password"
            label={words.password}
            type="password"
            autoComplete="current-password"
            required
          />
          <Link href="/forgot-password" target="_blank" rel="noopener" sx={{ justifySelf: "start" }}>
            {words.forgotYourPassword}
          </Link>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <ActButton color="inherit" onClick={onNotNow} busy={sending}>
            {otherwise}
          </ActButton>
          <ActButton type="submit" variant="contained" busy={sending}>
            {words.logIn}
          </ActButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};
export default LogInAgain;
