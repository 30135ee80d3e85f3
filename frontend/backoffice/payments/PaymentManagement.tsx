import { Button, Card } from "@mui/material";
import { useGetList } from "react-admin";
import type { RegistrationView } from "../../../backend/camps/contract.ts";
import { Empty } from "../../shared/Empty.tsx";
import { longDate } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { useMe } from "../access/me.ts";
import { registrationsCount } from "../camps/registrations/words.ts";
import { Page } from "../frame/Page.tsx";
import { RowsSkeleton } from "../frame/RowsSkeleton.tsx";
import { Section } from "../frame/Section.tsx";
import { homeOf } from "../place.ts";
import { byCamp, type CampPayments } from "./byCamp.ts";
import { PaymentRow } from "./PaymentRow.tsx";

const all = { pagination: { page: 1, perPage: 1000 }, sort: { field: "registrationDate", order: "ASC" as const } };

/** Who paid for which camp: the own camps of an instructor, every camp for an admin. */
const PaymentManagement = () => {
  const { role } = useMe();
  const { data, error, refetch } = useGetList<RegistrationView>("camp-registrations", all, {
    refetchOnMount: "always",
  });
  return (
    <Page
      title="Payment Management"
      lead={role === "admin" ? "Who paid for which camp." : "Who paid for which of your camps."}
      actions={
        <Button href={`${homeOf(role)}/camp-registrations`} variant="outlined">
          All registrations
        </Button>
      }
    >
      {error ? (
        <Problem title="Failed to fetch camps" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Camps camps={byCamp(data)} home={homeOf(role)} />
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
        title="No Camps Found"
        text="Create camps to start managing payments"
        action={
          <Button variant="contained" href={`${home}/camps`}>
            To the camps
          </Button>
        }
      />
    );
  return camps.map(({ id, title, startDate, registrations }) => (
    <Section key={id} title={title} more={`${longDate(startDate)} · ${registrationsCount(registrations.length)}`}>
      <Card component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {registrations.map((registration) => (
          <PaymentRow key={registration.id} registration={registration} />
        ))}
      </Card>
    </Section>
  ));
};
