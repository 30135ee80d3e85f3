import { useState } from "react";
import { ApiError } from "../../shared/api.ts";
import { toast } from "../../shared/toastStore.ts";
import type { CardFormProps, Tried } from "./cardFormProps.ts";
import { payingWords } from "./words.ts";

/** What is loaded: first the provider's script, then its fields. */
type Readiness = "nothing" | "system" | "ready";
const notReady = {
  nothing: payingWords.paymentSystemNotReady,
  system: payingWords.paymentFormNotReady,
};

const wordsOf = (error: unknown) => {
  const words = error instanceof ApiError ? error.said : error instanceof Error && error.message;
  return words || payingWords.anUnexpectedErrorOccurred;
};

/** Some declines of the provider's say themselves to try again, or another card. */
const saysWhatNext = /\b(again|another|different)\b/i;

/** Pays, one attempt at a time, and says what went wrong in a toast and in the form. */
export const usePaying = ({
  readiness,
  attempt,
  onPaid,
  onFailed,
  ifDeclined = "",
}: Pick<CardFormProps, "onPaid" | "onFailed" | "ifDeclined"> & {
  readiness: Readiness;
  attempt: () => Promise<Tried>;
}) => {
  const [isPaying, setPaying] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const fail = (title: string, text: string, next = "") => {
    setPaying(false);
    setRefusal([text, next].join(" ").trim());
    toast({ title, text, kind: "destructive" });
    onFailed?.(text);
  };

  const pay = async () => {
    if (isPaying) return;
    setRefusal(null);
    if (readiness !== "ready") {
      fail(payingWords.paymentError, notReady[readiness]);
      return;
    }
    setPaying(true);
    try {
      const tried = await attempt();
      if (tried === null) setPaying(false);
      else if ("paid" in tried) onPaid(tried.paid); // stays busy until the page navigates
      else {
        const why = tried.declined || payingWords.anErrorOccurredProcessing;
        fail(payingWords.paymentFailed, why, saysWhatNext.test(why) ? "" : ifDeclined);
      }
    } catch (error) {
      fail(payingWords.paymentError, wordsOf(error));
    }
  };
  return { pay, isPaying, refusal };
};
