import { Link } from "@mui/material";
import { DataTable } from "react-admin";
import { Link as RouterLink } from "react-router";
import { finderDivisions, FinderStatus, type TeamFinderView } from "../../../backend/teams/contract.ts";
import { dateAt, dayAgo } from "../../shared/formats.ts";
import { List } from "../frame/list/List.tsx";
import { ExportList } from "../frame/list/ExportList.tsx";
import { ListRows } from "../frame/list/ListRows.tsx";
import { RowStack } from "../frame/list/RowStack.tsx";
import { RowTable } from "../frame/list/RowTable.tsx";
import { TeamFilters } from "./TeamFilters.tsx";
import { TeamsPage } from "./TeamsPage.tsx";
import { TeamStatusChip } from "./TeamStatusChip.tsx";
import { finderWords as words, nameOr, teamOf, teamsWords } from "./words.ts";

const Column = DataTable.Col<TeamFinderView>;
/** Like the list, the file has no birth dates. */
const cellsOf = (finder: TeamFinderView) => {
  const { id: _, senderId: __, ...cells } = finder;
  return { ...cells, createdAt: dateAt(finder.createdAt) };
};
const chip = ({ status }: TeamFinderView) => <TeamStatusChip status={status} />;
const sent = ({ createdAt }: TeamFinderView) => dayAgo(dateAt(createdAt));

const Table = () => (
  <RowTable label={words.label}>
    <Column
      source="name"
      label={teamsWords.name}
      cellSx={() => ({ maxWidth: 240 })}
      render={({ id, playerName }) => (
        <Link component={RouterLink} to={`/team-finders/${id}/show`} color="inherit" underline="hover">
          {nameOr(playerName)}
        </Link>
      )}
    />
    <Column source="division" label={teamsWords.team} render={teamOf} />
    <Column source="age" label={teamsWords.age} disableSort />
    <Column source="availableDates" label={teamsWords.dates} disableSort cellSx={() => ({ maxWidth: 260 })} />
    <Column source="status" label={teamsWords.status} render={chip} />
    <Column source="createdAt" label={teamsWords.sent} render={sent} />
  </RowTable>
);

const FinderList = () => (
  <List<TeamFinderView> sort={{ field: "createdAt", order: "DESC" }}>
    <TeamsPage>
      <TeamFilters statuses={FinderStatus.options} divisions={finderDivisions} />
      <ListRows
        failed={words.failed}
        counted={words.counted}
        file={<ExportList cellsOf={cellsOf} />}
        noMatch={{ title: teamsWords.noMatches, text: teamsWords.tryAnother, seeAll: words.showAll }}
        none={{ title: words.none, text: words.noneText }}
        table={<Table />}
        stack={
          <RowStack<TeamFinderView>
            name={({ playerName }) => nameOr(playerName)}
            state={chip}
            below={(finder) => teamsWords.teamSent(teamOf(finder), sent(finder).toLowerCase())}
          />
        }
      />
    </TeamsPage>
  </List>
);
export default FinderList;
