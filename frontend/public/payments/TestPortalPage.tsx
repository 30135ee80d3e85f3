import ScienceIcon from "@mui/icons-material/ScienceOutlined";
import { Alert, Box, Button, Card, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import {
  cancelInTestPortalUrl,
  changeTestCardUrl,
  openTestPortalUrl,
  resumeInTestPortalUrl,
  TestPortalView,
} from "../../../backend/payments/testSubscriptionContract.ts";
import { command } from "../../shared/api.ts";
import { dateAt, longDate, money, monthAndDay, shortMoney } from "../../shared/formats.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { tabular } from "../../shared/theme.ts";
import { toast } from "../../shared/toastStore.ts";
import { useMailedToken } from "../access/useMailedToken.ts";
import { Outcome } from "../forms/Outcome.tsx";
import { Page } from "../frame/Page.tsx";
import { TestFields } from "./TestFields.tsx";
import { subscriptionCards } from "./testCardFields.ts";
import { testPortalPageWords as words } from "./words.ts";

const day = (instant: string) => monthAndDay(dateAt(instant));

const Missing = () => (
  <Outcome
    title={words.noSuchPage}
    next={
      <Button component={Link} to="/player-dashboard" variant="contained">
        {words.toDashboard}
      </Button>
    }
  >
    <Typography>{words.openItFromDashboard}</Typography>
  </Outcome>
);
const Waiting = () => <Skeleton variant="rounded" height={320} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />;

const inWords = ({ status, renewsAt, endsAt }: TestPortalView) => {
  if (status === "ended") return words.ended;
  if (endsAt) return words.ends(day(endsAt));
  if (!renewsAt) return "";
  return status === "past due" ? words.triedAgain(day(renewsAt)) : words.renews(day(renewsAt));
};

const Invoices = ({ invoices }: Pick<TestPortalView, "invoices">) => (
  <Card sx={{ p: { xs: 2.5, sm: 3 } }}>
    <Typography variant="h3" component="h2" id="invoices">
      {words.invoices}
    </Typography>
    <Box component="ul" aria-labelledby="invoices" sx={{ listStyle: "none", m: 0, mt: 1, p: 0 }}>
      {invoices.map(({ id, status, amount, from }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: 2, py: 1 }}
        >
          <span>{longDate(dateAt(from))}</span>
          <Box component="span" sx={tabular}>
            {money(amount)} · {words[status]}
          </Box>
        </Box>
      ))}
    </Box>
  </Card>
);

const Portal = ({ secret }: { secret: string }) => {
  const [id = ""] = secret.split("_secret_");
  const [isChanging, setChanging] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [openTestPortalUrl(id)],
    queryFn: async () => TestPortalView.parse(await command("POST", openTestPortalUrl(id), { secret })),
    gcTime: 0,
    retry: false,
  });
  const { send, sending, refusal } = useSend((url: string) => command("POST", url, { secret }), {
    failed: { title: words.failed, text: words.tryAgain },
    settled: () => refetch(),
  });
  if (error) return <Missing />;
  if (!data) return <Waiting />;
  const act = (label: string, url: string) => (
    <ActButton variant="outlined" color="inherit" busy={sending} onClick={() => void send(url)}>
      {sending ? words.working : label}
    </ActButton>
  );
  const due = data.status === "past due" ? data.invoices[0]?.amount : undefined;
  return (
    <Box sx={{ mt: 3, display: "grid", gap: 2 }}>
      <Alert role="note" severity="warning" icon={<ScienceIcon />}>
        <strong>{words.standsIn}</strong>
        <Typography variant="body2">{words.thisStandsIn}</Typography>
      </Alert>
      <Card sx={{ p: { xs: 2.5, sm: 3 }, display: "grid", gap: 2 }}>
        <Typography variant="h3" component="h2">
          {words.cardEnding(data.card)}
        </Typography>
        <Typography>{inWords(data)}</Typography>
        {refusal && <Alert severity="error">{refusal}</Alert>}
        {data.status !== "ended" && (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
            <ActButton variant="contained" busy={isChanging} onClick={() => setChanging(true)}>
              {words.changeCard}
            </ActButton>
            {data.endsAt ? act(words.keep, resumeInTestPortalUrl(id)) : act(words.cancel, cancelInTestPortalUrl(id))}
          </Box>
        )}
      </Card>
      {isChanging && (
        <TestFields
          cards={subscriptionCards}
          amount={due ?? "0.00"}
          payLabel={due ? words.payAndSaveCard(shortMoney(due)) : words.saveCard}
          payingLabel={words.savingCard}
          payWith={async (told) => {
            const tried = TestPortalView.parse(await command("POST", changeTestCardUrl(id), { secret, ...told }));
            return { ...tried, isPaid: tried.declined === null && !tried.mustConfirm };
          }}
          onPaid={() => {
            setChanging(false);
            toast({ title: due ? words.paidAndCardSaved : words.cardSaved });
            void refetch();
          }}
        />
      )}
      <Invoices invoices={data.invoices} />
      <Box>
        <Button component={Link} to={data.returnUrl} variant="outlined">
          {words.toDashboard}
        </Button>
      </Box>
    </Box>
  );
};

/** Stands in for Stripe's portal, where a payer changes the card, sees invoices and cancels. */
const TestPortalPage = () => {
  const secret = useMailedToken();
  return (
    <Page title={words.portal} maxWidth="sm">
      {secret === undefined && <Waiting />}
      {secret === null && <Missing />}
      {secret && <Portal key={secret} secret={secret} />}
    </Page>
  );
};
export default TestPortalPage;
