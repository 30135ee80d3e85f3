import AngleIcon from "@mui/icons-material/SquareFootOutlined";
import ArrowIcon from "@mui/icons-material/NorthEastOutlined";
import CircleIcon from "@mui/icons-material/RadioButtonUncheckedOutlined";
import DistanceIcon from "@mui/icons-material/StraightenOutlined";
import FreehandIcon from "@mui/icons-material/GestureOutlined";
import LineIcon from "@mui/icons-material/HorizontalRuleOutlined";
import RectangleIcon from "@mui/icons-material/CropSquareOutlined";
import RedoIcon from "@mui/icons-material/RedoOutlined";
import ScaleIcon from "@mui/icons-material/SportsBaseballOutlined";
import TextIcon from "@mui/icons-material/TitleOutlined";
import UndoIcon from "@mui/icons-material/UndoOutlined";
import { Box, Button, TextField, ToggleButton, ToggleButtonGroup, Typography } from "@mui/material";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { MarkType, MarkView } from "../../../../backend/videos/marks/contract.ts";
import { longestText } from "../../../../backend/videos/marks/marksRule.ts";
import { wordsOf } from "../../../shared/api.ts";
import { clockAt } from "../../../shared/formats.ts";
import { group, Tool } from "../player/Tools.tsx";
import type { Zoom } from "../player/useZoom.ts";
import { colorWords, drawingWords as words, knownLengths, marksWords, typeOfMarkWords } from "../words.ts";
import { annotatorsOf, measureOf } from "./describe.ts";
import { drawnOf } from "./geometry.ts";
import type { Picture } from "./MarkLayer.tsx";
import { dashOf } from "./MarkShape.tsx";
import type { Saving } from "./ownMarks.ts";
import { Surface } from "./Surface.tsx";
import { type Drafting, markOf, useDraft } from "./useDraft.ts";
import type { Marks } from "./useMarks.ts";

const icons: Record<MarkType, ReactNode> = {
  line: <LineIcon />,
  arrow: <ArrowIcon />,
  circle: <CircleIcon />,
  rectangle: <RectangleIcon />,
  text: <TextIcon />,
  freehand: <FreehandIcon />,
  angle: <AngleIcon />,
  distance: <DistanceIcon />,
  scale: <ScaleIcon />,
};
const tools = Object.keys(icons) as MarkType[];

const Tools = ({ drafting: { tool, choose, draft } }: { drafting: Drafting }) => {
  const chosen = useRef<HTMLButtonElement>(null);
  const isByPoints = draft?.how === "points";
  useEffect(() => {
    // At first, and once a mark is set or given up: its points and buttons have gone, and the focus with them.
    if (!isByPoints) chosen.current?.focus({ preventScroll: true });
  }, [isByPoints]);
  return (
    <ToggleButtonGroup
      exclusive
      value={tool}
      aria-label={words.tools}
      sx={{ width: { xs: "100%", sm: "auto" } }}
      // A button pressed by a key has no clicks to count: its mark is there at once, to be moved by keys.
      onChange={({ detail }: MouseEvent, next: MarkType | null) => choose(next ?? tool, detail === 0)}
    >
      {tools.map((type) => (
        <ToggleButton
          key={type}
          value={type}
          {...(type === tool && { ref: chosen })}
          aria-label={typeOfMarkWords[type]}
          title={typeOfMarkWords[type]}
          sx={{ flex: 1, minWidth: { xs: 0, sm: 44 }, minHeight: 44, px: 0 }}
        >
          {icons[type]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

const Colors = ({ drafting: { color, paint } }: { drafting: Drafting }) => (
  <Box component="fieldset" sx={group}>
    <Box component="legend" sx={{ position: "absolute", clipPath: "inset(50%)" }}>
      {words.color}
    </Box>
    {Object.entries(colorWords).map(([value, name]) => (
      <Box
        key={value}
        component="label"
        title={name}
        sx={{ position: "relative", width: 36, height: 44, display: "grid", placeItems: "center" }}
      >
        <Box
          component="input"
          type="radio"
          name="color"
          aria-label={name}
          checked={color === value}
          onChange={() => paint(value)}
          sx={{
            appearance: "none",
            m: 0,
            width: 26,
            height: 26,
            borderRadius: "50%",
            bgcolor: value,
            border: "2px solid",
            borderColor: "text.secondary",
            "&:checked": { boxShadow: "0 0 0 2px var(--mui-palette-background-paper), 0 0 0 5px currentColor" },
          }}
        />
      </Box>
    ))}
  </Box>
);

/** How long the scale is that is drawn: a bat, the way between two bases, or whatever somebody measured. */
const KnownLength = ({ drafting: { inches, measure } }: { drafting: Drafting }) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
    <TextField
      size="small"
      type="number"
      label={words.inches}
      value={inches}
      onChange={({ target }) => Number(target.value) > 0 && measure(Number(target.value))}
      slotProps={{ htmlInput: { min: 0.1, max: 12_000, step: "any" } }}
      sx={{ width: 120 }}
    />
    {knownLengths.map(([name, length]) => (
      <Button key={name} size="small" variant="outlined" color="inherit" onClick={() => measure(length)}>
        {name}
      </Button>
    ))}
  </Box>
);

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
      <Tools drafting={drafting} />
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
