import BackIcon from "@mui/icons-material/KeyboardArrowLeft";
import BesideIcon from "@mui/icons-material/ViewAgendaOutlined";
import FrameBackIcon from "@mui/icons-material/SkipPrevious";
import FrameOnIcon from "@mui/icons-material/SkipNext";
import KeysIcon from "@mui/icons-material/KeyboardOutlined";
import OnIcon from "@mui/icons-material/KeyboardArrowRight";
import OverlayIcon from "@mui/icons-material/LayersOutlined";
import RepeatIcon from "@mui/icons-material/RepeatRounded";
import SwapIcon from "@mui/icons-material/SwapHoriz";
import { Box, Card, Slider, ToggleButton, ToggleButtonGroup, Typography } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { tabular } from "../../../shared/theme.ts";
import { group, PlayButton, Speeds, Tool } from "../player/Tools.tsx";
import { useKeys } from "../player/useKeys.ts";
import { compareKeys, compareWords as words, playerWords } from "../words.ts";
import type { Pair } from "./pair.ts";
import { type Compared, useComparison } from "./useComparison.ts";

const KeySheet = lazy(() => import("../player/KeySheet.tsx"));

interface Props {
  readonly pair: Pair;
  readonly compared: Compared;
  readonly isSetting: boolean; // the contact point of one
  readonly isPicking: boolean; // another video
  readonly opacity: number | undefined; // of what lies on top; undefined: side by side
  readonly onOpacity: (opacity: number | undefined) => void;
  readonly onSwap: () => void;
}

const half = 0.5;

/** What both videos have in common: their time, how they are played, and how they are shown. */
export const Together = ({ pair, compared, isSetting, isPicking, opacity, onOpacity, onSwap }: Props) => {
  const comparison = useComparison(pair, compared);
  const { time, isPlaying, range, isLinedUp, speed, setSpeed, repeats, setRepeats } = comparison;
  const { toggle, step, skip } = pair;
  const [isAsking, setAsking] = useState(false); // for the keys
  useKeys(
    {
      " ": toggle,
      k: toggle,
      ArrowLeft: () => skip(-1),
      ArrowRight: () => skip(1),
      ",": () => step(-1),
      ".": () => step(1),
      "1": () => setSpeed(0.25),
      "2": () => setSpeed(0.5),
      "3": () => setSpeed(1),
      "4": () => setSpeed(2),
      r: () => setRepeats(!repeats),
      "?": () => setAsking(true),
    },
    !isSetting && !isPicking && !isAsking && range !== undefined,
  );
  const told = isLinedUp ? words.fromContact : words.fromStart;
  return (
    <>
      {!isLinedUp && !isSetting && (
        <Typography variant="body2" sx={{ mt: 2, textAlign: "center", color: "text.secondary" }}>
          {words.lineUp}
        </Typography>
      )}
      <Card
        component="section"
        aria-label={words.bothVideos}
        hidden={isSetting}
        sx={{
          mt: 2,
          p: 1,
          ...(isSetting && { display: "none" }),
          position: { xs: isLinedUp ? "sticky" : "static", sm: "static" }, // it covers much of a phone
          bottom: 8,
          zIndex: 2,
        }}
      >
        <Box sx={{ display: "flex", alignItems: "center", gap: 2, px: 1 }}>
          <Slider
            aria-label={playerWords.position}
            value={range ? Math.min(Math.max(time, range.start), range.end) : 0}
            min={range?.start ?? 0}
            max={range ? Math.max(range.end, range.start + 0.01) : 1}
            step={0.01}
            disabled={!range}
            getAriaValueText={told}
            marks={isLinedUp && [{ value: 0 }]}
            onChange={(_, value) => {
              pair.pause();
              pair.show(value);
            }}
            sx={{
              "& .MuiSlider-mark": { width: 4, height: 16, borderRadius: "2px", bgcolor: "stitch.main", opacity: 1 },
            }}
          />
          <Typography variant="body2" sx={{ whiteSpace: "nowrap", minWidth: "11ch", textAlign: "right", ...tabular }}>
            {told(time)}
          </Typography>
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "center", gap: 0.5 }}>
          <Box component="fieldset" aria-label={playerWords.playing} disabled={!range} sx={group}>
            <Tool label={words.backOne} icon={<BackIcon />} disabled={!range} onClick={() => skip(-1)} />
            <Tool label={playerWords.frameBack} icon={<FrameBackIcon />} disabled={!range} onClick={() => step(-1)} />
            <PlayButton isPlaying={isPlaying} disabled={!range} onClick={toggle} />
            <Tool label={playerWords.frameOn} icon={<FrameOnIcon />} disabled={!range} onClick={() => step(1)} />
            <Tool label={words.onOne} icon={<OnIcon />} disabled={!range} onClick={() => skip(1)} />
          </Box>
          <Tool label={words.repeat} icon={<RepeatIcon />} pressed={repeats} onClick={() => setRepeats(!repeats)} />
          <Tool label={words.swap} icon={<SwapIcon />} onClick={onSwap} />
          <Speeds rate={speed} onChange={setSpeed} />
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={playerWords.picture}
            value={opacity === undefined ? "beside" : "overlay"}
            onChange={(_, next: "beside" | "overlay" | null) =>
              next && onOpacity(next === "overlay" ? half : undefined)
            }
            sx={{ mx: 1 }}
          >
            <ToggleButton
              value="beside"
              aria-label={words.sideBySide}
              title={words.sideBySide}
              sx={{ minWidth: 44, minHeight: 44 }}
            >
              <BesideIcon sx={{ transform: "rotate(90deg)" }} />
            </ToggleButton>
            <ToggleButton
              value="overlay"
              aria-label={words.overlay}
              title={words.overlay}
              sx={{ minWidth: 44, minHeight: 44 }}
            >
              <OverlayIcon />
            </ToggleButton>
          </ToggleButtonGroup>
          <Box component="span" sx={{ "@media (pointer: coarse)": { display: "none" } }}>
            <Tool label={playerWords.keys} icon={<KeysIcon />} onClick={() => setAsking(true)} />
          </Box>
        </Box>
        {opacity !== undefined && (
          <Box sx={{ display: "flex", alignItems: "center", gap: 2, px: 1, maxWidth: 420, mx: "auto" }}>
            <Typography variant="body2" id="opacity" sx={{ whiteSpace: "nowrap" }}>
              {words.place[1]}
            </Typography>
            <Slider
              aria-labelledby="opacity"
              value={opacity}
              max={1}
              step={0.05}
              getAriaValueText={words.percent}
              onChange={(_, value) => onOpacity(value)}
            />
            <Typography variant="body2" sx={{ minWidth: "5ch", textAlign: "right", ...tabular }}>
              {words.percent(opacity)}
            </Typography>
          </Box>
        )}
        {isAsking && (
          <Suspense>
            <KeySheet keys={compareKeys} onClose={() => setAsking(false)} />
          </Suspense>
        )}
      </Card>
    </>
  );
};
