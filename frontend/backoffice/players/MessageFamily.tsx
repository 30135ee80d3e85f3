import { Box, Button, Card, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { adultAge } from "../../../backend/accounts/contract.ts";
import { MessageFamily, playerMessagesUrl, PlayerMessageView } from "../../../backend/players/messages/contract.ts";
import type { RosterView } from "../../../backend/players/studentContract.ts";
import { command, query } from "../../shared/api.ts";
import { dateAt, dayAgo, fullName, removedPerson } from "../../shared/formats.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useKeptForm } from "../../shared/forms/useKeptForm.ts";
import { Problem } from "../../shared/Problem.tsx";
import { useActForm } from "../data/useActForm.ts";
import { useKeptEmail } from "../data/useKeptEmail.ts";
import { emailLostWords } from "../data/words.ts";
import { removed } from "../frame/Fact.tsx";
import { FormDialog } from "../frame/FormDialog.tsx";
import { Section } from "../frame/Section.tsx";
import { messageFamilyWords as words } from "./words.ts";

type Student = Pick<RosterView, "id" | "firstName" | "lastName" | "age" | "email" | "guardians" | "isMovedIn">;

/** An adult with an account of their own gets it, and nobody else. */
const readsIt = ({ age, email, guardians }: Student) =>
  age !== null && age >= adultAge && email !== null && guardians.length === 0;

const blank: MessageFamily = { subject: "", text: "" };
const Draft = z.object({ subject: z.string(), text: z.string() });
const MessageDialog = ({ student, onClose }: { student: Student; onClose: () => void }) => {
  const name = fullName(student);
  const isToPlayer = readsIt(student);
  const { draft, attempted } = useKeptEmail(`family of ${student.id}`, Draft);
  const { form, control, dialog } = useActForm(
    MessageFamily,
    blank,
    () => (message, attempt) => command("POST", playerMessagesUrl(student.id), message, attempt(message)),
    { done: words.onItsWay, meaning: words.repliesReachYou, failed: words.failed, lost: emailLostWords },
    {
      attempted,
      sent: () => {
        draft.forget();
        onClose();
      },
    },
  );
  useKeptForm(form, draft);
  return (
    <FormDialog
      title={isToPlayer ? words.messagePlayer(name) : words.messageFamilyOf(name)}
      lead={isToPlayer ? words.meansToPlayer(name) : words.means}
      action={words.send}
      large
      {...dialog}
      onClose={onClose}
    >
      <FormField control={control} name="subject" label={words.subject} required />
      <FormField control={control} name="text" label={words.message} multiline minRows={6} required />
    </FormDialog>
  );
};

/** Our emails go to accounts. A family without one is reached by what stands on the page, which says so. */
export const MessageFamilyButton = ({ student }: { student: Student }) => {
  const [isOpen, setOpen] = useState(false);
  if (student.isMovedIn) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {readsIt(student) ? words.messagePlayer(fullName(student)) : words.messageFamily}
      </Button>
      {isOpen && <MessageDialog student={student} onClose={() => setOpen(false)} />}
    </>
  );
};

const Message = ({ message: { subject, text, writtenByName, at } }: { message: PlayerMessageView }) => (
  <Card component="li" sx={{ px: 2, py: 1.5, overflowWrap: "anywhere" }}>
    <Typography sx={{ fontWeight: 650 }}>{subject ?? removed}</Typography>
    <Typography sx={{ whiteSpace: "pre-wrap", my: 0.5 }}>{text}</Typography>
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {`${writtenByName ?? removedPerson} · ${dayAgo(dateAt(at))}`}
    </Typography>
  </Card>
);

/** What staff emailed a student's family from here. Nothing, as long as nobody did. */
export const StudentMessages = ({ studentId }: { studentId: string }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ["players", "messages", studentId],
    queryFn: ({ signal }) => query(playerMessagesUrl(studentId), PlayerMessageView.array(), { signal }),
    refetchOnMount: "always", // a colleague may have sent one
  });
  if (!error && !data?.length) return null;
  return (
    <Section title={words.messages}>
      {error && <Problem title={words.failedToFetch} error={error} onRetry={() => void refetch()} />}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}>
        {data?.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </Box>
    </Section>
  );
};
