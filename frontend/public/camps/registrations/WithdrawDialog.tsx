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
import { afterWithdrawal } from "../../../../backend/camps/withdrawalRule.ts";
import { command } from "../../../shared/api.ts";
import { cents, dollars, money } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { toast } from "../../../shared/toastStore.ts";
import { registrationPath } from "../money/paths.ts";
import { withdrawDialogWords as words } from "../words.ts";

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
  if (refundDueCents > 0) return words.moneyOfWhatYou(money(dollars(refundDueCents)));
  if (quotedCents === 0) return words.thereIsNothingTo;
  return words.moneyStaysToBe(money(dollars(outstandingCents)));
};

/** Asks before places are given back, and says what becomes of the money. */
export const WithdrawDialog = ({ registration, child, onClose }: Props) => {
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
      failed: { text: words.thisCouldNotBe },
      sent: (left) => {
        queryClient.setQueriesData<OwnRegistrationView[]>({ queryKey: [myRegistrationsUrl] }, (all) =>
          all?.map((one) => (one.id === left.id ? left : one)),
        );
        for (const key of [myRegistrationsUrl, campUrl(left.campId), timelineUrl(left.id)])
          void queryClient.invalidateQueries({ queryKey: [key] });
        toast({
          title: words.withdrawn,
          text: words.childIsWithdrawnFrom(child?.name ?? "Your registration", registration.camp.title),
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
      <DialogTitle id={title}>{child ? words.withdrawChild(child.name) : words.withdrawTheRegistration}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <Typography>
          {words.valueAtTitleValue(
            child ? words.thePlace : words.allPlaces,
            registration.camp.title,
            child ? "goes" : "go",
            moneyWords(registration, child ? 1 : registration.participantCount),
          )}
        </Typography>
        <FormField
          control={form.control}
          name="reason"
          label={words.whyOptional}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          multiline
          minRows={2}
        />
        {refusal && <Alert severity="error">{refusal}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {words.keepIt}
        </Button>
        <Button variant="contained" color="error" disabled={sending} onClick={form.handleSubmit(send)}>
          {sending ? "Withdrawing..." : words.withdraw}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
