import { Box } from "@mui/material";
import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure/index.js";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSettings } from "../../shared/settings.ts";
import { theme } from "../../shared/theme.ts";
import { AlreadyPaid } from "./AlreadyPaid.tsx";
import { usePaying } from "./usePaying.ts";
import { CardFormFrame } from "./CardFormFrame.tsx";
import { CardFormProblem } from "./CardFormProblem.tsx";
import type { CardFormProps, Tried } from "./cardFormProps.ts";
import { LoadingFields } from "./LoadingFields.tsx";

const never = new Promise<never>(() => {});

/** The path that the document was loaded from, whose headers stay in force during client-side navigation. */
const documentPath = () => {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation && new URL(navigation.name, location.href).pathname;
};

/**
 * Stripe's script. Only the documents of card pages may load it. Whoever navigated here from another page still has that
 * page's document, so this one is reloaded.
 */
const stripeOnPage = async (publishableKey: string) => {
  const from = documentPath();
  if (from !== undefined && from !== location.pathname) {
    location.reload();
    return never;
  }
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe's script has no place here");
  return stripe;
};

/** The site's colours, light and dark, for Stripe's fields. They are in an iframe, out of reach of our styles. */
const stripeLook = (): Appearance => {
  const isNight = matchMedia("(prefers-color-scheme: dark)").matches;
  const { primary, error, background, text } = (theme.colorSchemes[isNight ? "dark" : "light"] ?? theme).palette;
  return {
    theme: isNight ? "night" : "stripe",
    variables: {
      colorPrimary: primary.main,
      colorDanger: error.main,
      colorBackground: background.paper,
      colorText: text.primary,
      colorTextSecondary: text.secondary,
      borderRadius: "10px",
      fontFamily: "system-ui, sans-serif",
      fontSizeBase: "16px",
      spacingUnit: "5px",
    },
  };
};

const fieldsHeight = 320; // px, about what Stripe's fields take

/** Stripe's Payment Element in our frame. Must be within its Elements. */
export const StripeFields = ({
  returnPath = "/camp-registration-success",
  onPaid,
  onFailed,
  ifDeclined,
  ...form
}: CardFormProps) => {
  const stripe = useStripe();
  const elements = useElements();
  const [isShown, setShown] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const readiness = !stripe || !elements ? "nothing" : isShown ? "ready" : "system";

  const attempt = async (): Promise<Tried> => {
    if (!stripe || !elements) return null;
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: location.origin + returnPath },
      redirect: "if_required",
    });
    if (error) return { declined: error.message };
    const { status } = paymentIntent;
    return status === "succeeded" || status === "processing" ? { paid: status } : { declined: undefined };
  };
  const { pay, isPaying, refusal } = usePaying({
    readiness,
    attempt,
    onPaid,
    ifDeclined,
    ...(onFailed && { onFailed }),
  });

  return (
    <CardFormFrame
      {...form}
      isReady={readiness === "ready"}
      isPaying={isPaying}
      refusal={refusal}
      onPay={() => void pay()}
    >
      {isMissing ? (
        <CardFormProblem onRetry={() => setMissing(false)} />
      ) : (
        <Box sx={{ minHeight: fieldsHeight, position: "relative" }}>
          {!isShown && (
            <Box sx={{ position: "absolute", inset: 0 }}>
              <LoadingFields />
            </Box>
          )}
          <PaymentElement onReady={() => setShown(true)} onLoadError={() => setMissing(true)} />
        </Box>
      )}
    </CardFormFrame>
  );
};

/** The card form as Stripe shows it. Card numbers stay in Stripe's frame: this page never sees one. */
const StripeCardForm = (props: CardFormProps) => {
  const { publishableKey } = useSettings().cards;
  const { clientSecret } = props;
  const loaded = useQuery({
    queryKey: ["stripe", clientSecret],
    queryFn: async () => {
      const stripe = await stripeOnPage(publishableKey ?? "");
      const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
      if (!paymentIntent) throw new Error(error?.message);
      return { stripe, status: paymentIntent.status };
    },
    gcTime: 0,
    retry: false,
  });
  if (loaded.error) return <CardFormProblem onRetry={() => void loaded.refetch()} />;
  if (!loaded.data)
    return (
      <CardFormFrame {...props} isReady={false}>
        <LoadingFields />
      </CardFormFrame>
    );
  const { stripe, status } = loaded.data;
  if (status === "succeeded" || status === "processing") return <AlreadyPaid status={status} onPaid={props.onPaid} />;
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: stripeLook() }}>
      <StripeFields {...props} />
    </Elements>
  );
};
export default StripeCardForm;
