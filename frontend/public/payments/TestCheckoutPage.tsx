import { Box, Button, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import {
  openTestCheckoutUrl,
  payTestCheckoutUrl,
  TestCheckoutView,
} from "../../../backend/payments/testSubscriptionContract.ts";
import { command } from "../../shared/api.ts";
import { useMailedToken } from "../access/useMailedToken.ts";
import { Outcome } from "../forms/Outcome.tsx";
import { Page } from "../frame/Page.tsx";
import { TestFields } from "./TestFields.tsx";
import { subscriptionCards } from "./testCardFields.ts";
import { testCheckoutPageWords as words } from "./words.ts";

const toMembership = (label: string, to = "/subscribe") => (
  <Button component={Link} to={to} variant="contained">
    {label}
  </Button>
);

const Missing = () => (
  <Outcome title={words.noSuchCheckout} next={toMembership(words.aboutTheMembership)}>
    <Typography>{words.openItFromSubscribe}</Typography>
  </Outcome>
);

const Waiting = () => <Skeleton variant="rounded" height={420} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />;

const Checkout = ({ secret }: { secret: string }) => {
  const [id = ""] = secret.split("_secret_");
  const { data, error, refetch } = useQuery({
    queryKey: [openTestCheckoutUrl(id)],
    queryFn: async () => TestCheckoutView.parse(await command("POST", openTestCheckoutUrl(id), { secret })),
    gcTime: 0,
    retry: false,
  });
  if (error) return <Missing />;
  if (!data) return <Waiting />;
  if (data.status === "complete")
    return (
      <Outcome title={words.paid} next={toMembership(words.backToMembership, data.doneUrl)}>
        <Typography>{words.nothingMoreToDo}</Typography>
      </Outcome>
    );
  if (data.status === "expired")
    return (
      <Outcome title={words.expired} next={toMembership(words.aboutTheMembership)}>
        <Typography>{words.startAgain}</Typography>
      </Outcome>
    );
  return (
    <Box sx={{ mt: 3, display: "grid", gap: 2 }}>
      <Typography>{words.whatYouBuy}</Typography>
      <TestFields
        cards={subscriptionCards}
        amount={data.amount}
        payLabel={words.subscribe}
        payingLabel={words.subscribing}
        payWith={async (told) => {
          const tried = TestCheckoutView.parse(await command("POST", payTestCheckoutUrl(id), { secret, ...told }));
          return { ...tried, isPaid: tried.status === "complete" };
        }}
        onPaid={() => location.assign(data.doneUrl)}
        onFailed={() => void refetch()}
      />
    </Box>
  );
};

/** Stands in for Stripe's page where a membership is paid. */
const TestCheckoutPage = () => {
  const secret = useMailedToken();
  return (
    <Page title={words.checkout} maxWidth="sm">
      {secret === undefined && <Waiting />}
      {secret === null && <Missing />}
      {secret && <Checkout key={secret} secret={secret} />}
    </Page>
  );
};
export default TestCheckoutPage;
