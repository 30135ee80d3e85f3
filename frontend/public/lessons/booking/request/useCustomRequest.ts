import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  lessonRequestsUrl,
  OwnLessonRequestView,
  ownLessonRequestsUrl,
} from "../../../../../backend/lessons/contract.ts";
import { command, wordsOf } from "../../../../shared/api.ts";
import { toast } from "../../../../shared/toastStore.ts";
import { attemptKeys } from "../../../../shared/attemptKey.ts";
import { forgetRequestDraft } from "./customRequestDraft.ts";

/** What step 1 says about a request that was just sent, in the browser's history beside its address. */
export interface SentRequest {
  sentRequest: Pick<OwnLessonRequestView, "instructorName" | "replyDueAt">;
}

/** Sends a custom request; then step 1 says what happens next. */
export const useCustomRequest = () => {
  const [keyOf] = useState(attemptKeys);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useMutation({
    mutationFn: async (request: object) =>
      OwnLessonRequestView.parse(await command("POST", lessonRequestsUrl, request, { idempotencyKey: keyOf(request) })),
    onSuccess: async ({ instructorName, replyDueAt }) => {
      forgetRequestDraft();
      void queryClient.invalidateQueries({ queryKey: [ownLessonRequestsUrl] });
      const state: SentRequest = { sentRequest: { instructorName, replyDueAt } };
      toast({ title: "Request Sent", text: "You get a reply within 24 hours." });
      await navigate(pathname, { state });
    },
    onError: (error) =>
      toast({
        title: "Request Failed",
        text: wordsOf(error, "Please try again or contact support directly."),
        kind: "destructive",
      }),
  });
};
