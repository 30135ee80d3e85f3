import { Link } from "@mui/material";
import { DataTable } from "react-admin";
import { Link as RouterLink } from "react-router";
import { creationDivisions, CreationStatus, type TeamCreationView } from "../../../backend/teams/contract.ts";
import { dateAt, dayAgo } from "../../shared/formats.ts";
import { List } from "../frame/list/List.tsx";
import { ExportList } from "../frame/list/ExportList.tsx";
import { ListRows } from "../frame/list/ListRows.tsx";
import { RowStack } from "../frame/list/RowStack.tsx";
import { RowTable } from "../frame/list/RowTable.tsx";
import { TeamFilters } from "./TeamFilters.tsx";
import { TeamsPage } from "./TeamsPage.tsx";
import { TeamStatusChip } from "./TeamStatusChip.tsx";
import { creationWords as words, nameOr, teamOf, teamsWords } from "./words.ts";

const Column = DataTable.Col<TeamCreationView>;
const cellsOf = (creation: TeamCreationView) => {
  const { id: _, senderId: __, ...cells } = creation;
  return { ...cells, createdAt: dateAt(creation.createdAt) };
};
const chip = ({ status }: TeamCreationView) => <TeamStatusChip status={status} />;
const sent = ({ createdAt }: TeamCreationView) => dayAgo(dateAt(createdAt));

const Table = () => (
  <RowTable label={words.label}>
    <Column
      source="name"
      label={teamsWords.name}
      cellSx={() => ({ maxWidth: 240 })}
      render={({ id, coachName }) => (
        <Link component={RouterLink} to={`/team-creations/${id}/show`} color="inherit" underline="hover">
          {nameOr(coachName)}
        </Link>
      )}
    />
    <Column source="division" label={teamsWords.team} render={teamOf} />
    <Column source="phoneNumber" label={teamsWords.phone} disableSort />
    <Column source="status" label={teamsWords.status} render={chip} />
    <Column source="createdAt" label={teamsWords.sent} render={sent} />
  </RowTable>
);

const CreationList = () => (
  <List<TeamCreationView> sort={{ field: "createdAt", order: "DESC" }}>
    <TeamsPage>
      <TeamFilters statuses={CreationStatus.options} divisions={creationDivisions} />
      <ListRows
        failed={words.failed}
        counted={words.counted}
        file={<ExportList cellsOf={cellsOf} />}
        noMatch={{ title: teamsWords.noMatches, text: teamsWords.tryAnother, seeAll: words.showAll }}
        none={{ title: words.none, text: words.noneText }}
        table={<Table />}
        stack={
          <RowStack<TeamCreationView>
            name={({ coachName }) => nameOr(coachName)}
            state={chip}
            below={(creation) => teamsWords.teamSent(teamOf(creation), sent(creation).toLowerCase())}
          />
        }
      />
    </TeamsPage>
  </List>
);
export default CreationList;
