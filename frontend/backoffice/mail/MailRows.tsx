import { Box, Link } from "@mui/material";
import { DataTable } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { MailView } from "../../../backend/mail/contract.ts";
import { dateAt } from "../../shared/formats.ts";
import { tabular } from "../../shared/theme.ts";
import { ExportList } from "../frame/list/ExportList.tsx";
import { ListRows } from "../frame/list/ListRows.tsx";
import { RowStack } from "../frame/list/RowStack.tsx";
import { RowTable } from "../frame/list/RowTable.tsx";
import { MailStateChip } from "./MailStateChip.tsx";
import { mailRowsWords as words, mailWords, momentOf, recipientOf, subjectOf } from "./words.ts";

const Column = DataTable.Col<MailView>;

const cellsOf = (mail: MailView) => ({
  created: dateAt(mail.createdAt),
  subject: subjectOf(mail),
  to: recipientOf(mail),
  state: mail.state,
  reason: mail.reason,
});

export const MailRows = () => (
  <ListRows
    failed={mailWords.failedToFetchEmails}
    counted={words.counted}
    file={<ExportList cellsOf={cellsOf} />}
    noMatch={{ title: words.noMatches, text: words.tryAnotherStatus, seeAll: words.showAllEmails }}
    none={{
      title: words.noEmailsYet,
      text: words.emailsShowUpHere,
    }}
    table={<Table />}
    stack={
      <RowStack<MailView>
        name={subjectOf}
        state={chip}
        below={(mail) => `${recipientOf(mail)} · ${momentOf(mail.createdAt)}`}
      />
    }
  />
);

const chip = (mail: MailView) => <MailStateChip mail={mail} />;

const Table = () => (
  <RowTable label={mailWords.emails} link={words.subject}>
    <Column
      source="createdAt"
      label={mailWords.created}
      cellSx={() => ({ ...tabular, whiteSpace: "nowrap" })}
      render={({ createdAt }) => momentOf(createdAt)}
    />
    <Column
      label={words.subject}
      cellSx={() => ({ minWidth: 260 })}
      render={(mail) => (
        <Link component={RouterLink} to={`/mails/${mail.id}/show`} color="inherit" underline="hover">
          {subjectOf(mail)}
        </Link>
      )}
    />
    <Column source="recipient" label={mailWords.to} render={recipientOf} />
    <Column source="state" label={mailWords.status} render={chip} />
    <Column label={mailWords.note} render={({ reason }) => <Reason text={reason} />} />
  </RowTable>
);

/** Mail servers are wordy: the list shows one line, the mail's own page everything. */
const Reason = ({ text }: { text: string | null }) => (
  <Box
    component="span"
    sx={{
      color: "text.secondary",
      display: "block",
      maxWidth: 200,
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
    }}
  >
    {text}
  </Box>
);
