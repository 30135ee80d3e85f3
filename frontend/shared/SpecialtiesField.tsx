import CloseIcon from "@mui/icons-material/Close";
import { Box, Button, IconButton, TextField } from "@mui/material";
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from "react";
import { addTyped, type Specialties, typeIn, without } from "./specialties.ts";
import { soft } from "./theme.ts";
import { specialtiesFieldWords as words } from "./words.ts";

type Props = {
  label?: string;
  hint?: string;
  error?: string | undefined;
  value: Specialties;
  onChange: (value: Specialties) => void;
  highlighted?: number; // how many, from the first, stand out
};

/** A list to which Enter, Add or a comma adds, and from which each entry can be removed. */
export const SpecialtiesField = ({
  label = words.specialties,
  hint,
  error,
  value,
  onChange,
  highlighted = 0,
}: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const entries = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState(""); // for screen readers
  const set = (next: Specialties) => {
    const added = next.list.filter((specialty) => !value.list.includes(specialty));
    if (added.length > 0) setSaid(words.specialtyAdded(added.join(", ")));
    onChange(next);
  };
  const add = () => {
    const typed = value.typed.trim();
    if (value.list.includes(typed)) setSaid(words.alreadyOnTheList(typed));
    set(addTyped(value));
  };
  const remove = (specialty: string, index: number) => {
    const buttons = entries.current?.querySelectorAll("button");
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? input.current)?.focus(); // its own button is about to go
    setSaid(words.specialtyRemoved(specialty));
    onChange(without(value, specialty));
  };
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Box sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
        <TextField
          fullWidth
          label={label}
          error={Boolean(error)}
          helperText={error ?? hint}
          inputRef={input}
          value={value.typed}
          onChange={({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
            set(typeIn(value, target.value, wasPasted(nativeEvent)))
          }
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault(); // Enter adds; it does not submit the form
            add();
          }}
          slotProps={{ htmlInput: { enterKeyHint: "enter", autoComplete: "off" } }}
        />
        <Button
          variant="outlined"
          onClick={() => {
            add();
            input.current?.focus();
          }}
          sx={{ minHeight: 40, flex: "none" }}
        >
          {words.add}
        </Button>
      </Box>
      {value.list.length > 0 && (
        <Box
          component="ul"
          ref={entries}
          aria-label={words.labelSoFar(label)}
          sx={{ display: "flex", flexWrap: "wrap", gap: 1, m: 0, p: 0, listStyle: "none" }}
        >
          {value.list.map((specialty, index) => (
            <Box component="li" key={specialty} sx={index < highlighted ? { ...entry, ...standsOut } : entry}>
              {specialty}
              <IconButton
                size="small"
                aria-label={words.removeSpecialty(specialty)}
                onClick={() => remove(specialty, index)}
                onKeyDown={({ key }) => key === "Delete" && remove(specialty, index)}
              >
                <CloseIcon sx={{ fontSize: 18 }} />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <Box component="output" sx={unseen}>
        {said}
      </Box>
    </Box>
  );
};

const wasPasted = (event: Event) =>
  event instanceof InputEvent && ["insertFromPaste", "insertFromDrop"].includes(event.inputType);

const entry = {
  display: "flex",
  alignItems: "center",
  minWidth: 0,
  pl: 1.5,
  border: 1,
  borderColor: "ground.line",
  borderRadius: "8px",
  fontSize: "0.9375rem",
  fontWeight: 600,
  overflowWrap: "anywhere",
};
const standsOut = { borderColor: "primary.main", bgcolor: soft("primary", 8) };
const unseen = { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" };
