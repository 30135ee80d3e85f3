import OpenInNewIcon from "@mui/icons-material/OpenInNew";
import PhoneIcon from "@mui/icons-material/PhoneIphone";
import { Box, Button, Skeleton, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { cashAppLink, venmoLink } from "../../../../backend/payments/paymentLinksRule.ts";
import { money } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { tabular } from "../../../shared/theme.ts";
import { usePaymentHandles } from "../../accounts/instructors/open.ts";
import { Handle } from "../../frame/Handle.tsx";
import { PaymentOption } from "./PaymentOption.tsx";
import { appOptionsWords as words } from "../words.ts";

type AppPaymentProps = {
  app: string; // "Venmo"
  handle: string;
  amount: string; // dollars with two decimals
  note: string;
  href: string;
};

/** How much to send where with which note, and a link that fills in as much as the app accepts. */
const AppPayment = ({ app, handle, amount, note, href }: AppPaymentProps) => (
  <Box sx={{ display: "grid", gap: 0.5 }}>
    <Handle label={app} handle={handle} />
    <Typography sx={tabular}>
      {words.amount}
      <strong>{money(amount)}</strong>
    </Typography>
    <Typography sx={{ overflowWrap: "anywhere" }}>
      {words.note}
      <strong>{note}</strong>
    </Typography>
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant="outlined"
      endIcon={<OpenInNewIcon />}
      sx={{ mt: 1, justifySelf: "start" }}
    >
      {words.openApp(app)}
    </Button>
  </Box>
);

export type App = { way: "venmo" | "cashapp"; app: string };

type Props = {
  instructorId: string; // who is paid
  amount: string; // dollars with two decimals
  parentName: string;
  chosen?: string | null; // with the registration: it comes first
  act?: (by: App) => ReactNode; // what else is to be done for it
};

/** The payment apps, each with everything to enter there. */
export const AppOptions = ({ instructorId, amount, parentName, chosen = null, act = () => null }: Props) => {
  const { handles, error, retry } = usePaymentHandles(instructorId);
  if (error) return <Problem title={words.weCouldntLoadTheWaysToPay} error={error} onRetry={retry} />;
  if (!handles) return <Skeleton variant="rounded" height={420} sx={{ borderRadius: "16px" }} />;
  const { venmo, cashApp } = handles;
  const note = words.campRegistrationParentName(parentName);
  const ways = [
    venmo && (
      <PaymentOption key="venmo" title={words.venmo} icon={<PhoneIcon />} isChosen={chosen === "venmo"}>
        <AppPayment
          app={words.venmo}
          handle={venmo}
          amount={amount}
          note={note}
          href={venmoLink(venmo, amount, note)}
        />
        {act({ way: "venmo", app: words.venmo })}
      </PaymentOption>
    ),
    cashApp && (
      <PaymentOption
        key="cashapp"
        title={words.cashApp}
        icon={<PhoneIcon />}
        mark={{ label: words.available, color: "success" }}
        isChosen={chosen === "cashapp"}
      >
        <AppPayment
          app={words.cashApp}
          handle={cashApp}
          amount={amount}
          note={note}
          href={cashAppLink(cashApp, amount)}
        />
        {act({ way: "cashapp", app: words.cashApp })}
      </PaymentOption>
    ),
  ];
  return <>{chosen === "cashapp" ? ways.toReversed() : ways}</>;
};
