import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import {
  campUrl,
  myRegistrationsUrl,
  OwnRegistrationView,
  timelineUrl,
  withdrawUrl,
} from "../../../../backend/camps/contract.ts";
import { command } from "../../../shared/api.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { toast } from "../../../shared/toastStore.ts";
import { registrationPath } from "../money/paths.ts";
import { moneyAfter } from "./moneyBack.ts";
import { withdrawDialogWords as words } from "../words.ts";

type Props = {
  registration: OwnRegistrationView;
  child?: { id: string; name: string }; // none: all of them
  onClose: () => void;
};

/** Asks before spots are released, and says what becomes of the money. */
export const WithdrawDialog = ({ registration, child, onClose }: Props) => {
  const { participantCount } = registration;
  const camp = registration.camp.title;
  const title = useId();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { reason: "" } });
  const { send, sending, refusal } = useSend(
    async ({ reason }: { reason: string }) =>
      OwnRegistrationView.parse(
        await command("POST", withdrawUrl(registration.id), {
          ...(child && { participantId: child.id }),
          ...(reason.trim() && { reason }),
        }),
      ),
    {
      form,
      failed: { text: words.weCouldntSaveThis },
      sent: (left) => {
        queryClient.setQueriesData<OwnRegistrationView[]>({ queryKey: [myRegistrationsUrl] }, (all) =>
          all?.map((one) => (one.id === left.id ? left : one)),
        );
        for (const key of [myRegistrationsUrl, campUrl(left.campId), timelineUrl(left.id)])
          void queryClient.invalidateQueries({ queryKey: [key] });
        toast({
          title: words.withdrawn,
          text: child ? words.playerIsWithdrawnFrom(child.name, camp) : words.yourRegistrationIsWithdrawn(camp),
        });
        onClose();
        // The page stays with this registration and says what became of it, even if the family has others.
        if (left.registrationStatus === "withdrawn")
          void navigate(registrationPath(left.campId, left.id), { replace: true });
      },
    },
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{child ? words.withdrawPlayer(child.name) : words.withdrawThisRegistration}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <Typography>
          {child
            ? words.theirSpotOpensUp(child.name, camp, moneyAfter(registration, 1))
            : words.yourSpotsOpenUp(participantCount, camp, moneyAfter(registration, participantCount))}
        </Typography>
        <FormField
          control={form.control}
          name="reason"
          label={words.reasonOptional}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          multiline
          minRows={2}
        />
        {refusal && <Alert severity="error">{refusal}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {child ? words.keepSpot : words.keepRegistration}
        </Button>
        <ActButton variant="contained" color="error" busy={sending} onClick={form.handleSubmit(send)}>
          {sending ? words.withdrawing : child ? words.withdraw : words.withdrawRegistration}
        </ActButton>
      </DialogActions>
    </Dialog>
  );
};
