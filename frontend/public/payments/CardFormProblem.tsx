import ReplayIcon from "@mui/icons-material/Replay";
import { Alert, Button } from "@mui/material";
import { useEffect } from "react";
import { toast } from "../../shared/toastStore.ts";

const title = "Stripe Configuration Error";
const text = "The card form could not be loaded. Please try again, or choose another way to pay.";

/** The provider's form did not come. What is wrong with the set-up stands in the server's log, not here. */
export const CardFormProblem = ({ onRetry }: { onRetry: () => void }) => {
  useEffect(() => toast({ title, text, kind: "destructive" }), []);
  return (
    <Alert
      severity="error"
      variant="outlined"
      role="alert"
      action={
        <Button color="inherit" size="small" startIcon={<ReplayIcon />} onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <strong>{title}</strong>
      <div>{text}</div>
    </Alert>
  );
};
