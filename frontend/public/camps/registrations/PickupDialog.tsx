import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useForm } from "react-hook-form";
import {
  myRegistrationsUrl,
  OwnRegistrationView,
  pickupUrl,
  timelineUrl,
  type TellPickup,
} from "../../../../backend/camps/contract.ts";
import { command } from "../../../shared/api.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { toast } from "../../../shared/toastStore.ts";
import { pickupDialogWords as words } from "../words.ts";

type Props = {
  registration: OwnRegistrationView;
  place: Pick<OwnRegistrationView["places"][number], "id" | "mayPickUp" | "mayNotPickUp"> & { name: string };
  onClose: () => void;
};

/** Who may pick a player up, and who may not, in place of what was said before. */
export const PickupDialog = ({ registration: { id, isPayer }, place, onClose }: Props) => {
  const title = useId();
  const queryClient = useQueryClient();
  const form = useForm({
    defaultValues: { mayPickUp: place.mayPickUp ?? "", mayNotPickUp: place.mayNotPickUp ?? "" },
  });
  const { send, sending, refusal } = useSend(
    async (told: TellPickup) => OwnRegistrationView.parse(await command("PUT", pickupUrl(id, place.id), told)),
    {
      form,
      failed: { text: words.weCouldntSaveThis },
      sent: () => {
        for (const key of [myRegistrationsUrl, timelineUrl(id)])
          void queryClient.invalidateQueries({ queryKey: [key] });
        toast({ title: words.saved });
        onClose();
      },
    },
  );
  const most = { htmlInput: { maxLength: 200, autoComplete: "off" } };
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{words.whoMayPickUp(place.name)}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <Typography>{isPayer ? words.whatYouEnter : words.whatStays}</Typography>
        <FormField
          control={form.control}
          name="mayPickUp"
          label={words.mayPickUp}
          helperText={words.besidesYou}
          slotProps={most}
        />
        <FormField control={form.control} name="mayNotPickUp" label={words.mayNotPickUp} slotProps={most} />
        {refusal && <Alert severity="error">{refusal}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {words.cancel}
        </Button>
        <ActButton variant="contained" busy={sending} onClick={form.handleSubmit(send)}>
          {words.save}
        </ActButton>
      </DialogActions>
    </Dialog>
  );
};
