import { Button } from "@mui/material";
import type { ComponentType } from "react";
import { type FilterPayload, useGetList } from "react-admin";
import { Link } from "react-router";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { money, shortDate, today } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useStaying } from "../../data/staying.ts";
import { RegistrationLink } from "../registrations/RegistrationLink.tsx";
import { registrationsWith } from "../registrations/registrationsWith.ts";
import { Section } from "../../frame/Section.tsx";
import { MarkPaidButton } from "../money/MarkPaidButton.tsx";
import { RefundButton } from "../money/RefundButton.tsx";
import { campTasksWords as words, failedToFetchRegistrations, parentName } from "../words.ts";
import { ToDo, ToDos } from "../../overview/ToDo.tsx";

const shown = 5;
const noRows: RegistrationView[] = [];
/** Some pay when they come, so nothing is late before the first day is over. */
const isOverdue = ({ campStartDate }: RegistrationView) => campStartDate < today();
type About = (registration: RegistrationView) => string;

/** Camp payments that need somebody's attention, the earliest camp first. */
const CampTasks = () => (
  <>
    <Tasks
      title={words.paymentsToReview}
      filter={{ hasMismatch: true }}
      about={({ campTitle, money: { collected } }) => words.campCollected(campTitle, money(collected))}
      Act={SettleButton}
    />
    <Tasks
      title={words.refundsDue}
      filter={{ refundDue: true }}
      about={({ campTitle, money: { refundDue } }) => words.campRefundDue(campTitle, money(refundDue))}
      Act={RefundButton}
    />
    <Tasks
      title={words.unpaidCampRegistrations}
      filter={{ outstanding: true }}
      about={(registration) => {
        const { campTitle, campStartDate, money: owed } = registration;
        const say = isOverdue(registration) ? words.campOverdue : words.campOutstanding;
        return say(campTitle, shortDate(campStartDate), money(owed.outstanding));
      }}
      isOverdue={isOverdue}
      Act={MarkPaidButton}
    />
  </>
);

export default CampTasks;

const SettleButton = ({ registration: { id } }: { registration: RegistrationView }) => (
  <Button component={Link} size="small" variant="outlined" to={`/camp-registrations/${id}/show`}>
    {words.reviewPayment}
  </Button>
);

type Props = {
  title: string;
  filter: FilterPayload;
  about: About;
  isOverdue?: (registration: RegistrationView) => boolean;
  Act: ComponentType<{ registration: RegistrationView }>;
};

/** Shows nothing when there is nothing to do. */
const Tasks = ({ title, filter, about, isOverdue = () => false, Act }: Props) => {
  const { data, total, error, refetch } = useGetList<RegistrationView>(
    "camp-registrations",
    { filter, pagination: { page: 1, perPage: shown }, sort: { field: "campStartDate", order: "ASC" } },
    { refetchOnMount: "always" },
  );
  const rows = useStaying(data ?? noRows);
  if (error) return <Problem title={failedToFetchRegistrations} error={error} onRetry={() => void refetch()} />;
  if (!data || rows.length === 0) return null;
  return (
    <Section title={title} count={total} all={(total ?? 0) > data.length && registrationsWith(filter)}>
      <ToDos>
        {rows.map((registration) => (
          <ToDo
            key={registration.id}
            name={<RegistrationLink id={registration.id}>{parentName(registration)}</RegistrationLink>}
            about={data.includes(registration) ? about(registration) : words.campDone(registration.campTitle)}
            isOverdue={data.includes(registration) && isOverdue(registration)}
            act={<Act registration={registration} />}
          />
        ))}
      </ToDos>
    </Section>
  );
};
