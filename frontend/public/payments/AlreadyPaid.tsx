import { Alert, Button } from "@mui/material";
import type { CardFormProps } from "./cardFormProps.ts";
import { alreadyPaidWords as words } from "./words.ts";

type Props = Pick<CardFormProps, "onPaid"> & { status: "succeeded" | "processing" };

/** The page was opened again while, or after, its payment went through. */
export const AlreadyPaid = ({ status, onPaid }: Props) => (
  <Alert
    severity={status === "succeeded" ? "success" : "info"}
    action={
      <Button color="inherit" size="small" onClick={() => onPaid(status)}>
        {words.continue}
      </Button>
    }
  >
    {status === "succeeded" ? words.thisPaymentWentThrough : words.thisPaymentIsStillProcessing}
  </Alert>
);
