import { Link } from "@mui/material";
import { DataTable } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { OutreachView } from "../../../backend/outreach/formContract.ts";
import { dateAt, dayAgo } from "../../shared/formats.ts";
import { tabular } from "../../shared/theme.ts";
import { removed } from "../frame/Fact.tsx";
import { ExportList } from "../frame/list/ExportList.tsx";
import { ListRows } from "../frame/list/ListRows.tsx";
import { RowStack } from "../frame/list/RowStack.tsx";
import { RowTable } from "../frame/list/RowTable.tsx";
import { OutreachStateChip } from "./OutreachStateChip.tsx";
import { failedToFetch, leagueOf, outreachListWords, outreachRowsWords as words } from "./words.ts";

const Column = DataTable.Col<OutreachView>;
const chip = (email: OutreachView) => <OutreachStateChip email={email} />;
const day = ({ queuedAt }: OutreachView) => dayAgo(dateAt(queuedAt));

const cellsOf = (email: OutreachView) => ({
  sent: dateAt(email.queuedAt),
  league: leagueOf(email),
  to: email.to,
  subject: email.subject,
  by: email.sentByName,
  state: email.state,
});

export const OutreachRows = () => (
  <ListRows
    failed={failedToFetch}
    counted={words.counted}
    file={<ExportList cellsOf={cellsOf} />}
    noMatch={{ title: words.noMatches, text: words.tryAnother, seeAll: words.showAll }}
    none={{ title: words.noneYet, text: words.noneYetText }}
    table={<Table />}
    stack={
      <RowStack<OutreachView>
        name={leagueOf}
        state={chip}
        below={(email) => [email.subject, day(email)].filter(Boolean).join(" · ")}
      />
    }
  />
);

const Table = () => (
  <RowTable label={outreachListWords.sentEmails} link={words.league}>
    <Column source="queuedAt" label={words.sent} cellSx={() => ({ ...tabular, whiteSpace: "nowrap" })} render={day} />
    <Column
      source="leagueName"
      label={words.league}
      render={(email) => (
        <Link component={RouterLink} to={`/email-outreach/${email.id}/show`} color="inherit" underline="hover">
          {leagueOf(email)}
        </Link>
      )}
    />
    <Column label={words.subject} cellSx={() => ({ minWidth: 240 })} render={({ subject }) => subject ?? removed} />
    <Column label={words.by} render={({ sentByName }) => sentByName ?? removed} />
    <Column source="state" label={words.status} render={chip} />
  </RowTable>
);
