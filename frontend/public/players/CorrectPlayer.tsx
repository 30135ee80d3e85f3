import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { CorrectPlayer as Correcting, PlayerView, playerUrl } from "../../../backend/players/contract.ts";
import { command } from "../../shared/api.ts";
import { useSend } from "../../shared/forms/useSend.ts";
import { toast } from "../../shared/toastStore.ts";
import { PlayerDialog } from "./PlayerDialog.tsx";
import { PlayerFields, typedOf } from "./PlayerFields.tsx";
import { correctPlayerWords as words } from "./words.ts";

/** What is known of a player, to be corrected. */
export const CorrectPlayer = ({ player, onClose }: { player: PlayerView; onClose: () => void }) => {
  const queryClient = useQueryClient();
  const form = useForm<z.input<typeof Correcting>, unknown, Correcting>({
    resolver: zodResolver(Correcting),
    defaultValues: typedOf(player) as never,
  });
  const { control, handleSubmit, setValue } = form;
  const { send, sending, refusal, isBeside } = useSend(
    async ({ birthDate, age, ...changes }: Correcting) =>
      PlayerView.parse(
        await command("PATCH", playerUrl(player.id), { ...changes, ...(birthDate ? { birthDate } : { age }) }),
      ),
    {
      form,
      failed: { text: words.couldntSave },
      sent: async () => {
        await queryClient.invalidateQueries();
        toast({ title: words.saved });
        onClose();
      },
    },
  );
  return (
    <PlayerDialog
      title={words.correctDetails(player.firstName ?? "")}
      send={words.save}
      sending={sending}
      refusal={isBeside ? "" : refusal}
      onSubmit={handleSubmit(send)}
      onClose={onClose}
    >
      <PlayerFields
        control={control as never}
        givesAge={player.birthDate === null}
        onSwitch={() => (setValue("age", ""), setValue("birthDate", ""))}
      />
    </PlayerDialog>
  );
};
