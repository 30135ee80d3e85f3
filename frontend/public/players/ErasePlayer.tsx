import { Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { ErasedPlayer, erasePlayerUrl, type PlayerView } from "../../../backend/players/contract.ts";
import { command } from "../../shared/api.ts";
import { useSend } from "../../shared/forms/useSend.ts";
import { toast } from "../../shared/toastStore.ts";
import { PasswordField } from "../forms/PasswordField.tsx";
import { FormField } from "../../shared/forms/FormField.tsx";
import { PlayerDialog } from "./PlayerDialog.tsx";
import { erasePlayerWords as words } from "./words.ts";

/** Erases a player for good, by password. What goes and what stays is said before. */
export const ErasePlayer = ({ player, onClose }: { player: PlayerView; onClose: () => void }) => {
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { password: "" } });
  const name = player.firstName ?? words.thisPlayer;
  const { send, sending, refusal, isBeside } = useSend(
    async (body: { password: string }) => ErasedPlayer.parse(await command("POST", erasePlayerUrl(player.id), body)),
    {
      form,
      failed: { text: words.couldntErase },
      sent: async () => {
        await queryClient.invalidateQueries();
        toast({ title: words.erased(name) });
        onClose();
      },
    },
  );
  return (
    <PlayerDialog
      title={words.eraseName(name)}
      send={words.eraseForGood}
      color="error"
      sending={sending}
      refusal={isBeside ? "" : refusal}
      onSubmit={form.handleSubmit(send)}
      onClose={onClose}
    >
      <Typography>{words.whatGoes(name)}</Typography>
      <Typography>{words.whatStays}</Typography>
      <FormField
        control={form.control}
        as={PasswordField}
        name="password"
        label={words.yourPassword}
        autoComplete="current-password"
        required
      />
    </PlayerDialog>
  );
};
