import { zodResolver } from "@hookform/resolvers/zod";
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Typography,
} from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { SaveSnippet, snippetsUrl, snippetUrl, SnippetView } from "../../../../backend/videos/snippets/contract.ts";
import { command } from "../../../shared/api.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { UndoLines } from "../../../shared/Undo.tsx";
import { sayUndo, undoOf } from "../../../shared/undos.ts";
import { useSnippets, useSnippetsChanged } from "./useSnippets.ts";
import { snippetWords as words } from "./words.ts";

/** A new one, or another text for one there is. */
const SnippetForm = ({
  of,
  start = of?.text ?? "",
  onDone,
}: {
  of?: SnippetView;
  start?: string;
  onDone?: () => void;
}) => {
  const form = useForm({ resolver: zodResolver(SaveSnippet), defaultValues: { text: start } });
  const { control, handleSubmit, reset, setFocus } = form;
  useEffect(() => {
    if (of || start) setFocus("text");
  }, [of, start, setFocus]);
  const { send, sending, refusal, isBeside } = useSend(
    async ({ text }: SaveSnippet, attempt) =>
      SnippetView.parse(
        of
          ? await command("PATCH", snippetUrl(of.id), { text })
          : await command("POST", snippetsUrl, { text }, attempt({ text })),
      ),
    {
      form,
      failed: { text: words.couldntSave },
      about: ({ status }) => (status === 409 ? "text" : undefined),
      settled: useSnippetsChanged(),
      sent: () => {
        reset({ text: "" });
        onDone?.();
      },
    },
  );
  return (
    <Box component="form" method="dialog" noValidate onSubmit={handleSubmit(send)} sx={{ display: "grid", gap: 1 }}>
      <FormField
        control={control}
        name="text"
        label={of ? words.text : words.newOne}
        helperText={words.atMost}
        multiline
        minRows={2}
        sx={{ mt: 1 }}
      />
      {refusal && !isBeside && <Alert severity="error">{refusal}</Alert>}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <ActButton type="submit" variant="outlined" busy={sending}>
          {sending ? words.saving : of ? words.save : words.saveNew}
        </ActButton>
        {of && (
          <Button color="inherit" onClick={onDone}>
            {words.cancel}
          </Button>
        )}
      </Box>
    </Box>
  );
};

/** One of them. Deleting it is at once, as it can be undone. */
const Snippet = ({ snippet, onDeleted }: { snippet: SnippetView; onDeleted: () => void }) => {
  const { id, text } = snippet;
  const [isEditing, setEditing] = useState(false);
  const { send, sending, refusal } = useSend((which: string) => command("DELETE", snippetUrl(which)), {
    failed: { text: words.couldntDelete },
    settled: useSnippetsChanged(),
    sent: () => {
      const offer = undoOf(id);
      if (offer) sayUndo(offer.id, words.deleted(text));
      onDeleted();
    },
  });
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: "divider" }}>
      {isEditing ? (
        <SnippetForm of={snippet} onDone={() => setEditing(false)} />
      ) : (
        <>
          <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{text}</Typography>
          {refusal && <Alert severity="error">{refusal}</Alert>}
          <Box sx={{ ml: -1 }}>
            <Button color="inherit" aria-label={words.which(words.editOne, text)} onClick={() => setEditing(true)}>
              {words.editOne}
            </Button>
            <ActButton
              color="inherit"
              aria-label={words.which(words.deleteOne, text)}
              busy={sending}
              onClick={() => void send(id)}
            >
              {words.deleteOne}
            </ActButton>
          </Box>
        </>
      )}
    </Box>
  );
};

/** An instructor's own snippets. `start`: a text that may become one. */
export const SnippetsDialog = ({ start, onClose }: { start: string; onClose: () => void }) => {
  const { data: snippets, error, refetch } = useSnippets();
  const changed = useSnippetsChanged();
  const list = useRef<HTMLDivElement>(null);
  return (
    <Dialog open onClose={onClose} aria-labelledby="snippets" fullWidth maxWidth="sm">
      <DialogTitle id="snippets">{words.yours}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2, alignContent: "start" }}>
        <Typography sx={{ color: "text.secondary" }}>{words.whatFor}</Typography>
        <SnippetForm start={start} />
        <Box ref={list} tabIndex={-1} sx={{ "&:focus": { outline: "none" } }}>
          <UndoLines shown={(snippets ?? []).map(({ id }) => id)} undone={changed} />
          {error && !snippets && <Problem title={words.couldntLoad} error={error} onRetry={() => void refetch()} />}
          {!snippets && !error && <Skeleton variant="rounded" height={120} aria-busy />}
          {snippets && snippets.length > 0 && (
            <Box component="ul" aria-label={words.yours} sx={{ listStyle: "none", m: 0, p: 0 }}>
              {snippets.map((snippet) => (
                <Snippet key={snippet.id} snippet={snippet} onDeleted={() => list.current?.focus()} />
              ))}
            </Box>
          )}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>{words.done}</Button>
      </DialogActions>
    </Dialog>
  );
};
