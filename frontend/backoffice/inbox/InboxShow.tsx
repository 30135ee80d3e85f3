import { Box, Button, Card, Skeleton, Typography } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router";
import type { AnswerView, InboxView } from "../../../backend/inbox/formContract.ts";
import { dateAt, dayAgo, longDateAndTime, today } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { useMe } from "../access/me.ts";
import { useAct } from "../data/useAct.ts";
import { CreateCampFromThis, isForCamp } from "../camps/open.ts";
import { ActButton } from "../frame/ActButton.tsx";
import { MailLink, PhoneLink } from "../frame/ContactLinks.tsx";
import { Fact, Facts, removed } from "../frame/Fact.tsx";
import { NoteCard, writtenBy } from "../frame/notes/NoteCard.tsx";
import { noteWords } from "../frame/notes/words.ts";
import { Section } from "../frame/Section.tsx";
import { ShowPage } from "../frame/ShowPage.tsx";
import { Timeline } from "../history/open.ts";
import { Clock } from "../lessons/open.ts";
import { MailStateChip } from "../mail/open.ts";
import { addNote, bringBack, changeOwner, deleteNote, finishStep } from "./acts.ts";
import { Asked, screens } from "./Asked.tsx";
import { type CareAct, CareDialog } from "./CareDialogs.tsx";
import { clockOf, StateOf } from "./InboxList.tsx";
import { useKeys } from "./useKeys.ts";
import { useWhole } from "./useWhole.ts";
import { aboutOf, dialogWords, inboxWords, nameOf, showWords as words, whyLabel, stepWords } from "./words.ts";

const failed = words.failed;
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
const Written = ({ item, onAct }: { item: InboxView; onAct: (act: CareAct) => void }) => {
  const { data, error, refetch } = useWhole(item);
  const heard = useAct(
    () => (note: { words: string }, attempt) => addNote(item, note, attempt({ ...note, of: item.id })),
    { done: noteWords.noteAdded, failed },
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

const Owner = ({ item, onAct }: { item: InboxView; onAct: (act: CareAct) => void }) => {
  const me = useMe();
  const { send, sending } = useAct(() => () => changeOwner(item, { ownerId: me.id, from: item.owner?.id ?? null }), {
    done: dialogWords.taken,
    failed,
  });
  return (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      <span>{item.owner?.name ?? inboxWords.nobody}</span>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {item.owner?.id !== me.id && (
          <ActButton variant="contained" busy={sending} onClick={() => void send(undefined)}>
            {words.take}
          </ActButton>
        )}
        <Button variant="outlined" onClick={() => onAct("owner")}>
          {words.changeOwner}
        </Button>
      </Box>
    </Box>
  );
};

const Step = ({ item, onAct }: { item: InboxView; onAct: (act: CareAct) => void }) => {
  const { send, sending } = useAct(() => () => finishStep(item), { done: words.stepIsDone, failed });
  const { nextStep } = item;
  return (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      {nextStep ? (
        <span>
          <strong>{stepWords.due(nextStep.dueOn, today())}</strong>
          {nextStep.words && `: ${nextStep.words}`}
        </span>
      ) : (
        <span>{words.noNextStep}</span>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {nextStep && (
          <ActButton variant="contained" busy={sending} onClick={() => void send(undefined)}>
            {words.stepDone}
          </ActButton>
        )}
        {item.email !== null && (
          <Button variant="outlined" onClick={() => onAct("step")}>
            {nextStep ? words.changeStep : words.planStep}
          </Button>
        )}
      </Box>
    </Box>
  );
};

const BringBack = ({ item }: { item: InboxView }) => {
  const { send, sending } = useAct(() => () => bringBack(item), { done: words.broughtBack, failed });
  return (
    <ActButton variant="contained" busy={sending} onClick={() => void send(undefined)}>
      {words.bringBack}
    </ActButton>
  );
};

const Item = ({ item }: { item: InboxView }) => {
  const [act, setAct] = useState<CareAct>();
  useKeys({ act: setAct });
  const clock = clockOf(item);
  return (
    <>
      {/* First on a phone: whose it is and what comes next is done before anything is written. */}
      <Box sx={{ order: { lg: 1 } }}>
        <Facts>
          <Fact name={words.owner}>
            <Owner item={item} onAct={setAct} />
          </Fact>
          <Fact name={words.nextStep}>
            <Step item={item} onAct={setAct} />
          </Fact>
          {item.contactName && <Fact name={words.contact}>{item.contactName}</Fact>}
          <Fact name={words.phone}>
            <PhoneLink phone={item.phone} otherwise={removed} />
          </Fact>
          <Fact name={words.email}>
            <MailLink email={item.email} otherwise={removed} />
          </Fact>
          <Fact name={words.received}>
            {longDateAndTime(item.receivedAt)}
            {clock && (
              <div>
                <Clock {...clock} />
              </div>
            )}
          </Fact>
          {item.setAside && <Fact name={words.setAside}>{whyLabel[item.setAside]}</Fact>}
        </Facts>
      </Box>
      <Box>
        <Asked item={item} />
        <Written item={item} onAct={setAct} />
      </Box>
      {act && <CareDialog act={act} item={item} onClose={() => setAct(undefined)} />}
    </>
  );
};

/** Once a camp was created for it, an inquiry is scheduled. */
const mayNeedCamp = ({ kind, about, status }: InboxView) =>
  kind === "coaching-inquiry" && status !== "scheduled" && isForCamp({ serviceType: about ?? "", status });

const Aside = ({ item }: { item: InboxView }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" component={Link} to={`/${screens[item.kind]}/${item.inquiryId}/show`}>
        {words.openWhole}
      </Button>
      {mayNeedCamp(item) && <CreateCampFromThis inquiryId={item.inquiryId} />}
      {item.setAside ? (
        <BringBack item={item} />
      ) : (
        <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
          {dialogWords.setAside}
        </Button>
      )}
      {isOpen && <CareDialog act="aside" item={item} onClose={() => setOpen(false)} />}
    </>
  );
};

const InboxShow = () => (
  <ShowPage<InboxView>
    resource="inbox"
    title={words.title}
    back={{ to: "/inbox", label: words.all }}
    failed={stepWords.failedToFetch}
    gone={{ title: words.notFound, heading: words.weCantFindThis, text: words.mayBeGone, seeAll: words.all }}
    heading={(item) => ({
      title: nameOf(item),
      lead: [aboutOf(item), inboxWords.sent(dayAgo(dateAt(item.receivedAt)).toLowerCase())].join(" · "),
      beside: <StateOf item={item} />,
      actions: <Aside item={item} />,
    })}
  >
    {(item) => <Item key={item.id} item={item} />}
  </ShowPage>
);
export default InboxShow;
