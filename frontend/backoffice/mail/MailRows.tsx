import { Box, Link } from "@mui/material";
import { DataTable } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { MailView } from "../../../backend/mail/contract.ts";
import { tabular } from "../../shared/theme.ts";
import { ListRows } from "../frame/list/ListRows.tsx";
import { RowStack } from "../frame/list/RowStack.tsx";
import { RowTable } from "../frame/list/RowTable.tsx";
import { MailStateChip } from "./MailStateChip.tsx";
import { momentOf, recipientOf, subjectOf } from "./words.ts";
import { mailRowsWords as words } from "./words.ts";

const Column = DataTable.Col<MailView>;

export const MailRows = () => (
  <ListRows
    failed={words.failedToFetchMails}
    noMatch={{ title: words.noMailMatches, text: words.tryAnotherStateOr, seeAll: words.showAllMails }}
    none={{
      title: words.noMailsYet,
      text: words.asSoonAsA,
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
  <RowTable label={words.mails}>
    <Column
      source="createdAt"
      label={words.written}
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
    <Column source="recipient" label={words.to} render={recipientOf} />
    <Column source="state" label={words.state} render={chip} />
    <Column label={words.note} render={({ reason }) => <Reason text={reason} />} />
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
