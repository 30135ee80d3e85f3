import { useEffect } from "react";
import { Problem } from "../../shared/Problem.tsx";
import { toast } from "../../shared/toastStore.ts";

const title = "Stripe Configuration Error";
const text = "The card form could not be loaded. Please try again, or choose another way to pay.";

/** The provider's form did not load. Configuration errors are in the server's log, not here. */
export const CardFormProblem = ({ onRetry }: { onRetry: () => void }) => {
  useEffect(() => toast({ title, text, kind: "destructive" }), []);
  return <Problem title={title} otherwise={text} onRetry={onRetry} />;
};
