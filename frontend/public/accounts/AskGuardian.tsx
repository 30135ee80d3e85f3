import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Box, Button } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import {
  askGuardianUrl,
  type AskGuardian as Ask,
  GuardianAsked,
  type Login,
  NameGuardian,
} from "../../../backend/accounts/contract.ts";
import { command } from "../../shared/api.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { currentUserKey } from "../access/currentUser.ts";
import { GuardianFields } from "./GuardianFields.tsx";
import { askGuardianWords as words } from "./words.ts";

type Props = {
  login?: Login; // of somebody who cannot log in yet
  named: boolean; // a guardian is on file
};

/** Sends the mail to the parent or guardian again, or names another one. */
export const AskGuardian = ({ login, named }: Props) => {
  const queryClient = useQueryClient();
  const [other, setOther] = useState(!named);
  const form = useForm({
    resolver: zodResolver(NameGuardian),
    defaultValues: { parentName: "", parentEmail: "", parentPhone: "" },
  });
  const { control, handleSubmit } = form;
  const { send, sending, refusal, answer } = useSend(
    async (guardian: NameGuardian | undefined) =>
      GuardianAsked.parse(
        await command("POST", askGuardianUrl, { ...guardian, ...(login && { login }) } satisfies Ask),
      ),
    {
      form,
      failed: { text: words.weCouldntSendThe },
      sent: async () => {
        setOther(false);
        if (!login) await queryClient.invalidateQueries({ queryKey: currentUserKey });
      },
    },
  );
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {answer && (
        <Alert severity="success" sx={{ overflowWrap: "anywhere" }}>
          {answer.message}
        </Alert>
      )}
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {other ? (
        <Box component="form" method="dialog" noValidate onSubmit={handleSubmit(send)} sx={{ display: "grid", gap: 2 }}>
          <GuardianFields control={control} required narrow />
          <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
            <ActButton type="submit" variant="contained" busy={sending}>
              {sending ? words.sending : words.sendEmail}
            </ActButton>
            {named && (
              <Button color="inherit" onClick={() => setOther(false)}>
                {words.cancel}
              </Button>
            )}
          </Box>
        </Box>
      ) : (
        <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
          <ActButton variant="outlined" color="inherit" busy={sending} onClick={() => void send(undefined)}>
            {sending ? words.sending : words.resendEmail}
          </ActButton>
          <Button variant="outlined" color="inherit" onClick={() => setOther(true)}>
            {words.nameSomeoneElse}
          </Button>
        </Box>
      )}
    </Box>
  );
};
