import ReplayIcon from "@mui/icons-material/Replay";
import { Alert, Button } from "@mui/material";
import { wordsOf } from "./api.ts";

/** Something could not be read: what, why if the server said so, and a way to try again. */
export const Problem = ({ title, error, onRetry }: { title: string; error?: unknown; onRetry: () => void }) => {
  const why = wordsOf(error, "");
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
      {why && <div>{why}</div>}
    </Alert>
  );
};
