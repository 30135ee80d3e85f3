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

const Column = DataTable.Col<MailView>;

export const MailRows = () => (
  <ListRows
    failed="Failed to fetch mails"
    noMatch={{ title: "No mail matches", text: "Try another state, or fewer letters.", seeAll: "Show all mails" }}
    none={{
      title: "No mails yet",
      text: "As soon as a lesson is booked, confirmed, declined or cancelled, the mails about it stand here.",
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
  <RowTable label="Mails">
    <Column
      source="createdAt"
      label="Written"
      cellSx={() => ({ ...tabular, whiteSpace: "nowrap" })}
      render={({ createdAt }) => momentOf(createdAt)}
    />
    <Column
      label="Subject"
      cellSx={() => ({ minWidth: 260 })}
      render={(mail) => (
        <Link component={RouterLink} to={`/mails/${mail.id}/show`} color="inherit" underline="hover">
          {subjectOf(mail)}
        </Link>
      )}
    />
    <Column source="recipient" label="To" render={recipientOf} />
    <Column source="state" label="State" render={chip} />
    <Column label="Note" render={({ reason }) => <Reason text={reason} />} />
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
