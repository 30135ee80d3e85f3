import SnippetIcon from "@mui/icons-material/PostAddOutlined";
import { Button, Divider, Menu, MenuItem, Typography } from "@mui/material";
import { useId, useRef, useState } from "react";
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

interface Props {
  readonly field: string; // the name of the form's field they are put into
  readonly wasThere: boolean; // somebody has typed or clicked into it
  readonly onChange: (value: string) => void;
  readonly onManage: (text: string) => void; // a text that may become one
}

/** Puts a saved text where the cursor is in a field of the same form, and leaves the cursor behind it. */
export const Snippets = ({ field: name, wasThere, onChange, onManage }: Props) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState<{ all: string; selected: string }>(); // while the menu is open
  const { data: snippets, error, refetch } = useSnippets();
  const field = () => {
    const found = button.current?.form?.elements.namedItem(name);
    return found instanceof HTMLTextAreaElement ? found : undefined;
  };
  const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
    wasThere ? { start: selectionStart, end: selectionEnd } : { start: value.length, end: value.length };
  const open = () => {
    const at = field();
    if (!at) return;
    const { start, end } = selectedIn(at);
    setTyped({ all: at.value.trim(), selected: at.value.slice(start, end).trim() });
  };
  const insert = (text: string) => {
    const at = field();
    if (!at) return;
    const { value, caret } = insertAt(at.value, selectedIn(at), text);
    flushSync(() => {
      setTyped(undefined);
      onChange(value);
    });
    at.focus();
    at.setSelectionRange(caret, caret);
  };
  const leave = (then: () => void) => {
    setTyped(undefined);
    then();
  };
  const savable = typed && (typed.selected || typed.all);
  return (
    <>
      <Button
        ref={button}
        startIcon={<SnippetIcon />}
        sx={{ justifySelf: "start", mt: -1.5 }}
        aria-haspopup="menu"
        aria-expanded={typed !== undefined}
        aria-controls={typed && id}
        onClick={open}
      >
        {words.snippets}
      </Button>
      <Menu
        id={id}
        open={typed !== undefined}
        anchorEl={() => button.current}
        disableRestoreFocus={typed === undefined}
        onClose={() => setTyped(undefined)}
        slotProps={{ list: { "aria-label": words.snippets }, paper: { sx: { width: 440, maxHeight: 420 } } }}
      >
        {error && !snippets && (
          <MenuItem sx={item} onClick={() => void refetch()}>
            {words.couldntLoad}
          </MenuItem>
        )}
        {snippets?.map(({ id: snippetId, text }) => (
          <MenuItem key={snippetId} sx={item} onClick={() => insert(text)}>
            <Typography sx={twoLines}>{text}</Typography>
          </MenuItem>
        ))}
        {snippets && snippets.length > 0 && <Divider />}
        {savable && (
          <MenuItem sx={item} onClick={() => leave(() => onManage(savable))}>
            {typed.selected ? words.saveSelected : words.saveAll}
          </MenuItem>
        )}
        <MenuItem sx={item} onClick={() => leave(() => onManage(""))}>
          {snippets?.length ? words.edit : words.newOne}
        </MenuItem>
      </Menu>
    </>
  );
};
