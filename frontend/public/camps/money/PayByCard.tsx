import { Alert, Box, Button, type ButtonProps, Card, Typography } from "@mui/material";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { sendConfirmationUrl } from "../../../../backend/camps/contract.ts";
import { command, wordsOf } from "../../../shared/api.ts";
import { toast } from "../../../shared/toastStore.ts";
import { preloadPage } from "../../pages.ts";
import { forgetMedical } from "../registrations/wizard/medicalTold.ts";
import { forgetDraft, keptDraft } from "../registrations/wizard/registrationDraft.ts";
import { CardForm } from "../../payments/open.ts";
import { tellWhenPaid } from "./justPaid.ts";
import { successPath } from "./paths.ts";
import type { useCheckout } from "./useCheckout.ts";
import { useLate } from "./useLate.ts";
import { payByCardWords as words } from "../words.ts";

type Props = { campId: string; registrationId: string; checkout: ReturnType<typeof useCheckout> };

const patience = 10_000; // ms

/** The card form once its payment has begun; until then, that it is loading, and other ways if it does not come. */
export const PayByCard = ({ campId, registrationId, checkout }: Props) => {
  const { payment, amount, lookAgain, forgetOlder } = checkout;
  const navigate = useNavigate();
  const isLate = useLate(payment.isFetching, patience);
  // Whoever has paid must see so even if the server is gone by then.
  useEffect(() => void preloadPage("/camp-registration-success"), []);
  const onPaid = (status: "succeeded" | "processing") => {
    // The payment itself triggers the mail, and asking again sends it once. Either way, it is paid.
    void command("POST", sendConfirmationUrl, { registrationId, campId }).catch(() => {});
    if (keptDraft(campId)) {
      forgetDraft();
      forgetMedical();
    }
    void forgetOlder();
    tellWhenPaid(registrationId);
    if (status === "processing") toast({ title: words.paymentProcessing, text: words.yourBankIsStillWorking });
    void navigate(successPath({ paid: "true", campId, registrationId }));
  };
  const otherWays = (look: Pick<ButtonProps, "variant" | "sx">) => (
    <Button
      component={Link}
      to={successPath({ payment: "later", campId })}
      color="inherit"
      aria-label={words.otherWaysToPayAmount(amount)}
      {...look}
    >
      {words.otherWaysToPay}
    </Button>
  );
  if (payment.data)
    return (
      <>
        <CardForm
          clientSecret={payment.data.clientSecret}
          amount={payment.data.amount}
          payLabel={words.payAmount(payment.data.amount)}
          payingLabel={words.processing}
          returnPath={successPath({ paid: "true", campId, registrationId })}
          ifDeclined={words.tryAnotherCard}
          onPaid={onPaid}
        />
        {otherWays({ sx: { justifySelf: "start" } })}
      </>
    );
  return (
    <Card aria-busy={payment.isFetching} sx={{ p: 3, display: "grid", gap: 2, minHeight: 220, alignContent: "start" }}>
      <Typography variant="h3" component="output">
        {words.preparingCheckout}
      </Typography>
      {payment.error && !payment.isFetching && (
        <Alert severity="error">{wordsOf(payment.error, words.theCardFormDidntLoad)}</Alert>
      )}
      {(isLate || (payment.error && !payment.isFetching)) && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          <Button variant="contained" onClick={() => void lookAgain()}>
            {words.tryAgain}
          </Button>
          {otherWays({ variant: "outlined" })}
        </Box>
      )}
    </Card>
  );
};
