import { useQueryClient } from "@tanstack/react-query";
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
import { settings } from "../../../../shared/settings.ts";
import { useSend } from "../../../../shared/forms/useSend.ts";
import { forgetMedical } from "./medicalTold.ts";
import { forgetDraft } from "./registrationDraft.ts";

type Registering = {
  campId: string;
  failed: { title: string; text: string };
  onDone: (made: OwnRegistrationView) => void;
  onRefused?: (error: Error) => void;
};
/** An attempt to register, by either call. */
type Attempt =
  | { url: typeof createRegistrationUrl; body: CreateRegistration }
  | { url: typeof registerWithoutPaymentUrl; body: RegisterWithoutPayment };

/** Registers. The draft is only forgotten once it has arrived. */
export const useRegister = ({ campId, failed, onDone, onRefused }: Registering) => {
  const queryClient = useQueryClient();
  return useSend(
    async ({ url, body }: Attempt, attempt) => {
      const registering = { ...body, agreedTo: settings().policies };
      return OwnRegistrationView.parse(await command("POST", url, registering, attempt(registering)));
    },
    {
      failed,
      settled: () => queryClient.invalidateQueries({ queryKey: [campUrl(campId)] }), // its price and spots may be why
      sent: (made) => {
        forgetDraft();
        forgetMedical();
        void queryClient.invalidateQueries({ queryKey: [myRegistrationsUrl] });
        onDone(made);
      },
      refused: (error) => {
        onRefused?.(error);
        return false;
      },
    },
  );
};
