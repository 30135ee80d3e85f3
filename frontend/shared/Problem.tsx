import ReplayIcon from "@mui/icons-material/Replay";
import { Alert, Button } from "@mui/material";
import { wordsOf } from "./api.ts";
import { problemWords as words } from "./words.ts";

type Props = { title: string; error?: unknown; otherwise?: string; onRetry: () => void };

/** Something failed to load: what, why if the server said so, and a way to try again. */
export const Problem = ({ title, error, otherwise = "", onRetry }: Props) => {
  const why = wordsOf(error, otherwise);
  return (
    <Alert
      severity="error"
      variant="outlined"
      role="alert"
      action={
        <Button color="inherit" size="small" startIcon={<ReplayIcon />} onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      <strong>{title}</strong>
      {why && <div>{why}</div>}
    </Alert>
  );
};
