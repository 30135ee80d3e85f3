import { Button } from "@mui/material";
import { useGetList } from "react-admin";
import { Link } from "react-router";
import type { MailView } from "../../../../backend/mail/contract.ts";
import { counted, dateAt, today } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { Section } from "../../frame/Section.tsx";
import { ToDo, ToDos } from "../../overview/ToDo.tsx";
import { failedMailsWords as words, mailWords } from "../words.ts";
import { listWith } from "../../frame/list/listWith.ts";

const filter = { state: "failed" };
const newest = { filter, pagination: { page: 1, perPage: 100 }, sort: { field: "createdAt", order: "DESC" as const } };

const isFromToday = ({ reason, settledAt, createdAt }: MailView) =>
  reason !== null && dateAt(settledAt ?? createdAt) === today();

/** Emails given up today, not those that were only emptied because their reader was erased. Shows nothing when there are none. */
const FailedMails = () => {
  const { data, error, refetch } = useGetList<MailView>("mails", newest, { refetchOnMount: "always" });
  if (error) return <Problem title={mailWords.failedToFetchEmails} error={error} onRetry={() => void refetch()} />;
  const failed = data?.filter(isFromToday) ?? [];
  if (failed.length === 0) return null;
  return (
    <Section title={words.title}>
      <ToDos>
        <ToDo
          name={counted(failed.length, words.email)}
          about={words.about(failed.length)}
          act={
            <Button component={Link} size="small" variant="outlined" to={listWith("mails", filter)}>
              {words.see}
            </Button>
          }
        />
      </ToDos>
    </Section>
  );
};
export default FailedMails;
