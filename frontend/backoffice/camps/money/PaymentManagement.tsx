import { Alert, Button, Card } from "@mui/material";
import { useGetList } from "react-admin";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { Empty } from "../../../shared/Empty.tsx";
import { counted, longDate, money } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useMe } from "../../access/me.ts";
import { CampStatusChip } from "../CampStatusChip.tsx";
import { isRefundDue, isStanding } from "../registrations/moves.ts";
import { failedToFetchCamps, paymentManagementWords as words, registrationsCount } from "../words.ts";
import { Page } from "../../frame/Page.tsx";
import { RowsSkeleton } from "../../frame/list/RowsSkeleton.tsx";
import { Section } from "../../frame/Section.tsx";
import { homeOf } from "../../place.ts";
import { byCamp, type CampPayments, refundsDue } from "./byCamp.ts";
import { PaymentRow } from "./PaymentRow.tsx";
import { RefundButton } from "./RefundButton.tsx";

const all = { pagination: { page: 1, perPage: 1000 }, sort: { field: "registrationDate", order: "DESC" as const } };

/** Who paid for which camp: an instructor's own camps, or every camp for an admin. */
const PaymentManagement = () => {
  const { role } = useMe();
  const { data, total, error, refetch } = useGetList<RegistrationView>("camp-registrations", all, {
    refetchOnMount: "always",
  });
  return (
    <Page
      title={words.paymentManagement}
      lead={role === "admin" ? words.whosPaidForEach : words.whosPaidForYours}
      actions={
        <Button href={`${homeOf(role)}/camp-registrations`} variant="outlined">
          {words.allRegistrations}
        </Button>
      }
    >
      {error ? (
        <Problem title={failedToFetchCamps} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          {total !== undefined && total > data.length && (
            <Alert severity="info" variant="outlined" sx={{ mb: 3 }}>
              {words.showingTheLatest(data.length, total)}
            </Alert>
          )}
          <Camps camps={byCamp(data)} home={homeOf(role)} />
        </>
      ) : (
        <RowsSkeleton height={96} rows={5} />
      )}
    </Page>
  );
};
export default PaymentManagement;

const Camps = ({ camps, home }: { camps: CampPayments[]; home: string }) => {
  if (camps.length === 0)
    return (
      <Empty
        title={words.noCampsFound}
        text={words.createCampsToStart}
        action={
          <Button variant="contained" href={`${home}/camps`}>
            {words.seeCamps}
          </Button>
        }
      />
    );
  return camps.map((camp) => <Camp key={camp.id} {...camp} />);
};

const Camp = ({ title, startDate, isCancelled, registrations }: CampPayments) => (
  <Section
    title={title}
    beside={isCancelled && <CampStatusChip status="cancelled" />}
    more={`${longDate(startDate)} · ${countInWords(registrations)}`}
  >
    {isCancelled && <RefundsDue {...refundsDue(registrations)} />}
    <Card component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {registrations.map((registration) => (
        <PaymentRow
          key={registration.id}
          registration={registration}
          act={isRefundDue(registration) && <RefundButton registration={registration} />}
        />
      ))}
    </Card>
  </Section>
);

/** "2 registrations · 1 withdrawn": all that are listed. */
const countInWords = (registrations: readonly RegistrationView[]) => {
  const standing = registrations.filter(isStanding).length;
  const others = registrations.length - standing;
  return [registrationsCount(standing), others > 0 && words.withdrawn(others)].filter(Boolean).join(" · ");
};

/** What is left to refund for a cancelled camp. */
const RefundsDue = ({ families, dollars }: ReturnType<typeof refundsDue>) => (
  <Alert severity={families > 0 ? "warning" : "info"} variant="outlined" sx={{ mb: 1.5 }}>
    {families > 0
      ? words.refundsAreDue(money(dollars), counted(families, "family", "families"))
      : words.noRefundsAreDue}
  </Alert>
);
