import { Button, Typography } from "@mui/material";
import { useState } from "react";
import { useRefresh } from "react-admin";
import { Link } from "react-router";
import { type RegistrationView, Release } from "../../../../backend/camps/contract.ts";
import { mayBeReleased } from "../../../../backend/camps/registrationRule.ts";
import { counted, money } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { UndoButton } from "../../../shared/Undo.tsx";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import type { CampVerbs } from "../verbs.ts";
import { DeleteRegistration } from "./DeleteRegistration.tsx";
import { holdsMoney, isRefundDue, isSettled } from "./moves.ts";
import { PaymentDialog } from "./PaymentDialog.tsx";
import { RefundDialog } from "./RefundDialog.tsx";
import {
  parentName,
  paymentDialogWords,
  paymentWords,
  refundButtonWords,
  registrationActionsWords as words,
} from "../words.ts";

type Props = { registration: RegistrationView; onClose: () => void };

/** Releases the spots of a registration, with a reason; what was paid becomes due for a refund. */
const ReleaseDialog = ({ registration, onClose }: Props) => {
  const { participantCount: spots, money: of } = registration;
  const { control, dialog } = useActForm(
    Release,
    { reason: "" },
    ({ releaseRegistration }: CampVerbs) =>
      ({ reason }) =>
        releaseRegistration({ id: registration.id, reason }),
    { done: words.spotsReleased(spots), failed: words.failedToRelease },
    { sent: onClose },
  );
  return (
    <FormDialog
      title={words.releaseSpotsOf(parentName(registration), spots)}
      action={words.releaseSpots(spots)}
      cancel={words.keepRegistration}
      danger
      {...dialog}
      onClose={onClose}
    >
      <Typography>
        {words.thisOpens(counted(spots, "spot"))}
        {Number(of.collected) > 0 && words.theyPaid(money(of.collected))}
      </Typography>
      <FormField control={control} name="reason" label={words.reason} helperText={words.familyReadsThis} multiline />
    </FormDialog>
  );
};

type Asking = "payment" | "refund" | "release" | undefined;

/** What the camp's owner can do with a registration. */
export const RegistrationActions = ({ registration }: { registration: RegistrationView }) => {
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const refresh = useRefresh();
  return (
    <>
      <UndoButton of={registration.id} what={paymentWords.parentsPayment(parentName(registration))} undone={refresh} />
      <Button component={Link} to={`/camp-registrations/${registration.id}/dispute-pack`}>
        {words.disputePack}
      </Button>
      {mayBeReleased(registration) && !registration.campIsCancelled && (
        <Button onClick={() => setAsking("release")}>{words.releaseSpots(registration.participantCount)}</Button>
      )}
      <DeleteRegistration registration={registration} />
      {holdsMoney(registration) && (
        <Button variant={isRefundDue(registration) ? "contained" : "outlined"} onClick={() => setAsking("refund")}>
          {refundButtonWords.issueRefund}
        </Button>
      )}
      <Button
        variant={isRefundDue(registration) || isSettled(registration) ? "outlined" : "contained"}
        onClick={() => setAsking("payment")}
      >
        {isSettled(registration) ? paymentDialogWords.editPayment : paymentDialogWords.recordPayment}
      </Button>
      {asking === "payment" && <PaymentDialog registration={registration} onClose={close} />}
      {asking === "refund" && <RefundDialog registration={registration} onClose={close} />}
      {asking === "release" && <ReleaseDialog registration={registration} onClose={close} />}
    </>
  );
};
