import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  campUrl,
  type CreateRegistration,
  type createRegistrationUrl,
  myRegistrationsUrl,
  OwnRegistrationView,
  type RegisterWithoutPayment,
  type registerWithoutPaymentUrl,
} from "../../../../../backend/camps/contract.ts";
import { command } from "../../../../shared/api.ts";
import { attemptKeys } from "../../../../shared/attemptKey.ts";
import { forgetMedical } from "./medicalTold.ts";
import { forgetDraft } from "./registrationDraft.ts";

type Registering = {
  campId: string;
  onDone: (made: OwnRegistrationView) => void;
  onFailed: (error: Error) => void;
};
/** One try to register, by either call. */
type Attempt =
  | { url: typeof createRegistrationUrl; body: CreateRegistration }
  | { url: typeof registerWithoutPaymentUrl; body: RegisterWithoutPayment };

/**
 * Registers. The same registration sent again, by a double click or after a broken connection, carries the same key and
 * is made once. What was typed is forgotten only when it has arrived.
 */
export const useRegister = ({ campId, onDone, onFailed }: Registering) => {
  const [keyOf] = useState(attemptKeys);
  const queryClient = useQueryClient();
  const campAsItIsNow = () => queryClient.invalidateQueries({ queryKey: [campUrl(campId)] });
  return useMutation({
    mutationFn: async ({ url, body }: Attempt) =>
      OwnRegistrationView.parse(await command("POST", url, body, { idempotencyKey: keyOf(body) })),
    onSuccess: (made) => {
      forgetDraft();
      forgetMedical();
      void campAsItIsNow();
      void queryClient.invalidateQueries({ queryKey: [myRegistrationsUrl] });
      onDone(made);
    },
    onError: async (error) => {
      await campAsItIsNow(); // its price and places may be why
      onFailed(error);
    },
  });
};
