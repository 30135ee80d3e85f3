import { Box, Button, Link, MenuItem } from "@mui/material";
import { useState } from "react";
import { DataTable, SimpleList } from "react-admin";
import { Link as RouterLink } from "react-router";
import { suppressionsUrl } from "../../../../backend/outreach/contract.ts";
import { Suppress, SuppressedBy, type SuppressionView } from "../../../../backend/outreach/leagues/contract.ts";
import { command } from "../../../shared/api.ts";
import { dateAt, dayAgo } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useActForm } from "../../data/useActForm.ts";
import { List } from "../../frame/list/List.tsx";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { ExportList } from "../../frame/list/ExportList.tsx";
import { ListRows } from "../../frame/list/ListRows.tsx";
import { RowTable } from "../../frame/list/RowTable.tsx";
import { SearchAndChips } from "../../frame/list/SearchAndChips.tsx";
import { OutreachPage } from "../OutreachPage.tsx";
import { AllowAgain } from "./AllowAgain.tsx";
import { stopWords, suppressionWords as words } from "./words.ts";

const Column = DataTable.Col<SuppressionView>;
const since = (entry: SuppressionView) => dayAgo(dateAt(entry.since));
const why = ({ by }: SuppressionView) => words.how[by];

const suppress = (what: Suppress) => command("POST", suppressionsUrl, what);
const AddDialog = ({ onClose }: { onClose: () => void }) => {
  const start: Suppress = { email: "", why: "asked" };
  const { control, dialog } = useActForm(
    Suppress,
    start,
    () => suppress,
    { done: stopWords.done, failed: stopWords.failed },
    { sent: onClose },
  );
  return (
    <FormDialog title={words.addTitle} action={words.addAction} {...dialog} onClose={onClose}>
      <FormField control={control} name="email" label={words.email} type="email" required sx={{ mt: 1 }} />
      <FormField control={control} name="why" label={words.why} select>
        {Suppress.shape.why.options.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {words.reasons[reason]}
          </MenuItem>
        ))}
      </FormField>
    </FormDialog>
  );
};

const Who = ({ entry: { id, leagueId, leagueName, email } }: { entry: SuppressionView }) =>
  leagueId ? (
    <>
      <Link component={RouterLink} to={`/leagues/${leagueId}/show`} color="inherit">
        {leagueName}
      </Link>
      <Box sx={{ color: "text.secondary", typography: "body2" }}>{email}</Box>
    </>
  ) : (
    <>
      {words.unknown}
      <Box sx={{ color: "text.secondary", typography: "body2" }}>{words.fingerprint(id)}</Box>
    </>
  );

const Act = ({ entry: { id, leagueName } }: { entry: SuppressionView }) =>
  leagueName === null ? (
    <Box component="span" sx={{ color: "text.secondary", typography: "body2" }}>
      {words.toAllow}
    </Box>
  ) : (
    <AllowAgain id={id} whom={leagueName} />
  );

const cellsOf = ({ leagueName, email, by, since: day }: SuppressionView) => ({
  league: leagueName,
  email, // of a league's address alone: of others there is only a fingerprint
  why: words.how[by],
  since: dateAt(day),
});

const who = (entry: SuppressionView) => <Who entry={entry} />;
const act = (entry: SuppressionView) => <Act entry={entry} />;
const below = (entry: SuppressionView) => (
  <Box component="span" sx={{ display: "grid", gap: 1, justifyItems: "start", mt: 0.5 }}>
    {`${why(entry)} · ${since(entry)}`}
    {act(entry)}
  </Box>
);

const wrapped = () => ({ maxWidth: 320, overflowWrap: "anywhere" });
const Table = () => (
  <RowTable label={words.label} rowClick={false}>
    <Column label={words.who} cellSx={wrapped} render={who} />
    <Column source="by" label={words.why} cellSx={wrapped} render={why} />
    <Column source="since" label={words.since} render={since} />
    <Column label={words.actions} render={act} />
  </RowTable>
);

const Stack = () => (
  <SimpleList<SuppressionView>
    rowClick={false}
    disablePadding
    primaryText={who}
    secondaryText={below}
    sx={{ "& li + li": { borderTop: 1, borderColor: "divider" }, overflowWrap: "anywhere" }}
  />
);

const choices = SuppressedBy.options.map((value) => ({ label: words.chips[value], value }));

const SuppressionList = () => {
  const [isAdding, setAdding] = useState(false);
  return (
    <List<SuppressionView> sort={{ field: "since", order: "DESC" }}>
      <OutreachPage
        lead={words.lead}
        actions={
          <Button variant="contained" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        }
      >
        <SearchAndChips search={words.search} label={words.why} part="by" choices={choices} />
        <ListRows
          failed={words.failed}
          counted={words.counted}
          noMatch={{ title: words.noMatches, text: words.tryAnother, seeAll: words.showAll }}
          none={{ title: words.none, text: words.noneText }}
          table={<Table />}
          stack={<Stack />}
          file={<ExportList cellsOf={cellsOf} />}
        />
        {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      </OutreachPage>
    </List>
  );
};
export default SuppressionList;
