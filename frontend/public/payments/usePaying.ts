import { useState } from "react";
import { ApiError } from "../../shared/api.ts";
import { toast } from "../../shared/toastStore.ts";
import type { CardFormProps, Tried } from "./cardFormProps.ts";

/** What is loaded: first the provider's script, then its fields. */
type Readiness = "nothing" | "system" | "ready";
const notReady = {
  nothing: "Payment system not ready. Please wait and try again.",
  system: "Payment form not ready. Please refresh and try again.",
};

const wordsOf = (error: unknown) => {
  const words = error instanceof ApiError ? error.said : error instanceof Error && error.message;
  return words || "An unexpected error occurred";
};

/** Pays, one attempt at a time, and says what went wrong in a toast and in the form. */
export const usePaying = ({
  readiness,
  attempt,
  onPaid,
  onFailed,
}: Pick<CardFormProps, "onPaid" | "onFailed"> & { readiness: Readiness; attempt: () => Promise<Tried> }) => {
  const [isPaying, setPaying] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const fail = (title: string, text: string) => {
    setPaying(false);
    setRefusal(text);
    toast({ title, text, kind: "destructive" });
    onFailed?.(text);
  };

  const pay = async () => {
    if (isPaying) return;
    setRefusal(null);
    if (readiness !== "ready") {
      fail("Payment Error", notReady[readiness]);
      return;
    }
    setPaying(true);
    try {
      const tried = await attempt();
      if (tried === null) setPaying(false);
      else if ("paid" in tried) onPaid(tried.paid); // stays busy until the page navigates
      else fail("Payment Failed", tried.declined || "An error occurred processing your payment");
    } catch (error) {
      fail("Payment Error", wordsOf(error));
    }
  };
  return { pay, isPaying, refusal };
};
