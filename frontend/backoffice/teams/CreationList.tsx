import { DataTable } from "react-admin";
import { creationDivisions, CreationStatus, type TeamCreationView } from "../../../backend/teams/contract.ts";
import { TeamList } from "./TeamList.tsx";
import { creationWords as words, teamsWords } from "./words.ts";

const CreationList = () => (
  <TeamList<TeamCreationView>
    words={words}
    statuses={CreationStatus.options}
    divisions={creationDivisions}
    name={({ coachName }) => coachName}
    page={(id) => `/team-creations/${id}/show`}
    columns={<DataTable.Col<TeamCreationView> source="phoneNumber" label={teamsWords.phone} disableSort />}
  />
);
export default CreationList;
