import { DataTable } from "react-admin";
import { finderDivisions, FinderStatus, type TeamFinderView } from "../../../backend/teams/contract.ts";
import { TeamList } from "./TeamList.tsx";
import { finderWords as words, teamsWords } from "./words.ts";

const Column = DataTable.Col<TeamFinderView>;

const FinderList = () => (
  <TeamList<TeamFinderView>
    words={words}
    statuses={FinderStatus.options}
    divisions={finderDivisions}
    name={({ playerName }) => playerName}
    page={(id) => `/team-finders/${id}/show`}
    columns={[
      <Column key="age" source="age" label={teamsWords.age} disableSort />,
      <Column
        key="dates"
        source="availableDates"
        label={teamsWords.dates}
        disableSort
        cellSx={() => ({ maxWidth: 260 })}
      />,
    ]}
  />
);
export default FinderList;
