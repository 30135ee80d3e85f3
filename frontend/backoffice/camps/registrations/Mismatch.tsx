import { Alert, Box, Typography } from "@mui/material";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import type { CardMismatchView } from "../../../../backend/camps/payContract.ts";
import { longDateAndTime, money } from "../../../shared/formats.ts";
import { useAct } from "../../data/useAct.ts";
import { ActButton } from "../../frame/ActButton.tsx";
import { mismatchInWords } from "./mismatchInWords.ts";
import { useRegistrationMoney } from "./useRegistrationMoney.ts";

/** Why what was said of the payment is not what the card provider's books say, and what can be done about it. */
export const Mismatch = ({ registration }: { registration: RegistrationView }) => {
  const { data } = useRegistrationMoney(registration.id);
  const open = data?.mismatches.filter(({ isOpen }) => isOpen) ?? [];
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 3, "& .MuiAlert-message": { width: "100%" } }}>
      <strong>Mismatch</strong>
      <Typography>
        {open.length > 0
          ? "Money came by card that was not what was owed. Please decide what becomes of it."
          : `This registration is said to be ${registration.paymentStatus}, and the card provider’s books say otherwise: ${money(registration.money.collected)} received, ${money(registration.money.refunded)} given back. Set the payment to what is right, or give the money back.`}
      </Typography>
      {open.map((mismatch) => (
        <OpenMismatch key={mismatch.paymentId} id={registration.id} mismatch={mismatch} />
      ))}
    </Alert>
  );
};

const OpenMismatch = ({ id, mismatch }: { id: string; mismatch: CardMismatchView }) => {
  const { mutate, isPending, variables } = useAct(({ resolveMismatch }) => resolveMismatch, {
    done: "Settled",
    failed: "Failed to settle the payment",
  });
  const settle = (how: "accepted" | "refunded") => mutate({ id, paymentId: mismatch.paymentId, how });
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography>{mismatchInWords(mismatch)}</Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {longDateAndTime(mismatch.receivedAt)}, payment {mismatch.paymentId}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1 }}>
        <ActButton
          variant="contained"
          busy={isPending && variables.how === "accepted"}
          disabled={mismatch.currency !== "usd"}
          onClick={() => settle("accepted")}
        >
          Keep it
        </ActButton>
        <ActButton
          variant="outlined"
          busy={isPending && variables.how === "refunded"}
          onClick={() => settle("refunded")}
        >
          Give it back
        </ActButton>
      </Box>
    </Box>
  );
};
