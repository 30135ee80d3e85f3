import BackTenIcon from "@mui/icons-material/Replay10";
import FrameBackIcon from "@mui/icons-material/SkipPrevious";
import FrameOnIcon from "@mui/icons-material/SkipNext";
import FullscreenIcon from "@mui/icons-material/Fullscreen";
import KeysIcon from "@mui/icons-material/KeyboardOutlined";
import LoopIcon from "@mui/icons-material/RepeatRounded";
import MirrorIcon from "@mui/icons-material/FlipOutlined";
import OnTenIcon from "@mui/icons-material/Forward10";
import ZoomInIcon from "@mui/icons-material/ZoomIn";
import ZoomOutIcon from "@mui/icons-material/ZoomOut";
import DrawIcon from "@mui/icons-material/DrawOutlined";
import { Box, Button, Slider, Typography } from "@mui/material";
import { useEffect, useRef } from "react";
import type { MarkView } from "../../../../backend/videos/marks/contract.ts";
import { tabular } from "../../../shared/theme.ts";
import { Ticks } from "../marks/Ticks.tsx";
import { exactly, marksWords, playerWords as words } from "../words.ts";
import { isSet } from "./driver.ts";
import { group, PlayButton, Speeds, Tool } from "./Tools.tsx";
import type { Playback } from "./usePlayback.ts";

interface Props {
  readonly playback: Playback;
  readonly isMirrored: boolean;
  readonly isZoomed: boolean;
  readonly marks: readonly MarkView[];
  readonly isDrawing: boolean;
  readonly onDraw?: (() => void) | undefined; // left out where nothing can be drawn
  readonly onMirror: () => void;
  readonly onZoom: (closer: boolean) => void;
  readonly onFullscreen: (() => void) | undefined; // left out where the browser has none
  readonly onKeys: () => void;
}

/** Where it is, and the part that is repeated. */
const Timeline = ({ playback: { time, duration = 0, loop, seek }, marks }: Pick<Props, "playback" | "marks">) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, px: 1 }}>
    <Box sx={{ position: "relative", flex: "1 1 140px", display: "flex" }}>
      {duration > 0 && <Ticks marks={marks} duration={duration} />}
      <Slider
        aria-label={words.position}
        value={Math.min(time, duration)}
        min={0}
        max={duration || 1}
        step={0.01}
        disabled={duration === 0}
        getAriaValueText={exactly}
        marks={loop ? [loop.from, ...(loop.to === null ? [] : [loop.to])].map((value) => ({ value })) : false}
        onChange={(_, value) => seek(value)}
        sx={{ "& .MuiSlider-mark": { width: 4, height: 16, borderRadius: "2px", bgcolor: "stitch.main", opacity: 1 } }}
      />
    </Box>
    <Typography variant="body2" sx={{ ml: "auto", whiteSpace: "nowrap", ...tabular }}>
      {exactly(time)} / {exactly(duration)}
    </Typography>
  </Box>
);

const LoopTools = ({ playback: { loop, loopFrom, loopTo, endLoop } }: Pick<Props, "playback">) => {
  const small = { size: "small", color: "inherit", sx: { minWidth: 44, minHeight: 44 } } as const;
  return (
    <Box component="fieldset" aria-label={words.loop} sx={group}>
      <LoopIcon aria-hidden sx={{ color: isSet(loop) ? "primary.main" : "text.secondary", mr: 0.5 }} />
      <Button {...small} aria-label={words.loopFrom} onClick={loopFrom}>
        {words.a}
      </Button>
      <Button {...small} aria-label={words.loopTo} disabled={!loop} onClick={loopTo}>
        {words.b}
      </Button>
      {loop && (
        <Button {...small} onClick={endLoop}>
          {words.endLoop}
        </Button>
      )}
    </Box>
  );
};

/** Everything within a thumb's reach: time, frames, speed, the repeated part, and how the picture is shown. */
export const Controls = ({
  playback,
  isMirrored,
  isZoomed,
  onMirror,
  onZoom,
  onFullscreen,
  onKeys,
  ...drawing
}: Props) => {
  const { isPlaying, toggle, skip, step, rate, setRate } = playback;
  const { isDrawing } = drawing;
  const drawButton = useRef<HTMLButtonElement>(null);
  const wasDrawing = useRef(isDrawing);
  useEffect(() => {
    const hasEnded = wasDrawing.current && !isDrawing;
    wasDrawing.current = isDrawing;
    // The button that ended it has gone, and the focus with it.
    if (hasEnded && document.activeElement === document.body) drawButton.current?.focus({ preventScroll: true });
  }, [isDrawing]);
  return (
    <Box sx={{ p: 1, bgcolor: "background.paper" }}>
      <Timeline playback={playback} marks={drawing.marks} />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "center", gap: 0.5 }}>
        <Box component="fieldset" aria-label={words.playing} sx={group}>
          <Tool label={words.backTen} icon={<BackTenIcon />} onClick={() => skip(-10)} />
          <Tool label={words.frameBack} icon={<FrameBackIcon />} onClick={() => step(-1)} />
          <PlayButton isPlaying={isPlaying} onClick={toggle} />
          <Tool label={words.frameOn} icon={<FrameOnIcon />} onClick={() => step(1)} />
          <Tool label={words.onTen} icon={<OnTenIcon />} onClick={() => skip(10)} />
        </Box>
        <Speeds rate={rate} onChange={setRate} />
        <LoopTools playback={playback} />
        <Box component="fieldset" aria-label={words.picture} sx={group}>
          {drawing.onDraw && (
            <Tool
              label={marksWords.draw}
              icon={<DrawIcon />}
              pressed={isDrawing}
              onClick={drawing.onDraw}
              button={drawButton}
            />
          )}
          <Tool label={words.mirror} icon={<MirrorIcon />} pressed={isMirrored} onClick={onMirror} />
          <Tool label={words.closer} icon={<ZoomInIcon />} onClick={() => onZoom(true)} />
          <Tool label={words.farther} icon={<ZoomOutIcon />} disabled={!isZoomed} onClick={() => onZoom(false)} />
          {onFullscreen && <Tool label={words.fullscreen} icon={<FullscreenIcon />} onClick={onFullscreen} />}
          <Box component="span" sx={{ "@media (pointer: coarse)": { display: "none" } }}>
            <Tool label={words.keys} icon={<KeysIcon />} onClick={onKeys} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
};
