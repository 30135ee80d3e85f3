import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { SentInquiryView, submitInquiryUrl } from "../../../backend/clinics/contract.ts";
import { command, wordsOf } from "../../shared/api.ts";
import { toast } from "../../shared/toastStore.ts";
import { attemptKeys } from "../../shared/attemptKey.ts";
import { forgetInquiryDraft } from "./inquiryDraft.ts";

export const failed = "Failed to submit inquiry. Please try again.";

export const useSendInquiry = (onSent: () => void) => {
  const [keyOf] = useState(attemptKeys);
  return useMutation({
    mutationFn: async (inquiry: object) =>
      SentInquiryView.parse(await command("POST", submitInquiryUrl, inquiry, { idempotencyKey: keyOf(inquiry) })),
    onSuccess: () => {
      forgetInquiryDraft();
      toast({
        title: "Inquiry Submitted",
        text: "One of our coaches calls or writes to you, to agree on day, place and price.",
      });
      onSent();
    },
    onError: (error) => toast({ title: "Inquiry Not Sent", text: wordsOf(error, failed), kind: "destructive" }),
  });
};
