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

type Props = { registration: RegistrationView; onClose: () => void };

/** Releases the places of a registration, with a reason; what was paid becomes due for a refund. */
const ReleaseDialog = ({ registration, onClose }: Props) => {
  const { control, dialog } = useActForm(
    Release,
    { reason: "" },
    ({ releaseRegistration }: CampVerbs) =>
      ({ reason }) =>
        releaseRegistration({ id: registration.id, reason }),
    { done: "The places are free again", failed: "Failed to give the places free" },
    { sent: onClose },
  );
  const { participantCount, money: of } = registration;
  return (
    <FormDialog
      title={`Give the places of ${parentName(registration)} free?`}
      action="Give them free"
      cancel="Keep as it is"
      danger
      {...dialog}
      onClose={onClose}
    >
      <Typography>
        {childrenCount(participantCount)} will not come, and whoever waits longest is offered the place.
        {Number(of.collected) > 0 && ` Of ${money(of.collected)} received, what is left stands here to be given back.`}
      </Typography>
      <FormField control={control} name="reason" label="Reason" multiline />
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
      <UndoButton of={registration.id} what={`payment of ${parentName(registration)}`} undone={refresh} />
      <Button component={Link} to={`/camp-registrations/${registration.id}/dispute-pack`}>
        Dispute pack
      </Button>
      {mayBeReleased(registration) && !registration.campIsCancelled && (
        <Button onClick={() => setAsking("release")}>Give places free</Button>
      )}
      <DeleteRegistration registration={registration} />
      {holdsMoney(registration) && (
        <Button variant={isRefundDue(registration) ? "contained" : "outlined"} onClick={() => setAsking("refund")}>
          Give money back
        </Button>
      )}
      <Button variant={isRefundDue(registration) ? "outlined" : "contained"} onClick={() => setAsking("payment")}>
        Set payment
      </Button>
      {asking === "payment" && <PaymentDialog registration={registration} onClose={close} />}
      {asking === "refund" && <RefundDialog registration={registration} onClose={close} />}
      {asking === "release" && <ReleaseDialog registration={registration} onClose={close} />}
    </>
  );
};
