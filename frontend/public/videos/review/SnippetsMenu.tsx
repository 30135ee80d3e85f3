import { Divider, Menu, MenuItem, Skeleton, Typography } from "@mui/material";
import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { insertAt } from "./insertAt.ts";
import { useSnippets } from "./useSnippets.ts";
import { snippetWords as words } from "./words.ts";

const twoLines = {
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  whiteSpace: "normal",
  overflowWrap: "anywhere",
} as const;
const item = { py: 1.25, whiteSpace: "normal" } as const;

export interface SnippetField {
  readonly field: string; // the name of the form's field they are put into
  readonly wasThere: boolean; // somebody has typed or clicked into it
  readonly onChange: (value: string) => void;
  readonly onManage: (text: string) => void; // a text that may become one
}

type Props = SnippetField & {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

const fieldOf = ({ button, field }: Props) => {
  const found = button.current?.form?.elements.namedItem(field);
  return found instanceof HTMLTextAreaElement ? found : undefined;
};
const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, { wasThere }: Props) =>
  wasThere ? { start: selectionStart, end: selectionEnd } : { start: value.length, end: value.length };

const typedIn = (props: Props) => {
  const field = fieldOf(props);
  if (!field) return { all: "", selected: "" };
  const { start, end } = selectedIn(field, props);
  return { all: field.value.trim(), selected: field.value.slice(start, end).trim() };
};

/** Puts a saved text where the cursor is, and leaves the cursor behind it. */
export const SnippetsMenu = (props: Props) => {
  const { id, button, onChange, onManage, onClose } = props;
  const [typed] = useState(() => typedIn(props));
  const { data: snippets, error, refetch } = useSnippets();
  const insert = (text: string) => {
    const field = fieldOf(props);
    if (!field) return;
    const { value, caret } = insertAt(field.value, selectedIn(field, props), text);
    flushSync(() => {
      onClose();
      onChange(value);
    });
    field.focus();
    field.setSelectionRange(caret, caret);
  };
  const manage = (text: string) => {
    onClose();
    onManage(text);
  };
  return (
    <Menu
      key={snippets ? "there" : "on their way"} // anew, so that the first of them gets the focus
      id={id}
      open
      anchorEl={() => button.current}
      onClose={onClose}
      slotProps={{ list: { "aria-label": words.snippets }, paper: { sx: { width: 440, maxHeight: 420 } } }}
    >
      {error && !snippets && (
        <MenuItem sx={item} onClick={() => void refetch()}>
          {words.loadAgain}
        </MenuItem>
      )}
      {!snippets && !error && (
        <MenuItem sx={item} aria-label={words.loading} aria-busy>
          <Skeleton width="80%" />
        </MenuItem>
      )}
      {snippets?.map(({ id: snippetId, text }) => (
        <MenuItem key={snippetId} sx={item} onClick={() => insert(text)}>
          <Typography sx={twoLines}>{text}</Typography>
        </MenuItem>
      ))}
      {snippets && snippets.length > 0 && <Divider />}
      {snippets && (typed.selected || typed.all) && (
        <MenuItem sx={item} onClick={() => manage(typed.selected || typed.all)}>
          {typed.selected ? words.saveSelected : words.saveAll}
        </MenuItem>
      )}
      {snippets && (
        <MenuItem sx={item} onClick={() => manage("")}>
          {snippets.length > 0 ? words.edit : words.newOne}
        </MenuItem>
      )}
    </Menu>
  );
};
