import { Box, FormControlLabel, Radio, RadioGroup, Typography } from "@mui/material";
import { useId, useState } from "react";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { type CampDraft, type CampField, fieldsIn, type SomeFields } from "./campDraft.ts";
import { clashWords as words, fieldInWords, fieldLabel } from "../words.ts";

type Props = {
  mine: CampDraft;
  theirs: SomeFields;
  sending: boolean;
  /** Gets the fields to keep as they wrote them. */
  onChosen: (keep: SomeFields) => void;
  onClose: () => void;
};

/** Somebody else changed the same fields meanwhile: each is kept as they wrote it, or as it was typed here. */
export const Clash = ({ mine, theirs, sending, onChosen, onClose }: Props) => {
  const [mineInstead, setMineInstead] = useState<readonly CampField[]>([]);
  const fields = fieldsIn(theirs);
  const choose = (field: CampField, isMine: boolean) =>
    setMineInstead((before) => [...before.filter((one) => one !== field), ...(isMine ? [field] : [])]);
  return (
    <FormDialog
      title={words.someoneElseChangedThis}
      action={words.saveChanges}
      cancel={words.keepEditing}
      large={fields.length > 1}
      sending={sending}
      refusal=""
      onSubmit={(event) => {
        event.preventDefault();
        const kept = fields.filter((field) => !mineInstead.includes(field));
        onChosen(Object.fromEntries(kept.map((field) => [field, theirs[field]])));
      }}
      onClose={onClose}
    >
      <Typography>{words.theySavedWhileYou}</Typography>
      {fields.map((field) => (
        <Choice
          key={field}
          name={fieldLabel[field]}
          theirs={fieldInWords(field, theirs)}
          mine={fieldInWords(field, mine)}
          isMine={mineInstead.includes(field)}
          onChange={(isMine) => choose(field, isMine)}
        />
      ))}
    </FormDialog>
  );
};

type ChoiceProps = { name: string; theirs: string; mine: string; isMine: boolean; onChange: (isMine: boolean) => void };

const Choice = ({ name, theirs, mine, isMine, onChange }: ChoiceProps) => {
  const id = useId();
  return (
    <div>
      <Typography id={id} sx={{ fontWeight: 650 }}>
        {name}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={isMine ? "mine" : "theirs"}
        onChange={(_, value) => onChange(value === "mine")}
        sx={{ gap: 1 }}
      >
        <FormControlLabel value="theirs" control={<Radio />} label={<Version of={words.keepTheirs} text={theirs} />} />
        <FormControlLabel value="mine" control={<Radio />} label={<Version of={words.mine} text={mine} />} />
      </RadioGroup>
    </div>
  );
};

const Version = ({ of, text }: { of: string; text: string }) => (
  <Box component="span" sx={{ display: "block", overflowWrap: "anywhere" }}>
    {of}
    <Typography
      component="span"
      variant="body2"
      sx={{ display: "block", color: "text.secondary", whiteSpace: "pre-line", maxHeight: 160, overflowY: "auto" }}
    >
      {text}
    </Typography>
  </Box>
);
