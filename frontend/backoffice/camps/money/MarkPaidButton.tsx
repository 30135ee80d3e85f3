import CheckIcon from "@mui/icons-material/Check";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { parentName } from "../registrations/words.ts";
import { ActButton } from "../../frame/ActButton.tsx";
import { usePaymentStatus } from "./usePaymentStatus.ts";

/** Marks a registration as fully paid; the toast offers to undo it. */
export const MarkPaidButton = ({ registration }: { registration: RegistrationView }) => {
  const { set, sending } = usePaymentStatus(registration);
  return (
    <ActButton
      size="small"
      variant="outlined"
      busy={sending}
      startIcon={<CheckIcon />}
      aria-label={`Mark the registration of ${parentName(registration)} as paid`}
      onClick={() => set("paid")}
    >
      Paid
    </ActButton>
  );
};
