import AngleIcon from "@mui/icons-material/SquareFootOutlined";
import ArrowIcon from "@mui/icons-material/NorthEastOutlined";
import CircleIcon from "@mui/icons-material/RadioButtonUncheckedOutlined";
import DistanceIcon from "@mui/icons-material/StraightenOutlined";
import FreehandIcon from "@mui/icons-material/GestureOutlined";
import LineIcon from "@mui/icons-material/HorizontalRuleOutlined";
import RectangleIcon from "@mui/icons-material/CropSquareOutlined";
import ScaleIcon from "@mui/icons-material/SportsBaseballOutlined";
import TextIcon from "@mui/icons-material/TitleOutlined";
import { Box, Button, TextField, ToggleButton, ToggleButtonGroup } from "@mui/material";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import type { MarkType } from "../../../../backend/videos/marks/contract.ts";
import { group } from "../player/Tools.tsx";
import { colorWords, drawingWords as words, knownLengths, typeOfMarkWords } from "../words.ts";
import type { Drafting } from "./useDraft.ts";

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

/** What can be drawn. */
export const DrawingTools = ({ drafting: { tool, choose, draft } }: { drafting: Drafting }) => {
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

export const Colors = ({ drafting: { color, paint } }: { drafting: Drafting }) => (
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
            forcedColorAdjust: "none",
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
export const KnownLength = ({ drafting: { inches, measure } }: { drafting: Drafting }) => (
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
