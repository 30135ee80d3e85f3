import { lazy, Suspense } from "react";
import { useSettings } from "../../shared/settings.ts";
import { CardFormFrame } from "./CardFormFrame.tsx";
import type { CardFormProps } from "./cardFormProps.ts";
import { LoadingFields } from "./LoadingFields.tsx";

const forms = {
  stripe: lazy(() => import("./StripeCardForm.tsx")),
  test: lazy(() => import("./TestCardForm.tsx")),
};

/** Takes a card for one payment: Stripe's form, or in test mode our stand-in for it. Nothing if cards are not accepted. */
export const CardForm = (props: CardFormProps) => {
  const { mode } = useSettings().cards;
  if (mode === "off") return null;
  const Form = forms[mode];
  const { amount, payLabel } = props;
  return (
    <Suspense
      fallback={
        <CardFormFrame amount={amount} isReady={false} {...(payLabel && { payLabel })}>
          <LoadingFields />
        </CardFormFrame>
      }
    >
      <Form key={props.clientSecret} {...props} />
    </Suspense>
  );
};
