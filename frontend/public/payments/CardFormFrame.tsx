import LockIcon from "@mui/icons-material/LockOutlined";
import { Alert, Box, Card, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { tabular } from "../../shared/theme.ts";
import { AgreeByActing } from "../policies/open.ts";
import type { CardFormProps } from "./cardFormProps.ts";
import { cardFormFrameWords as words } from "./words.ts";

type Props = Pick<CardFormProps, "amount" | "payLabel" | "payingLabel"> & {
  isReady: boolean;
  isPaying?: boolean;
  refusal?: string | null;
  onPay?: () => void;
  children: ReactNode;
};

/** The frame around any provider's card fields: heading, amount, error and button. */
export const CardFormFrame = ({
  amount,
  payLabel = words.completeRegistration,
  payingLabel = words.processingPayment,
  isReady,
  isPaying = false,
  refusal = null,
  onPay = () => {},
  children,
}: Props) => (
  <Card
    component="form"
    method="dialog"
    noValidate
    aria-labelledby="payment-information"
    aria-busy={isPaying || !isReady}
    onSubmit={(event: React.SyntheticEvent) => {
      event.preventDefault();
      onPay();
    }}
    sx={{ p: { xs: 2.5, sm: 3 }, display: "grid", gap: 2.5 }}
  >
    <Typography id="payment-information" variant="h3" component="h2">
      {words.paymentInformation}
    </Typography>
    {children}
    {refusal && <Alert severity="error">{refusal}</Alert>}
    <Box sx={{ display: "flex", justifyContent: "space-between", fontWeight: 700, ...tabular }}>
      <span>{words.dueNow}</span>
      <span>${amount}</span>
    </Box>
    <AgreeByActing by="paying" />
    {/* Not disabled while loading: pressed too early, it says so. */}
    <ActButton
      type="submit"
      variant="contained"
      color="stitch"
      size="large"
      startIcon={<LockIcon />}
      busy={isPaying}
      aria-disabled={!isReady}
      sx={{ ...(!isReady && { opacity: 0.6 }) }}
    >
      {!isReady ? words.loadingPaymentForm : isPaying ? payingLabel : payLabel}
    </ActButton>
  </Card>
);
