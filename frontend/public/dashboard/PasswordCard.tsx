import { zodResolver } from "@hookform/resolvers/zod";
import { Box, Button, Card, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { ChangePassword, passwordUrl } from "../../../backend/accounts/contract.ts";
import { calendarFeedUrl } from "../../../backend/lessons/contract.ts";
import { command } from "../../shared/api.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { toast } from "../../shared/toastStore.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { NewPasswordField } from "../forms/NewPasswordField.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { useFormInPlace } from "./useFormInPlace.ts";
import { passwordCardWords as words } from "./words.ts";

const PasswordForm = ({ onDone }: { onDone: () => void }) => {
  const form = useForm({
    resolver: zodResolver(ChangePassword),
    defaultValues: { currentPassword: "", newPassword: "" },
  });
  const { control, handleSubmit } = form;
  const queryClient = useQueryClient();
  const { send, sending } = useSend((passwords: ChangePassword) => command("POST", passwordUrl, passwords), {
    form,
    failed: { title: words.updateFailed, text: words.pleaseTryAgain },
    sent: () => {
      toast({ title: words.passwordChanged, text: words.yourOtherDevicesAre });
      void queryClient.invalidateQueries({ queryKey: [calendarFeedUrl] }); // the calendar address ended with the old password
      onDone();
    },
  });
  return (
    <Box
      component="form"
      method="dialog"
      noValidate
      onSubmit={handleSubmit(send)}
      sx={{ display: "grid", gap: 2, mt: 2 }}
    >
      <FormField
        control={control}
        name="currentPassword"
        as={PasswordField}
        label={words.currentPassword}
        autoComplete="current-password"
        required
      />
      <FormField
        control={control}
        name="newPassword"
        as={NewPasswordField}
        label={words.newPassword}
        autoComplete="new-password"
        required
      />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {words.thisLogsYouOut}
      </Typography>
      <Box sx={{ display: "flex", gap: 1 }}>
        <ActButton type="submit" variant="contained" busy={sending}>
          {sending ? words.saving : words.changePassword}
        </ActButton>
        <Button color="inherit" onClick={onDone}>
          {words.cancel}
        </Button>
      </Box>
    </Box>
  );
};

export const PasswordCard = () => {
  const { isOpen, close, card, opener } = useFormInPlace();
  return (
    <Card ref={card} component="section" aria-labelledby="password" sx={{ p: 3 }}>
      <Typography id="password" variant="h4" component="h2">
        {words.password}
      </Typography>
      {isOpen ? (
        <PasswordForm onDone={close} />
      ) : (
        <Button variant="outlined" color="inherit" sx={{ mt: 1.5 }} {...opener}>
          {words.changePassword}
        </Button>
      )}
    </Card>
  );
};
