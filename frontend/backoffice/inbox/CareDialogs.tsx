import { TextField, Typography } from "@mui/material";
import { z } from "zod";
import {
  ChangeOwner,
  type InboxView,
  PlanStep,
  SetAside,
  SetAsideWhy,
  WriteAnswer,
} from "../../../backend/inbox/formContract.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useKeptForm } from "../../shared/forms/useKeptForm.ts";
import { fullName, today } from "../../shared/formats.ts";
import { settings } from "../../shared/settings.ts";
import { useMe } from "../access/me.ts";
import { useActForm } from "../data/useActForm.ts";
import { useKeptEmail } from "../data/useKeptEmail.ts";
import { emailLostWords } from "../data/words.ts";
import { Choice } from "../frame/Choice.tsx";
import { FormDialog } from "../frame/FormDialog.tsx";
import { NoteDialog } from "../frame/notes/NoteDialog.tsx";
import { AskedNote } from "./Asked.tsx";
import { addNote, changeOwner, planStep, sendAnswer, setAside } from "./acts.ts";
import { useWhole } from "./useWhole.ts";
import { aboutOf, dialogWords as words, nameOf, replySubject, showWords, startingTexts, whyLabel } from "./words.ts";

type Props = { item: InboxView; onClose: () => void };

const nobody = "";

const OwnerDialog = ({ item, onClose }: Props) => {
  const me = useMe();
  const { data, error } = useWhole(item);
  const known = data?.owners ?? (item.owner ? [item.owner] : []);
  const others = known.filter(({ id }) => id !== me.id);
  const { control, dialog } = useActForm(
    ChangeOwner,
    { ownerId: item.owner?.id ?? me.id },
    () =>
      ({ ownerId }) =>
        changeOwner(item, { ownerId: ownerId === nobody ? null : ownerId, from: item.owner?.id ?? null }),
    { done: words.ownerChanged, failed: showWords.failed },
    { sent: onClose, about: "ownerId" },
  );
  return (
    <FormDialog title={showWords.changeOwner} action={showWords.changeOwner} {...dialog} onClose={onClose}>
      <FormField control={control} name="ownerId" label={words.owner} select slotProps={native}>
        <option value={me.id}>{words.me}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={nobody}>{words.nobody}</option>
      </FormField>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {error ? words.othersUnknown : words.ownerMeans}
      </Typography>
    </FormDialog>
  );
};
const native = { select: { native: true }, inputLabel: { shrink: true } } as const;

const StepDialog = ({ item, onClose }: Props) => {
  const { control, dialog } = useActForm(
    PlanStep,
    { words: item.nextStep?.words ?? "", dueOn: item.nextStep?.dueOn ?? today() },
    () => (step) => planStep(item, step),
    { done: words.saved, failed: showWords.failed },
    { sent: onClose },
  );
  return (
    <FormDialog title={words.nextStep} action={words.save} {...dialog} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that asks for words starts in their field */}
      <FormField control={control} name="words" label={words.whatNext} required autoFocus />
      <FormField
        control={control}
        name="dueOn"
        label={words.dueOn}
        type="date"
        required
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
      />
    </FormDialog>
  );
};

const Draft = z.object({ subject: z.string(), text: z.string() });

const AnswerDialog = ({ item, onClose }: Props) => {
  const me = useMe();
  const empty = { subject: replySubject({ kind: item.kind, about: aboutOf(item) }), text: "" };
  const { draft, attempted } = useKeptEmail(`answer ${item.id}`, Draft);
  const { form, control, dialog } = useActForm(
    WriteAnswer,
    empty,
    () => (answer, attempt) => sendAnswer(item, answer, attempt(answer)),
    { done: words.onItsWay, failed: words.failedToSend, lost: emailLostWords },
    {
      attempted,
      sent: () => {
        draft.forget();
        onClose();
      },
    },
  );
  useKeptForm(form, draft);
  const told = {
    kind: item.kind,
    name: item.contactName ?? nameOf(item),
    about: aboutOf(item),
    coach: fullName(me),
    facility: settings().facility.name,
  };
  const startWith = (chosen: string) => {
    const start = startingTexts.find(({ label }) => label === chosen);
    for (const field of ["subject", "text"] as const) {
      const before = form.getValues(field);
      if (["", empty[field], ...startingTexts.map((each) => each[field](told))].includes(before))
        form.setValue(field, start?.[field](told) ?? empty[field]);
    }
  };
  return (
    <FormDialog title={showWords.answer} action={words.send} large {...dialog} onClose={onClose}>
      {item.email && (
        <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {words.sending(item.email)}
        </Typography>
      )}
      <AskedNote item={item} />
      <StartingText onChoose={startWith} />
      <FormField control={control} name="subject" label={words.subject} required />
      <FormField control={control} name="text" label={words.text} multiline minRows={8} required />
    </FormDialog>
  );
};

const StartingText = ({ onChoose }: { onChoose: (label: string) => void }) => (
  <TextField
    select
    fullWidth
    label={words.startWith}
    helperText={words.startMeans}
    defaultValue=""
    onChange={({ target }) => onChoose(target.value)}
    slotProps={native}
  >
    <option value="">{words.emptyText}</option>
    {startingTexts.map(({ label }) => (
      <option key={label} value={label}>
        {label}
      </option>
    ))}
  </TextField>
);

const AsideDialog = ({ item, onClose }: Props) => {
  const { control, dialog } = useActForm(
    SetAside,
    { why: "no answer" },
    () => (reason) => setAside(item, reason),
    { done: words.isSetAside, failed: showWords.failed },
    { sent: onClose },
  );
  return (
    <FormDialog title={words.setAside} action={words.setAside} {...dialog} onClose={onClose}>
      <Choice
        control={control}
        name="why"
        label={words.why}
        choices={SetAsideWhy.options.map((value) => ({ label: whyLabel[value], value }))}
      />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {words.setAsideMeans}
      </Typography>
    </FormDialog>
  );
};

const AboutDialog = ({ item, onClose }: Props) => (
  <NoteDialog add={(note, once) => addNote(item, note, once)} means={showWords.notesMeans} onClose={onClose} />
);

const dialogs = {
  owner: OwnerDialog,
  step: StepDialog,
  note: AboutDialog,
  answer: AnswerDialog,
  aside: AsideDialog,
};
export type CareAct = keyof typeof dialogs;

/** Whichever of them is open. */
export const CareDialog = ({ act, ...props }: Props & { act: CareAct }) => {
  const Dialog = dialogs[act];
  return <Dialog {...props} />;
};
