import PaymentsIcon from "@mui/icons-material/PaymentsOutlined";
import { Alert, Box, Button, Card, Collapse, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import type { OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import { longDateAndTime, money } from "../../../shared/formats.ts";
import { onDemand } from "../../frame/onDemand.tsx";
import { AppOptions } from "../money/AppOptions.tsx";
import { CardOption } from "../money/CardOption.tsx";
import { checkoutPath, registrationPath } from "../money/paths.ts";
import { chosenFirst, PaymentOption } from "../money/PaymentOption.tsx";
import { lookedAt } from "./nextStep.ts";
import { RegistrationCard } from "./RegistrationCard.tsx";
import { canWithdraw, isUnsettled, type Standing } from "./standing.ts";
import { Withdraw } from "./Withdraw.tsx";
import { registeredWords as words } from "../words.ts";

/** What is still to pay, and every way to do so. */
const WaysToSettle = ({ registration }: { registration: OwnRegistrationView }) => {
  const {
    paymentMethod: chosen,
    money: { outstanding },
    payBy,
    participantCount,
  } = registration;
  const ways = chosenFirst(chosen, {
    card: (
      <CardOption
        key="card"
        here={words.confirmedOnceYouPay(participantCount)}
        elsewhere={words.ourPaymentPageOpens}
        isChosen={chosen === "card"}
      >
        {/* A full load: only card pages may load the provider's script. */}
        <Button
          component="a"
          href={checkoutPath(registration.campId, registration.id)}
          variant="contained"
          color="stitch"
          size="large"
          sx={{ justifySelf: "start" }}
        >
          {words.payByCardNow}
        </Button>
      </CardOption>
    ),
    apps: (
      <AppOptions
        key="apps"
        instructorId={registration.camp.instructorId}
        amount={outstanding}
        parentName={registration.parentName ?? ""}
        chosen={chosen}
      />
    ),
    cash: (
      <PaymentOption
        key="cash"
        title={words.payAtEvent}
        icon={<PaymentsIcon />}
        mark={{ label: words.highRisk, color: "error" }}
        isChosen={chosen === "cash"}
      >
        <Typography>
          {payBy
            ? words.bringCashBy(money(outstanding), longDateAndTime(payBy), participantCount)
            : words.bringCash(money(outstanding))}
        </Typography>
      </PaymentOption>
    ),
  });
  return (
    <Box component="section" aria-labelledby="pay" sx={{ display: "grid", gap: 2, minWidth: 0 }}>
      <Typography id="pay" variant="h2">
        {words.leftToPay(money(outstanding))}
      </Typography>
      <Alert severity="warning">
        {words.notGuaranteed(participantCount)}
        {payBy && words.wellHoldThemUntil(participantCount, longDateAndTime(payBy))}
      </Alert>
      {ways}
    </Box>
  );
};

const RegistrationTimeline = onDemand(
  async () => (await import("./RegistrationTimeline.tsx")).RegistrationTimeline,
  "RegistrationTimeline",
);

type Props = {
  registration: OwnRegistrationView;
  standing: Standing;
  others: readonly OwnRegistrationView[]; // of the same family, at this camp or where none is named at any
  lookAgain: () => void;
};

/** A registration with all that its parent can do about it. */
export const Registered = ({ registration, standing, others, lookAgain }: Props) => {
  const [showsHistory, setShowsHistory] = useState(false);
  const [withdrawing, setWithdrawing] = useState(false);
  const isOwing = isUnsettled(standing);
  const isProcessing = standing === "processing";
  return (
    <>
      {isOwing && registration.hasMismatch && <Alert severity="warning">{lookedAt}</Alert>}
      {isOwing && registration.isProcessing && <Alert severity="info">{words.youOpenedTheCardForm}</Alert>}
      <RegistrationCard registration={registration} standing={standing} />
      {isOwing && !registration.hasMismatch && <WaysToSettle registration={registration} />}
      {others.length > 0 && (
        <Card component="section" aria-labelledby="others" sx={{ p: 3 }}>
          <Typography id="others" variant="h4" component="h2">
            {words.yourOtherRegistrations}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
            {others.map((one) => (
              <li key={one.id}>
                <Anchor component={Link} to={registrationPath(one.campId, one.id)}>
                  {one.camp.title}, {longDateAndTime(one.registrationDate)}
                </Anchor>
              </li>
            ))}
          </Box>
        </Card>
      )}
      <Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, ml: -1 }}>
          <Button
            color="inherit"
            aria-expanded={showsHistory}
            aria-controls="history"
            onClick={() => setShowsHistory(!showsHistory)}
          >
            {showsHistory ? words.hideHistory : words.showHistory}
          </Button>
          {isProcessing && (
            <Button color="inherit" onClick={lookAgain}>
              {words.checkAgain}
            </Button>
          )}
          {canWithdraw(registration.camp, standing) && (
            <Button color="error" onClick={() => setWithdrawing(true)}>
              {words.withdrawRegistration}
            </Button>
          )}
        </Box>
        <Collapse in={showsHistory} id="history" unmountOnExit>
          <Box sx={{ pt: 1.5 }}>
            <Suspense fallback={<Skeleton variant="rounded" height={72} />}>
              <RegistrationTimeline registration={registration} />
            </Suspense>
          </Box>
        </Collapse>
      </Box>
      {withdrawing && <Withdraw registration={registration} onClose={() => setWithdrawing(false)} />}
    </>
  );
};
