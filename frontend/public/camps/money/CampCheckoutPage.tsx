import LockIcon from "@mui/icons-material/LockOutlined";
import { Alert, Box, Button, Card, Divider, Skeleton, Typography } from "@mui/material";
import { Link, useParams } from "react-router";
import type { OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import { money } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { tabular } from "../../../shared/theme.ts";
import { Page } from "../../frame/Page.tsx";
import { CheckoutSummary } from "./CheckoutSummary.tsx";
import { successPath } from "./paths.ts";
import { PayByCard } from "./PayByCard.tsx";
import { useCheckout } from "./useCheckout.ts";
import { campCheckoutPageWords as words } from "../words.ts";

const Sum = ({ name, dollars }: { name: string; dollars: string }) => (
  <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2, color: "text.secondary" }}>
    <span>{name}</span>
    <span>{dollars}</span>
  </Box>
);

type Props = { registration: Pick<OwnRegistrationView, "totalAmount" | "money">; amount: string };

/** The order's total, and where some of it is paid what is left. */
const OrderTotal = ({ registration, amount }: Props) => {
  const received = Number(registration.money.collected) - Number(registration.money.refunded);
  const isAllLeft = received <= 0 && Number(amount) === Number(registration.totalAmount); // not where another parent paid some
  return (
    <Card
      component="section"
      aria-labelledby="order-total"
      sx={{ p: { xs: 2.5, sm: 3 }, display: "grid", gap: 1, ...tabular }}
    >
      <Typography id="order-total" variant="h3" component="h2">
        {words.orderTotal}
      </Typography>
      <Sum name={words.registrationFee} dollars={money(registration.totalAmount)} />
      {received > 0 && (
        <>
          <Sum name={words.total} dollars={money(registration.totalAmount)} />
          <Sum name={words.paidSoFar} dollars={`− ${money(received)}`} />
        </>
      )}
      <Divider />
      <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "baseline" }}>
        <Typography sx={{ fontWeight: 700 }}>{isAllLeft ? words.total : words.leftToPay}</Typography>
        <Typography variant="h2" component="p">
          {money(amount)}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", gap: 1, alignItems: "center", color: "text.secondary" }}>
        <LockIcon fontSize="small" />
        <Typography variant="body2">{words.yourPaymentIsSecure}</Typography>
      </Box>
    </Card>
  );
};

const columns = {
  mt: 3,
  display: "grid",
  gap: 3,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1.1fr)" },
};

const NotFound = () => (
  <Page title={words.registrationNotFound} maxWidth="sm" intro={words.weCantFindItHere}>
    <Box sx={{ mt: 3, display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      <Button component={Link} to="/camp-registration-success" variant="contained" size="large">
        {words.getANewLink}
      </Button>
      <Button component={Link} to="/camps-clinics" variant="outlined" color="inherit" size="large">
        {words.viewAllCamps}
      </Button>
    </Box>
  </Page>
);

const CampCheckoutPage = () => {
  const { campId = "", registrationId = "" } = useParams();
  const checkout = useCheckout(campId, registrationId);
  const { camp, registration, players, error, amount, takesCards } = checkout;
  if (checkout.isMissing) return <NotFound />;
  const toRegistration = (
    <Button component={Link} to={successPath({ payment: "later", campId })} variant="contained">
      {words.seeYourRegistration}
    </Button>
  );
  const paying = () => {
    if (Number(amount) === 0)
      return (
        <Card sx={{ p: 3, display: "grid", gap: 2, justifyItems: "start" }}>
          <Alert severity="success">{words.theresNothingLeftToPay}</Alert>
          {toRegistration}
        </Card>
      );
    if (!takesCards)
      return (
        <Card sx={{ p: 3, display: "grid", gap: 2, justifyItems: "start" }}>
          <Alert severity="info">{words.youCantPayByCardHere}</Alert>
          {toRegistration}
        </Card>
      );
    return <PayByCard campId={campId} registrationId={registrationId} checkout={checkout} />;
  };
  return (
    <Page title={words.checkout}>
      {camp && registration ? (
        <Box sx={columns}>
          <CheckoutSummary camp={camp} registration={registration} players={players} />
          <Box sx={{ display: "grid", gap: 3, minWidth: 0 }}>
            <OrderTotal registration={registration} amount={amount} />
            {paying()}
          </Box>
        </Box>
      ) : error ? (
        <Box sx={{ mt: 3 }}>
          <Problem title={words.failedToFetchRegistration} error={error} onRetry={() => void checkout.lookAgain()} />
        </Box>
      ) : (
        <Box component="section" aria-busy aria-labelledby="loading">
          <Typography id="loading" component="output" sx={{ display: "block", mt: 3 }}>
            {words.loadingCheckout}
          </Typography>
          <Box sx={columns}>
            <Skeleton variant="rounded" height={480} sx={{ borderRadius: "16px" }} />
            <Skeleton variant="rounded" height={520} sx={{ borderRadius: "16px" }} />
          </Box>
        </Box>
      )}
    </Page>
  );
};
export default CampCheckoutPage;
