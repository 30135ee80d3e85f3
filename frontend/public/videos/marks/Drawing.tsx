import RedoIcon from "@mui/icons-material/RedoOutlined";
import UndoIcon from "@mui/icons-material/UndoOutlined";
import { Box, Button, TextField, Typography } from "@mui/material";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { MarkView } from "../../../../backend/videos/marks/contract.ts";
import { longestText } from "../../../../backend/videos/marks/marksRule.ts";
import { wordsOf } from "../../../shared/api.ts";
import { clockAt } from "../../../shared/formats.ts";
import { group, Tool } from "../player/Tools.tsx";
import type { Zoom } from "../player/useZoom.ts";
import { drawingWords as words, marksWords } from "../words.ts";
import { annotatorsOf, measureOf } from "./describe.ts";
import { Colors, DrawingTools, KnownLength } from "./DrawingTools.tsx";
import { drawnOf } from "./geometry.ts";
import type { Picture } from "./MarkLayer.tsx";
import { dashOf } from "./MarkShape.tsx";
import type { Saving } from "./ownMarks.ts";
import { Surface } from "./Surface.tsx";
import { type Drafting, markOf, useDraft } from "./useDraft.ts";
import type { Marks } from "./useMarks.ts";

/** What is said about a mark that is set point by point, and that it is done. */
const Details = ({
  drafting,
  marks,
  annotatorId,
}: {
  drafting: Drafting;
  marks: readonly MarkView[];
  annotatorId: string;
}) => {
  const { draft, say, set, cancel } = drafting;
  const field = useRef<HTMLInputElement>(null);
  const asks = draft?.asks;
  useEffect(() => {
    if (asks) field.current?.focus();
  }, [asks]);
  if (draft?.how !== "points") return null;
  const shown = { ...markOf(draft), videoId: "", annotatorId, annotatorName: null };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, width: "100%" }}
    >
      <TextField
        inputRef={field}
        size="small"
        label={draft.mark.type === "text" ? words.text : words.textIfWanted}
        value={draft.mark.text ?? ""}
        onChange={({ target }) => say(target.value)}
        onKeyDown={({ key }) => key === "Escape" && cancel()}
        slotProps={{ htmlInput: { maxLength: longestText } }}
        sx={{ flex: "1 1 120px" }}
      />
      <Button type="submit" variant="contained" disabled={draft.mark.type === "text" && !draft.mark.text?.trim()}>
        {words.set}
      </Button>
      <Button color="inherit" onClick={cancel}>
        {words.cancel}
      </Button>
      <Typography variant="body2" component="output" sx={{ width: "100%", color: "text.secondary" }}>
        <Box component="span" sx={{ "@media (pointer: coarse)": { display: "none" } }}>
          {words.moveByKeys}{" "}
        </Box>
        {measureOf(shown, [...marks, shown])}
      </Typography>
    </Box>
  );
};

/** Whether what is drawn is saved. */
const Saved = ({ saving, onRetry }: { saving: Saving; onRetry: () => void }) => {
  const { changes, isSaving, savedAt, problem, heldBack } = saving;
  const isUnsaved = changes.size > 0;
  const says = isSaving
    ? words.saving
    : isUnsaved && problem !== undefined
      ? [heldBack > 0 && words.heldBack(heldBack), wordsOf(problem, words.notSaved)].filter(Boolean).join(" ")
      : isUnsaved
        ? words.savingSoon
        : savedAt === null
          ? ""
          : words.saved(clockAt(savedAt));
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, ml: "auto", minHeight: 44 }}>
      <Typography
        variant="body2"
        component="output"
        sx={{ color: problem && isUnsaved ? "error.main" : "text.secondary" }}
      >
        {says}
      </Typography>
      {isUnsaved && problem !== undefined && !isSaving && (
        <Button size="small" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
    </Box>
  );
};

/** Ctrl+Z and Ctrl+Shift+Z, wherever nobody types. */
const useUndoKeys = ({ undo, redo }: Pick<Marks["own"], "undo" | "redo">) =>
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest("input:not([type=range]), textarea");
      if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey) || isTyping) return;
      event.preventDefault();
      (event.shiftKey ? redo : undo)();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [undo, redo]);

interface Props {
  readonly marks: Marks;
  readonly over: Element; // the picture
  readonly picture: Picture;
  readonly isMirrored: boolean;
  readonly zoom: Zoom;
  readonly time: () => number; // of the picture that is shown, s
  readonly editing: MarkView | undefined;
  readonly onEdited: () => void;
  /** Says what is to be done before it closes. */
  readonly beforeClosing: (act: (() => void) | undefined) => void;
  readonly onDone: () => void;
}

/** The tools, and the surface over the picture that they draw on. */
const Drawing = ({
  marks: { marks, own, saving, userId },
  over,
  editing,
  onEdited,
  beforeClosing,
  onDone,
  time,
  ...rest
}: Props) => {
  const free = useDraft({
    time,
    done: (mark) => {
      own.set(mark.id, mark);
      onEdited();
    },
  });
  const cancel = () => {
    free.cancel();
    onEdited();
  };
  const choose = (...chosen: Parameters<typeof free.choose>) => {
    free.choose(...chosen);
    onEdited();
  };
  const drafting = { ...free, cancel, choose };
  useEffect(() => {
    beforeClosing(free.settle);
    return () => beforeClosing(undefined);
  });
  useUndoKeys(own);
  const { change, draft } = drafting;
  const changed = useRef<string>(undefined);
  useEffect(() => {
    if (editing && changed.current !== editing.id) change(drawnOf(editing));
    changed.current = editing?.id;
  }, [editing, change]);
  const annotators = annotatorsOf(marks);
  return (
    <Box
      component="section"
      aria-label={words.drawing}
      sx={{
        p: 1,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <DrawingTools drafting={drafting} />
      <Colors drafting={drafting} />
      <Box sx={group}>
        <Tool label={words.undo} icon={<UndoIcon />} disabled={!saving.canUndo} onClick={own.undo} />
        <Tool label={words.redo} icon={<RedoIcon />} disabled={!saving.canRedo} onClick={own.redo} />
      </Box>
      {(draft?.mark.type ?? drafting.tool) === "scale" && <KnownLength drafting={drafting} />}
      <Details drafting={drafting} marks={marks} annotatorId={userId} />
      <Saved saving={saving} onRetry={() => void own.retry()} />
      <Button variant="outlined" color="inherit" onClick={onDone}>
        {marksWords.doneDrawing}
      </Button>
      {createPortal(
        <Surface
          drafting={drafting}
          marks={marks}
          dash={dashOf(annotators.get(userId) ?? annotators.size)}
          annotatorId={userId}
          {...rest}
        />,
        over,
      )}
    </Box>
  );
};
export default Drawing;
