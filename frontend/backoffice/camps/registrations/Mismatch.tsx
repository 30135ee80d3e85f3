import { Alert, Box, Button, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import {
  type CardMismatchView,
  registrationMoneyUrl,
  RegistrationMoneyView,
  ResolveMismatch,
} from "../../../../backend/camps/money/payContract.ts";
import { query } from "../../../shared/api.ts";
import { longDateAndTime, money } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import type { CampVerbs } from "../verbs.ts";
import { atStakeInWords, mismatchInWords } from "./mismatchInWords.ts";
import { mismatchWords, paymentStatusLabel } from "../words.ts";

/** The money of one registration: statuses and their reasons, refunds, and mismatches. */
const useRegistrationMoney = (id: string) =>
  useQuery({
    queryKey: [registrationMoneyUrl(id)],
    queryFn: ({ signal }) => query(registrationMoneyUrl(id), RegistrationMoneyView, { signal }),
    refetchOnMount: "always",
  });

/** Why the payment status differs from the card provider's records, and what can be done about it. */
export const Mismatch = ({ registration }: { registration: RegistrationView }) => {
  const { data } = useRegistrationMoney(registration.id);
  const open = data?.mismatches.filter(({ isOpen }) => isOpen) ?? [];
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 3, "& .MuiAlert-message": { width: "100%" } }}>
      <strong>{mismatchWords.paymentToReview}</strong>
      <Typography>
        {open.length > 0
          ? mismatchWords.aCardPaymentNeeds
          : mismatchWords.recordsDiffer(
              paymentStatusLabel[registration.paymentStatus].toLowerCase(),
              money(registration.money.collected),
              money(registration.money.refunded),
            )}
      </Typography>
      {open.map((mismatch) => (
        <OpenMismatch key={mismatch.paymentId} id={registration.id} mismatch={mismatch} />
      ))}
    </Alert>
  );
};

type How = ResolveMismatch["how"];

const OpenMismatch = ({ id, mismatch }: { id: string; mismatch: CardMismatchView }) => {
  const [asking, setAsking] = useState<How>();
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography>{mismatchInWords(mismatch)}</Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {mismatchWords.receivedAt(longDateAndTime(mismatch.receivedAt), mismatch.paymentId)}
      </Typography>
      {mismatch.why !== "disputed" && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1 }}>
          {mismatch.currency === "usd" && (
            <Button variant="contained" onClick={() => setAsking("accepted")}>
              {mismatchWords.keepPayment}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setAsking("refunded")}>
            {mismatchWords.refundPayment}
          </Button>
        </Box>
      )}
      {asking && <Settle id={id} mismatch={mismatch} how={asking} onClose={() => setAsking(undefined)} />}
    </Box>
  );
};

const words = {
  accepted: {
    asks: (amount: string) => mismatchWords.keepPaymentOf(amount),
    means: mismatchWords.itWillCountAs,
    action: mismatchWords.keepPayment,
    done: mismatchWords.paymentKept,
  },
  refunded: {
    asks: (amount: string) => mismatchWords.refundPaymentOf(amount),
    means: mismatchWords.theFullAmountGoes,
    action: mismatchWords.refundPayment,
    done: mismatchWords.refundRequested,
  },
} as const satisfies Record<How, object>;

const Settle = (props: { id: string; mismatch: CardMismatchView; how: How; onClose: () => void }) => {
  const { id, mismatch, how, onClose } = props;
  const { asks, means, action, done } = words[how];
  const { control, dialog } = useActForm(
    ResolveMismatch.pick({ words: true }),
    { words: "" },
    ({ resolveMismatch }: CampVerbs) =>
      ({ words }) =>
        resolveMismatch({ id, paymentId: mismatch.paymentId, how, words }),
    { done, failed: mismatchWords.failedToSettleThe },
    { sent: onClose },
  );
  return (
    <FormDialog title={asks(atStakeInWords(mismatch))} lead={means} action={action} {...dialog} onClose={onClose}>
      <FormField control={control} name="words" label={mismatchWords.reasonOptional} multiline />
    </FormDialog>
  );
};
