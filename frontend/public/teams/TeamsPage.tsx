import { useLocation } from "react-router";
import { CreateTeam } from "./CreateTeam.tsx";
import { FindTeam } from "./FindTeam.tsx";
import { Introduction } from "./Introduction.tsx";
import { Submission } from "./Submission.tsx";
import { TeamLink } from "./TeamLink.tsx";
import { introductionWords, teamLinkWords } from "./words.ts";

/** All that people without an account see about teams. It is little, so it comes in one file. */
const TeamsPage = () => {
  switch (useLocation().pathname) {
    case "/find-team":
      return <FindTeam />;
    case "/create-team":
      return <CreateTeam />;
    case "/team-introduction":
      return <TeamLink title={introductionWords.title} opened={Introduction} />;
    default:
      return <TeamLink title={teamLinkWords.title} opened={Submission} />;
  }
};
export default TeamsPage;
