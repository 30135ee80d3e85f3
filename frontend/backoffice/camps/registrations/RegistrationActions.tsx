import { Button, Typography } from "@mui/material";
import { useState } from "react";
import { useRefresh } from "react-admin";
import { Link } from "react-router";
import { type RegistrationView, Release } from "../../../../backend/camps/contract.ts";
import { mayBeReleased } from "../../../../backend/camps/registrationRule.ts";
import { money } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { UndoButton } from "../../../shared/Undo.tsx";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import type { CampVerbs } from "../verbs.ts";
import { DeleteRegistration } from "./DeleteRegistration.tsx";
import { holdsMoney, isRefundDue } from "./moves.ts";
import { PaymentDialog } from "./PaymentDialog.tsx";
import { RefundDialog } from "./RefundDialog.tsx";
import { childrenCount, parentName } from "./words.ts";
import { registrationActionsWords as words } from "../words.ts";

type Props = { registration: RegistrationView; onClose: () => void };

/** Releases the places of a registration, with a reason; what was paid becomes due for a refund. */
const ReleaseDialog = ({ registration, onClose }: Props) => {
  const { control, dialog } = useActForm(
    Release,
    { reason: "" },
    ({ releaseRegistration }: CampVerbs) =>
      ({ reason }) =>
        releaseRegistration({ id: registration.id, reason }),
    { done: words.thePlacesAreFree, failed: words.failedToGiveThe },
    { sent: onClose },
  );
  const { participantCount, money: of } = registration;
  return (
    <FormDialog
      title={words.giveThePlacesOf(parentName(registration))}
      action={words.giveThemFree}
      cancel={words.keepAsItIs}
      danger
      {...dialog}
      onClose={onClose}
    >
      <Typography>
        {words.participantCountWillNot(childrenCount(participantCount))}
        {Number(of.collected) > 0 && words.ofCollectedReceivedWhat(money(of.collected))}
      </Typography>
      <FormField control={control} name="reason" label={words.reason} multiline />
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
      <UndoButton of={registration.id} what={words.paymentOfParentName(parentName(registration))} undone={refresh} />
      <Button component={Link} to={`/camp-registrations/${registration.id}/dispute-pack`}>
        {words.disputePack}
      </Button>
      {mayBeReleased(registration) && !registration.campIsCancelled && (
        <Button onClick={() => setAsking("release")}>{words.givePlacesFree}</Button>
      )}
      <DeleteRegistration registration={registration} />
      {holdsMoney(registration) && (
        <Button variant={isRefundDue(registration) ? "contained" : "outlined"} onClick={() => setAsking("refund")}>
          {words.giveMoneyBack}
        </Button>
      )}
      <Button variant={isRefundDue(registration) ? "outlined" : "contained"} onClick={() => setAsking("payment")}>
        {words.setPayment}
      </Button>
      {asking === "payment" && <PaymentDialog registration={registration} onClose={close} />}
      {asking === "refund" && <RefundDialog registration={registration} onClose={close} />}
      {asking === "release" && <ReleaseDialog registration={registration} onClose={close} />}
    </>
  );
};
