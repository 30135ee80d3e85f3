import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Box, Button } from "@mui/material";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import {
  askGuardianUrl,
  type AskGuardian as Ask,
  GuardianAsked,
  type Login,
  NameGuardian,
} from "../../../backend/accounts/contract.ts";
import { command, wordsOf } from "../../shared/api.ts";
import { currentUserKey } from "./currentUser.ts";
import { GuardianFields } from "./GuardianFields.tsx";
import { showServerIssues } from "./serverIssues.ts";

const failed = "The mail could not be sent. Please try again.";

type Props = {
  login?: Login; // of who cannot log in yet
  named: boolean; // there is somebody to send the mail to
};

/** Has the mail to the parent or guardian sent again, or names somebody else. */
export const AskGuardian = ({ login, named }: Props) => {
  const queryClient = useQueryClient();
  const [other, setOther] = useState(!named);
  const { control, handleSubmit, setError } = useForm<NameGuardian>({
    resolver: zodResolver(NameGuardian),
    defaultValues: { parentName: "", parentEmail: "", parentPhone: "" },
  });
  const ask = useMutation({
    mutationFn: async (guardian?: NameGuardian) =>
      GuardianAsked.parse(
        await command("POST", askGuardianUrl, { ...guardian, ...(login && { login }) } satisfies Ask),
      ),
    onSuccess: async () => {
      setOther(false);
      if (!login) await queryClient.invalidateQueries({ queryKey: currentUserKey });
    },
    onError: (error) => showServerIssues(error, setError, ["parentName", "parentEmail", "parentPhone"]),
  });
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {ask.isSuccess && (
        <Alert severity="success" sx={{ overflowWrap: "anywhere" }}>
          {ask.data.message}
        </Alert>
      )}
      {ask.isError && <Alert severity="error">{wordsOf(ask.error, failed)}</Alert>}
      {other ? (
        <Box
          component="form"
          method="dialog"
          noValidate
          onSubmit={handleSubmit((guardian) => ask.mutate(guardian))}
          sx={{ display: "grid", gap: 2 }}
        >
          <GuardianFields control={control} required narrow />
          <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
            <Button type="submit" variant="contained" disabled={ask.isPending}>
              {ask.isPending ? "Sending..." : "Send the mail"}
            </Button>
            {named && (
              <Button color="inherit" onClick={() => setOther(false)}>
                Cancel
              </Button>
            )}
          </Box>
        </Box>
      ) : (
        <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
          <Button variant="outlined" color="inherit" disabled={ask.isPending} onClick={() => ask.mutate(undefined)}>
            {ask.isPending ? "Sending..." : "Send the mail again"}
          </Button>
          <Button variant="outlined" color="inherit" onClick={() => setOther(true)}>
            Name somebody else
          </Button>
        </Box>
      )}
    </Box>
  );
};
