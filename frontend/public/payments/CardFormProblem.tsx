import { useEffect } from "react";
import { Problem } from "../../shared/Problem.tsx";
import { toast } from "../../shared/toastStore.ts";
import { cardFormProblemWords as words } from "./words.ts";

const title = words.stripeConfigurationError;
const text = words.weCouldntLoadTheCardForm;

/** The provider's form did not load. Configuration errors are in the server's log, not here. */
export const CardFormProblem = ({ onRetry }: { onRetry: () => void }) => {
  useEffect(() => toast({ title, text, kind: "destructive" }), []);
  return <Problem title={title} otherwise={text} onRetry={onRetry} />;
};
