import { Button, Link } from "@mui/material";
import { useState } from "react";
import { DataTable, ListBase } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { LeagueView } from "../../../../backend/outreach/leagues/contract.ts";
import { dateAt, dayAgo } from "../../../shared/formats.ts";
import { ExportList } from "../../frame/list/ExportList.tsx";
import { ListRows } from "../../frame/list/ListRows.tsx";
import { RowStack } from "../../frame/list/RowStack.tsx";
import { RowTable } from "../../frame/list/RowTable.tsx";
import { OutreachPage } from "../OutreachPage.tsx";
import { AddLeagueDialog } from "./LeagueDialog.tsx";
import { LeagueFilters } from "./LeagueFilters.tsx";
import { StandingChip } from "./StandingChip.tsx";
import { failedToFetch, leagues, listWords as words, sportLabel } from "./words.ts";

const Column = DataTable.Col<LeagueView>;
const chip = (league: LeagueView) => <StandingChip league={league} />;
const lastEmail = ({ lastEmailedAt, answeredAt }: LeagueView) => {
  if (!lastEmailedAt) return words.never;
  const day = dayAgo(dateAt(lastEmailedAt));
  return answeredAt ? `${day} · ${words.answered}` : day;
};
const emailed = ({ lastEmailedAt, answeredAt }: LeagueView) => {
  if (!lastEmailedAt) return words.neverEmailed;
  const when = words.emailed(dayAgo(dateAt(lastEmailedAt)).toLowerCase());
  return answeredAt ? `${when} · ${words.answered}` : when;
};
const placed = ({ sport, region }: LeagueView) => [sport && sportLabel[sport], region].filter(Boolean).join(" · ");

/** Its headings are those that an import knows. */
const cellsOf = (league: LeagueView) => ({
  League: league.name,
  Contact: league.contactName,
  Email: league.email,
  Sport: league.sport ?? "",
  Region: league.region ?? "",
});

const Table = () => (
  <RowTable label={leagues}>
    <Column
      source="name"
      label={words.name}
      cellSx={() => ({ maxWidth: 260, overflowWrap: "anywhere" })}
      render={({ id, name }) => (
        <Link component={RouterLink} to={`/leagues/${id}/show`} color="inherit" underline="hover">
          {name}
        </Link>
      )}
    />
    <Column
      source="contactName"
      label={words.contact}
      disableSort
      cellSx={() => ({ maxWidth: 240, overflowWrap: "anywhere" })}
    />
    <Column source="sport" label={words.sport} render={({ sport }) => sport && sportLabel[sport]} />
    <Column source="region" label={words.region} />
    <Column source="lastEmailedAt" label={words.lastEmail} render={lastEmail} />
    <Column label={words.standing} render={chip} />
  </RowTable>
);

const Actions = () => {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setAdding(true)}>
        {words.add}
      </Button>
      <Button variant="outlined" component={RouterLink} to="/league-import">
        {words.import}
      </Button>
      <ExportList name={words.file} cellsOf={cellsOf} />
      {isAdding && <AddLeagueDialog onClose={() => setAdding(false)} />}
    </>
  );
};

const LeagueList = () => (
  <ListBase<LeagueView>
    sort={{ field: "name", order: "ASC" }}
    perPage={25}
    queryOptions={{ onError: () => undefined, refetchOnMount: "always" }} // the screen itself says what failed
  >
    <OutreachPage lead={words.lead} actions={<Actions />}>
      <LeagueFilters />
      <ListRows
        failed={failedToFetch}
        noMatch={{ title: words.noMatches, text: words.tryAnother, seeAll: words.showAll }}
        none={{ title: words.none, text: words.noneText }}
        table={<Table />}
        stack={
          <RowStack<LeagueView>
            name={({ name }) => name}
            state={chip}
            below={(league) => [league.contactName, placed(league), emailed(league)].filter(Boolean).join(" · ")}
          />
        }
      />
    </OutreachPage>
  </ListBase>
);
export default LeagueList;
