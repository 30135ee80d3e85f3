import { zodResolver } from "@hookform/resolvers/zod";
import { Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { GrowUp, growUpUrl, type PlayerView } from "../../../../backend/players/contract.ts";
import { command } from "../../../shared/api.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { toast } from "../../../shared/toastStore.ts";
import { PlayerDialog } from "../../players/open.ts";
import { ownLoginWords as words } from "../words.ts";
import { loginLinkSaid, useLoginLink } from "./loginLink.ts";

/** A player old enough gets an account under the same id, so that nothing moves. */
export const OwnLogin = ({ player, onClose }: { player: PlayerView; onClose: () => void }) => {
  const name = player.firstName ?? words.thisPlayer;
  const queryClient = useQueryClient();
  const link = useLoginLink(player);
  const form = useForm({ resolver: zodResolver(GrowUp), defaultValues: { email: link?.email ?? "" } });
  const { send, sending, refusal, isBeside } = useSend(
    (body: GrowUp, attempt) => command("POST", growUpUrl(player.id), body, attempt(body)),
    {
      form,
      failed: { text: words.couldntSend },
      sent: async (_, { email }) => {
        await queryClient.invalidateQueries({ queryKey: [growUpUrl(player.id)] });
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
      {link && (
        <Typography sx={{ overflowWrap: "anywhere" }}>
          {loginLinkSaid(link, name)} {words.newOneReplacesIt}
        </Typography>
      )}
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
