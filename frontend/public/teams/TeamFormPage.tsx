import { useLocation } from "react-router";
import { CreateTeam } from "./CreateTeam.tsx";
import { FindTeam } from "./FindTeam.tsx";

/** Both forms are small, so they come together. */
const TeamFormPage = () => (useLocation().pathname === "/create-team" ? <CreateTeam /> : <FindTeam />);
export default TeamFormPage;
