import { useState } from "react";
import { useNavigate } from "react-router";
import { type CampView, createRegistrationUrl, registerWithoutPaymentUrl } from "../../../../backend/camps/contract.ts";
import { toast, toastOnNextPage } from "../../../shared/toastStore.ts";
import { registrationBody, withoutPaymentBody } from "../registrations/wizard/registrationBody.ts";
import type { RegistrationDraft } from "../registrations/wizard/registrationDraft.ts";
import { useRegister } from "../registrations/wizard/useRegister.ts";
import { checkoutPath, successPath } from "./paths.ts";
import { registerToPayWords as words } from "../words.ts";

export type Way = "card" | "venmo" | "cashapp" | "later";

const registered = {
  card: { title: words.registrationSuccessful, text: words.youWillReceiveA },
  venmo: { title: words.registrationSuccessful, text: words.youWillReceiveA },
  cashapp: { title: words.registrationSuccessful, text: words.youWillReceiveA },
  later: {
    title: words.registrationSubmitted,
    text: words.yourRegistrationHasBeen,
  },
};

/** Registers what was typed, to be paid in one of these ways, and goes to where it is. */
export const useRegisterToPay = (camp: CampView, draft: RegistrationDraft) => {
  const [way, setWay] = useState<Way>("later");
  const navigate = useNavigate();
  const { send, sending, error, sentAt } = useRegister({
    campId: camp.id,
    failed: { title: words.registrationError, text: words.failedToSubmitRegistration },
    onDone: ({ id, paymentMethod }) => {
      if (paymentMethod === "card") {
        toastOnNextPage(registered.card);
        location.assign(checkoutPath(camp.id, id)); // a full load: only card pages may load the provider's script
        return;
      }
      toast(registered[way]);
      void navigate(successPath({ payment: "later", campId: camp.id }));
    },
  });
  const register = (way: Way, beyond: { registerAgain?: boolean } = {}) => {
    setWay(way);
    if (way === "later" && draft.registrationOption === "all_days")
      void send({ url: registerWithoutPaymentUrl, body: withoutPaymentBody(camp, draft, beyond) });
    else
      void send({ url: createRegistrationUrl, body: registrationBody(camp, draft, { ...beyond, paymentMethod: way }) });
  };
  return { register, isPending: sending, error, attempt: sentAt, again: () => register(way, { registerAgain: true }) };
};
