import { Box, Button, Card, Skeleton, Typography } from "@mui/material";
import { Link } from "react-router";
import type { AnswerView, InboxView } from "../../../backend/inbox/formContract.ts";
import { Problem } from "../../shared/Problem.tsx";
import { useMe } from "../access/me.ts";
import { useAct } from "../data/useAct.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { NoteCard, writtenBy } from "../frame/notes/NoteCard.tsx";
import { noteWords } from "../frame/notes/words.ts";
import { Section } from "../frame/Section.tsx";
import { Timeline } from "../history/open.ts";
import { MailStateChip } from "../mail/open.ts";
import { addNote, deleteNote } from "./acts.ts";
import type { CareAct } from "./CareDialogs.tsx";
import { useWhole } from "./useWhole.ts";
import { showWords as words, stepWords } from "./words.ts";

const asTyped = { whiteSpace: "pre-wrap", overflowWrap: "anywhere" } as const;
const small = { color: "text.secondary", typography: "body2" } as const;

/** What became of the email, which whoever wrote it and admins can look into. */
const MailOf = ({ answer: { mail, writtenBy } }: { answer: AnswerView }) => {
  const me = useMe();
  if (!mail) return null;
  return (
    <>
      <MailStateChip mail={mail} />
      {(me.role === "admin" || me.id === writtenBy) && (
        <Button size="small" component={Link} to={`/mails/${mail.id}/show`}>
          {words.openEmail}
        </Button>
      )}
    </>
  );
};

const Answer = ({ answer }: { answer: AnswerView }) => (
  <Card sx={{ p: 2, display: "grid", gap: 0.5 }}>
    {answer.subject === null ? (
      <em>{words.answerRemoved}</em>
    ) : (
      <>
        <Box sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>{answer.subject}</Box>
        <Box sx={asTyped}>{answer.text}</Box>
      </>
    )}
    <Box sx={{ ...small, display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 0.5 }}>
      {writtenBy(answer)}
      <MailOf answer={answer} />
    </Box>
  </Card>
);

/** Answers and notes, each latest first. */
export const Written = ({ item, onAct }: { item: InboxView; onAct: (act: CareAct) => void }) => {
  const { data, error, refetch } = useWhole(item);
  const heard = useAct(
    () => (note: { words: string }, attempt) => addNote(item, note, attempt({ ...note, of: item.id })),
    { done: noteWords.noteAdded, failed: words.failed },
  );
  if (error) return <Problem title={stepWords.failedToFetch} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={200} sx={{ borderRadius: "16px" }} aria-busy />;
  const { answers, notes, hasStory } = data;
  const canWrite = item.email !== null;
  return (
    <>
      <Section
        title={words.answers}
        more={
          canWrite && (
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
              {answers.length > 0 && (
                <ActButton
                  variant="outlined"
                  busy={heard.sending}
                  onClick={() => void heard.send({ words: words.gotAnswerNote })}
                >
                  {words.gotAnswer}
                </ActButton>
              )}
              <Button variant="contained" onClick={() => onAct("answer")}>
                {words.answer}
              </Button>
            </Box>
          )
        }
      >
        <Box sx={{ display: "grid", gap: 1.5 }}>
          {answers.length === 0 && <Typography sx={{ color: "text.secondary" }}>{words.noAnswers}</Typography>}
          {answers.map((answer) => (
            <Answer key={answer.id} answer={answer} />
          ))}
        </Box>
      </Section>
      <Section
        title={noteWords.notes}
        more={
          canWrite && (
            <Button variant="outlined" onClick={() => onAct("note")}>
              {noteWords.addNote}
            </Button>
          )
        }
      >
        <Box sx={{ display: "grid", gap: 1.5 }}>
          <Typography sx={small}>{notes.length === 0 ? noteWords.noNotes : words.notesMeans}</Typography>
          {notes.map((note) => (
            <NoteCard key={note.id} note={note} remove={(noteId) => deleteNote(item, noteId)} />
          ))}
        </Box>
      </Section>
      {hasStory && (
        <Section title={words.timeline}>
          <Timeline of={item.id} />
        </Section>
      )}
    </>
  );
};
