import { Button } from "@mui/material";
import { useGetList } from "react-admin";
import { Link } from "react-router";
import type { UnmatchedPaymentView } from "../../../../backend/payments/contract.ts";
import { counted } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { Section } from "../../frame/Section.tsx";
import { ToDo, ToDos } from "../../overview/ToDo.tsx";
import { failedToFetchPayments } from "../words.ts";
import { unmatchedMoneyWords as words } from "../words.ts";

const open = {
  filter: { isOpen: true },
  pagination: { page: 1, perPage: 1 },
  sort: { field: "receivedAt", order: "DESC" as const },
};

/** Card payments that match no registration wait for an admin. Shows nothing when there are none. */
const UnmatchedMoney = () => {
  const {
    total = 0,
    error,
    refetch,
  } = useGetList<UnmatchedPaymentView>("unmatched-payments", open, {
    refetchOnMount: "always",
  });
  if (error) return <Problem title={failedToFetchPayments} error={error} onRetry={() => void refetch()} />;
  if (total === 0) return null;
  return (
    <Section title={words.unmatchedPayments}>
      <ToDos>
        <ToDo
          name={counted(total, words.cardPayment)}
          about={words.notMatched}
          act={
            <Button component={Link} size="small" variant="outlined" to="/unmatched-payments">
              {words.settlePayments}
            </Button>
          }
        />
      </ToDos>
    </Section>
  );
};
export default UnmatchedMoney;
