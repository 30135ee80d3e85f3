import CheckIcon from "@mui/icons-material/Check";
import { useState } from "react";
import { useRefresh } from "react-admin";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { HowPaid } from "../../../shared/camps/HowPaid.tsx";
import { UndoButton, useUndoOf } from "../../../shared/Undo.tsx";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { useHandsOn } from "../../frame/useHandsOn.ts";
import { markPaidButtonWords as words, parentName, paymentWords } from "../words.ts";
import { usePaymentStatus } from "./usePaymentStatus.ts";

/** Records that a registration is fully paid, and asks how; for a while it offers to undo that. */
export const MarkPaidButton = ({ registration }: { registration: RegistrationView }) => {
  const refresh = useRefresh();
  const { id } = registration;
  if (useUndoOf(id))
    return <UndoButton of={id} what={paymentWords.parentsPayment(parentName(registration))} undone={refresh} />;
  return <AskHow registration={registration} />;
};

const AskHow = ({ registration }: { registration: RegistrationView }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { set, sending } = usePaymentStatus(registration);
  return (
    <>
      <ActButton
        ref={useHandsOn<HTMLButtonElement>()}
        size="small"
        variant="outlined"
        busy={sending}
        startIcon={<CheckIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={words.recordPaymentOf(parentName(registration))}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {words.recordPayment}
      </ActButton>
      <HowPaid anchor={anchor} onChoose={(method) => set("paid", method)} onClose={() => setAnchor(null)} />
    </>
  );
};
