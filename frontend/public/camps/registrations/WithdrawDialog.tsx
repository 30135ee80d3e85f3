import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from "@mui/material";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import {
  campUrl,
  myRegistrationsUrl,
  OwnRegistrationView,
  timelineUrl,
  withdrawUrl,
} from "../../../../backend/camps/contract.ts";
import { afterWithdrawal } from "../../../../backend/camps/withdrawalRule.ts";
import { command, wordsOf } from "../../../shared/api.ts";
import { cents, dollars, money } from "../../../shared/formats.ts";
import { toast } from "../../../shared/toastStore.ts";
import { registrationPath } from "../money/paths.ts";

type Props = {
  registration: OwnRegistrationView;
  child?: { id: string; name: string }; // none: all of them
  onClose: () => void;
};

const moneyWords = (registration: OwnRegistrationView, leaving: number) => {
  const { collected, refunded } = registration.money;
  const { quotedCents, outstandingCents, refundDueCents } = afterWithdrawal(
    {
      participantCents: cents(registration.pricePerParticipant),
      children: registration.participantCount,
      heldCents: cents(collected) - cents(refunded),
      isPaid: registration.paymentStatus === "paid",
    },
    leaving,
  );
  if (refundDueCents > 0)
    return `${money(dollars(refundDueCents))} of what you paid is given back: the coach sees it at once, and you get a mail when it is on its way.`;
  if (quotedCents === 0) return "There is nothing to pay then.";
  return `${money(dollars(outstandingCents))} stays to be paid for the others.`;
};

/** Asks before places are given back, and says what becomes of the money. */
export const WithdrawDialog = ({ registration, child, onClose }: Props) => {
  const title = useId();
  const [reason, setReason] = useState("");
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const withdraw = useMutation({
    mutationFn: async () =>
      OwnRegistrationView.parse(
        await command("POST", withdrawUrl(registration.id), {
          ...(child && { participantId: child.id }),
          ...(reason.trim() && { reason }),
        }),
      ),
    onSuccess: (left) => {
      queryClient.setQueriesData<OwnRegistrationView[]>({ queryKey: [myRegistrationsUrl] }, (all) =>
        all?.map((one) => (one.id === left.id ? left : one)),
      );
      for (const key of [myRegistrationsUrl, campUrl(left.campId), timelineUrl(left.id)])
        void queryClient.invalidateQueries({ queryKey: [key] });
      toast({
        title: "Withdrawn",
        text: `${child?.name ?? "Your registration"} is withdrawn from ${registration.camp.title}.`,
      });
      onClose();
      // The page stays with this registration and says what became of it, even if the family has others.
      if (left.registrationStatus === "withdrawn")
        void navigate(registrationPath(left.campId, left.id), { replace: true });
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{child ? `Withdraw ${child.name}?` : "Withdraw the registration?"}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <Typography>
          {child ? "The place" : "All places"} at {registration.camp.title} {child ? "goes" : "go"} to whoever comes
          next. {moneyWords(registration, child ? 1 : registration.participantCount)} This cannot be taken back.
        </Typography>
        <TextField
          label="Why? (optional)"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          multiline
          minRows={2}
        />
        {withdraw.error && (
          <Alert severity="error">{wordsOf(withdraw.error, "This could not be saved. Please try again.")}</Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Button color="inherit" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="contained" color="error" disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {withdraw.isPending ? "Withdrawing..." : "Withdraw"}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
