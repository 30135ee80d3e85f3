import { Card, List, ListItem, ListItemButton, ListItemText } from "@mui/material";
import { useGetList } from "react-admin";
import { Link } from "react-router";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { Problem } from "../../shared/Problem.tsx";
import { useMe } from "../access/me.ts";
import { Section } from "../frame/Section.tsx";
import { isToCome } from "../lessons/moves.ts";
import { proposalInWords } from "../lessons/proposals/proposalWords.ts";
import { givenBy } from "../lessons/waiting.ts";
import { lessonInWords } from "../lessons/words.ts";

/** Lessons that their players would like at another time, or not at all. Where none is there is nothing to see. */
export const WaitingProposals = () => {
  const me = useMe();
  const { data, error, refetch } = useGetList<LessonView>(
    "lessons",
    {
      filter: { proposalFrom: "player", ...givenBy(me) },
      sort: { field: "scheduledDate", order: "ASC" },
      pagination: { page: 1, perPage: 25 },
    },
    { refetchOnMount: "always" },
  );
  if (error) return <Problem title="Failed to fetch lessons" error={error} onRetry={() => void refetch()} />;
  const lessons = data?.filter((lesson) => isToCome(lesson)) ?? [];
  if (lessons.length === 0) return null;
  return (
    <Section title="Asked for a change" count={lessons.length}>
      <Card>
        <List disablePadding>
          {lessons.map((lesson) => (
            <ListItem key={lesson.id} disablePadding sx={{ "& + &": { borderTop: 1, borderColor: "divider" } }}>
              <ListItemButton component={Link} to={`/lessons/${lesson.id}/show`}>
                <ListItemText
                  primary={lesson.proposal && proposalInWords(lesson.proposal, lesson)}
                  secondary={lessonInWords(lesson)}
                  slotProps={{ primary: { sx: { fontWeight: 650 } } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Card>
    </Section>
  );
};
