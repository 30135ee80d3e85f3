import FrameBackIcon from "@mui/icons-material/SkipPrevious";
import FrameOnIcon from "@mui/icons-material/SkipNext";
import { Box, Button, Slider, Typography } from "@mui/material";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { tabular } from "../../../shared/theme.ts";
import { frameAt } from "../marks/geometry.ts";
import { Tool } from "../player/Tools.tsx";
import { useKeys } from "../player/useKeys.ts";
import { compareWords as words, exactly, playerWords } from "../words.ts";
import { type Loaded, middleOf } from "./pair.ts";

interface Props {
  readonly loaded: Loaded;
  readonly onDone: (seconds?: number) => void; // where the contact is; left out: as it was
}

/** When the frame began in whose middle this is. */
const began = (middle: number, rate: Loaded["rate"]) =>
  rate.isVariable ? Math.max(0, middle - middleOf(rate)) : frameAt(middle, rate);

/** Finds the frame in which the bat meets the ball. */
export const ContactPoint = ({ loaded: { driver, duration, rate }, onDone }: Props) => {
  const [time, setTime] = useState(() => began(driver.position(), rate));
  const latest = useRef(time);
  const [tell] = useState(() => (shown: number) => setTime((latest.current = shown)));
  useEffect(() => driver.follow(tell, undefined), [driver, tell]);
  const skip = (seconds: number) => {
    driver.skip(seconds);
    tell(driver.position());
  };
  const step = (direction: 1 | -1) => driver.step(direction, rate, tell);
  const cancel = () => driver.afterSteps(() => onDone());
  const done = () => driver.afterSteps(() => onDone(Math.min(latest.current + middleOf(rate), duration)));
  useKeys(
    {
      ",": () => step(-1),
      ".": () => step(1),
      ArrowLeft: () => skip(-1),
      ArrowRight: () => skip(1),
      Escape: cancel,
    },
    true,
  );
  const byFrames = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    event.stopPropagation();
    step(event.key === "ArrowRight" ? 1 : -1);
  };
  return (
    <Box sx={{ display: "grid", gap: 0.5 }}>
      <Typography variant="body2">{words.findContact}</Typography>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        <Tool label={playerWords.frameBack} icon={<FrameBackIcon />} onClick={() => step(-1)} />
        <Box onKeyDownCapture={byFrames} sx={{ flexGrow: 1, display: "flex" }}>
          <Slider
            slotProps={{ input: { autoFocus: true } }}
            aria-label={playerWords.position}
            value={Math.min(time, duration)}
            max={duration}
            step={0.01}
            getAriaValueText={exactly}
            onChange={(_, value) => {
              driver.seek(value);
              tell(value);
            }}
          />
        </Box>
        <Tool label={playerWords.frameOn} icon={<FrameOnIcon />} onClick={() => step(1)} />
        <Typography variant="body2" sx={{ whiteSpace: "nowrap", ...tabular }}>
          {exactly(time)}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button variant="contained" onClick={done}>
          {words.contactIsHere}
        </Button>
        <Button color="inherit" onClick={cancel}>
          {words.cancel}
        </Button>
      </Box>
    </Box>
  );
};
