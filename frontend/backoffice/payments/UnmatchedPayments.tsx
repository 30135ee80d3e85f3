import { Box, Card, Chip, Typography } from "@mui/material";
import { useGetList } from "react-admin";
import type { UnmatchedPaymentView } from "../../../backend/payments/contract.ts";
import { Empty } from "../../shared/Empty.tsx";
import { longDateAndTime } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { AdminsOnly } from "../access/AdminsOnly.tsx";
import { failedToFetchPayments } from "./words.ts";
import { receivedInWords } from "./words.ts";
import { Page } from "../frame/Page.tsx";
import { RowsSkeleton } from "../frame/list/RowsSkeleton.tsx";
import { Section } from "../frame/Section.tsx";
import { SettleUnmatched } from "./SettleUnmatched.tsx";
import { unmatchedPaymentsWords as words } from "./words.ts";

const why: Record<UnmatchedPaymentView["why"], string> = {
  "no reference": words.itNamesNoRegistration,
  "unknown camp": words.itNamesACamp,
  "unknown registration": words.itNamesARegistration,
};
const amountOf = ({ amount, currency }: UnmatchedPaymentView) => receivedInWords({ received: amount, currency });

const isSettled = ({ how }: UnmatchedPaymentView) => how !== null;
const became = { refunded: words.refunded, "booked elsewhere": words.recordedElsewhere } as const;

/** Card payments that match nothing; each waits until an admin settles it. */
const UnmatchedPayments = () => {
  const { data, error, refetch } = useGetList<UnmatchedPaymentView>(
    "unmatched-payments",
    { pagination: { page: 1, perPage: 100 }, sort: { field: "receivedAt", order: "DESC" } },
    { refetchOnMount: "always" },
  );
  return (
    <Page
      title={words.unmatchedPayments}
      lead={words.cardPaymentsWeCouldnt}
      back={{ to: "/camp-revenue", label: words.revenue }}
    >
      {error ? (
        <Problem title={failedToFetchPayments} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={4} />
      ) : (
        <>
          {data.every(isSettled) ? (
            <Box sx={{ mb: 4 }}>
              <Empty title={words.allPaymentsMatched} text={words.nothingToSettle} />
            </Box>
          ) : (
            <Section title={words.toSettle}>
              <Rows name={words.toSettle} payments={data.filter((payment) => !isSettled(payment))} />
            </Section>
          )}
          {data.some(isSettled) && (
            <Section title={words.settled}>
              <Rows name={words.settled} payments={data.filter(isSettled)} />
            </Section>
          )}
        </>
      )}
    </Page>
  );
};

const Rows = ({ name, payments }: { name: string; payments: readonly UnmatchedPaymentView[] }) => (
  <Card component="ul" aria-label={name} sx={{ listStyle: "none", m: 0, p: 0 }}>
    {payments.map((payment) => (
      <Row key={payment.id} payment={payment} />
    ))}
  </Card>
);

const Row = ({ payment }: { payment: UnmatchedPaymentView }) => (
  <Box
    component="li"
    sx={{
      px: 2,
      py: 1.5,
      display: "flex",
      flexWrap: "wrap",
      gap: 1.5,
      alignItems: "center",
      "& + &": { borderTop: 1, borderColor: "divider" },
    }}
  >
    <Box sx={{ flex: "1 1 260px", minWidth: 0, overflowWrap: "anywhere" }}>
      <Typography sx={{ fontWeight: 650 }}>
        {amountOf(payment)} {payment.how && <Chip size="small" label={became[payment.how]} sx={{ ml: 1 }} />}
      </Typography>
      <Typography variant="body2">
        {why[payment.why]} {payment.words && `“${payment.words}”`}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {payment.id} · {longDateAndTime(payment.receivedAt)}
      </Typography>
    </Box>
    {payment.how === null && <SettleUnmatched payment={payment} amount={amountOf(payment)} />}
  </Box>
);

const ForAdmins = () => (
  <AdminsOnly what={words.unmatchedOnes}>
    <UnmatchedPayments />
  </AdminsOnly>
);
export default ForAdmins;
