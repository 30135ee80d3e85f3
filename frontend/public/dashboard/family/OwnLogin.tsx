import { zodResolver } from "@hookform/resolvers/zod";
import { Typography } from "@mui/material";
import { useForm } from "react-hook-form";
import { GrowUp, growUpUrl, type PlayerView } from "../../../../backend/players/contract.ts";
import { command } from "../../../shared/api.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { toast } from "../../../shared/toastStore.ts";
import { PlayerDialog } from "../../players/open.ts";
import { ownLoginWords as words } from "../words.ts";

/** A player old enough gets an account under the same id, so that nothing moves. */
export const OwnLogin = ({ player, onClose }: { player: PlayerView; onClose: () => void }) => {
  const name = player.firstName ?? words.thisPlayer;
  const form = useForm({ resolver: zodResolver(GrowUp), defaultValues: { email: "" } });
  const { send, sending, refusal, isBeside } = useSend(
    (body: GrowUp, attempt) => command("POST", growUpUrl(player.id), body, attempt(body)),
    {
      form,
      failed: { text: words.couldntSend },
      sent: (_, { email }) => {
        toast({ title: words.onItsWay, text: words.worksFor(email) });
        onClose();
      },
    },
  );
  return (
    <PlayerDialog
      title={words.title(name)}
      send={words.send}
      sending={sending}
      refusal={isBeside ? "" : refusal}
      onSubmit={form.handleSubmit(send)}
      onClose={onClose}
    >
      <Typography>{words.means(name)}</Typography>
      <Typography>{player.consent === "none needed" ? words.leaves(name) : words.stays(name)}</Typography>
      <FormField
        control={form.control}
        name="email"
        label={words.theirEmail}
        helperText={words.ownAddress}
        type="email"
        autoComplete="off"
        required
      />
    </PlayerDialog>
  );
};
