import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { campUrl, myRegistrationsUrl, OwnRegistrationView } from "../../../backend/camps/contract.ts";
import { command } from "../../shared/api.ts";
import { attemptKeys } from "../booking/attemptKey.ts";
import { forgetMedical } from "./medicalTold.ts";
import { forgetDraft } from "./registrationDraft.ts";

type Registering<Body> = {
  url: string;
  campId: string;
  onDone: (made: OwnRegistrationView, body: Body) => void;
  onFailed: (error: Error) => void;
};

/**
 * Registers. The same registration sent again, by a double click or after a broken connection, carries the same key and
 * is made once. What was typed is forgotten only when it has arrived.
 */
export const useRegister = <Body extends object>({ url, campId, onDone, onFailed }: Registering<Body>) => {
  const [keyOf] = useState(attemptKeys);
  const queryClient = useQueryClient();
  const campAsItIsNow = () => queryClient.invalidateQueries({ queryKey: [campUrl(campId)] });
  return useMutation({
    mutationFn: async (body: Body) =>
      OwnRegistrationView.parse(await command("POST", url, body, { idempotencyKey: keyOf(body) })),
    onSuccess: (made, body) => {
      forgetDraft();
      forgetMedical();
      void campAsItIsNow();
      void queryClient.invalidateQueries({ queryKey: [myRegistrationsUrl] });
      onDone(made, body);
    },
    onError: async (error) => {
      await campAsItIsNow(); // its price and places may be why
      onFailed(error);
    },
  });
};
