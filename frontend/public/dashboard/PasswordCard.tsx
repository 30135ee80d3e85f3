import { zodResolver } from "@hookform/resolvers/zod";
import { Box, Button, Card, Typography } from "@mui/material";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ChangePassword, passwordUrl } from "../../../backend/accounts/contract.ts";
import { calendarFeedUrl } from "../../../backend/lessons/contract.ts";
import { command, wordsOf } from "../../shared/api.ts";
import { toast } from "../../shared/toastStore.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { NewPasswordField } from "../accounts/NewPasswordField.tsx";
import { PasswordField } from "../accounts/PasswordField.tsx";
import { showServerIssues } from "../accounts/serverIssues.ts";

const PasswordForm = ({ onDone }: { onDone: () => void }) => {
  const { control, handleSubmit, setError } = useForm<ChangePassword>({
    resolver: zodResolver(ChangePassword),
    defaultValues: { currentPassword: "", newPassword: "" },
  });
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (passwords: ChangePassword) => command("POST", passwordUrl, passwords),
    onSuccess: () => {
      toast({ title: "Password Changed", text: "Other devices are logged out." });
      void queryClient.invalidateQueries({ queryKey: [calendarFeedUrl] }); // it ended with the old password
      onDone();
    },
    onError: (error) => {
      toast({ title: "Update Failed", text: wordsOf(error, "Please try again."), kind: "destructive" });
      showServerIssues(error, setError, ["currentPassword", "newPassword"]);
    },
  });
  return (
    <Box
      component="form"
      method="dialog"
      noValidate
      onSubmit={handleSubmit((passwords) => change.mutate(passwords))}
      sx={{ display: "grid", gap: 2, mt: 2 }}
    >
      <FormField
        control={control}
        name="currentPassword"
        as={PasswordField}
        label="Current password"
        autoComplete="current-password"
        required
      />
      <FormField
        control={control}
        name="newPassword"
        as={NewPasswordField}
        label="New password"
        autoComplete="new-password"
        required
      />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        This logs out your other devices and ends your private calendar address, if you have one. You can make a new one
        afterwards.
      </Typography>
      <Box sx={{ display: "flex", gap: 1 }}>
        <Button type="submit" variant="contained" disabled={change.isPending}>
          {change.isPending ? "Saving..." : "Change password"}
        </Button>
        <Button color="inherit" onClick={onDone}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
};

export const PasswordCard = () => {
  const [open, setOpen] = useState(false);
  return (
    <Card component="section" aria-labelledby="password" sx={{ p: 3 }}>
      <Typography id="password" variant="h4" component="h2">
        Password
      </Typography>
      {open ? (
        <PasswordForm onDone={() => setOpen(false)} />
      ) : (
        <Button variant="outlined" color="inherit" sx={{ mt: 1.5 }} onClick={() => setOpen(true)}>
          Change password
        </Button>
      )}
    </Card>
  );
};
