import { Box, Link } from "@mui/material";
import { Link as RouterLink } from "react-router";
import { lessonHeadings, moveLessonsInUrl } from "../../../backend/lessons/movingIn/contract.ts";
import { movePlayersInUrl, playerHeadings } from "../../../backend/players/movingIn/contract.ts";
import { ImportFile } from "../frame/import/ImportFile.tsx";
import { Page } from "../frame/Page.tsx";
import { Section } from "../frame/Section.tsx";
import { movingInWords as words, movingLessonsInWords as lessonWords } from "./words.ts";

const template = { name: "players.csv", headings: Object.values(playerHeadings) };
const lessonTemplate = { name: "lessons.csv", headings: Object.values(lessonHeadings) };

const MovingIn = () => (
  <Page title={words.title} lead={words.lead} back={{ to: "/students", label: words.allStudents }}>
    <Box sx={{ display: "grid", gap: 4 }}>
      <Section title={words.players}>
        <ImportFile url={movePlayersInUrl} resource="students" words={words} template={template} />
      </Section>
      <Section title={lessonWords.lessons}>
        <ImportFile url={moveLessonsInUrl} resource="lessons" words={lessonWords} template={lessonTemplate} />
      </Section>
      <Section title={words.leagues}>
        <Link component={RouterLink} to="/league-import">
          {words.importLeagues}
        </Link>
      </Section>
    </Box>
  </Page>
);
export default MovingIn;
