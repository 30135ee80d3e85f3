import { Button, Skeleton, Typography } from "@mui/material";
import { Link, useLocation } from "react-router";
import { useMailedToken } from "../access/useMailedToken.ts";
import { deadLink, Outcome } from "../forms/Outcome.tsx";
import { Page } from "../frame/Page.tsx";
import { Introduction } from "./Introduction.tsx";
import { Submission } from "./Submission.tsx";
import { introductionWords, teamLinkWords as words } from "./words.ts";

const home = (
  <Button component={Link} to="/" variant="contained">
    {words.home}
  </Button>
);

const Dead = () => (
  <Outcome title={deadLink} next={home}>
    <Typography>{words.deadText}</Typography>
  </Outcome>
);

/** Where links in emails about teams lead. Opening them changes nothing: mail programs open links by themselves. */
const TeamLinkPage = () => {
  const token = useMailedToken();
  const isIntroduction = useLocation().pathname === "/team-introduction";
  const Part = isIntroduction ? Introduction : Submission;
  return (
    <Page title={isIntroduction ? introductionWords.title : words.title} maxWidth="sm">
      {token === undefined && (
        <Skeleton variant="rounded" height={220} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />
      )}
      {token === null && <Dead />}
      {token && <Part key={token} token={token} dead={<Dead />} home={home} />}
    </Page>
  );
};
export default TeamLinkPage;
