import { Alert, Box, Checkbox, FormControlLabel, Slider, Typography } from "@mui/material";
import { type KeyboardEvent, useRef, useState } from "react";
import { fileSize } from "../../../shared/formats.ts";
import { useSettings } from "../../../shared/settings.ts";
import { tabular } from "../../../shared/theme.ts";
import { filmStripWords as words, lengthInWords } from "../words.ts";
import type { Film } from "./film.ts";
import type { Cut } from "./unfinished.ts";

const shortest = 1; // s that may be kept
const aMoment = 0.001; // s
const directions: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  PageUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageDown: -1,
};

/** 12.34 → 12.3 */
const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

type Props = { film: Film; bytes: number; cut: Cut; onCut: (cut: Partial<Cut>) => void };

/** Pictures of a video in order, and which part of it is sent. */
export const FilmStrip = ({ film, bytes, cut, onCut }: Props) => {
  const { seconds, strip, plays, canShrink, cutBefore, cutAfter } = film;
  const { from, to, smaller } = cut;
  const { convertsVideos } = useSettings();
  const isWhole = from === 0 && to === seconds;
  const settled = useRef(from);
  const [note, setNote] = useState(""); // why the start is not where it was put
  const startAt = (start: number) => {
    settled.current = start;
    onCut({ from: start });
  };
  const settle = async (start: number) => {
    if (start === settled.current) return; // the end was moved
    const cut = await cutBefore(start);
    startAt(cut);
    setNote(tenths(cut) === tenths(start) ? "" : words.earlierCut(lengthInWords(cut)));
  };
  /** A step of the slider would always end where it began: cuts lie seconds apart. */
  const byCuts = async (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction || !(event.target instanceof HTMLInputElement) || event.target.dataset["index"] !== "0") return;
    event.preventDefault();
    event.stopPropagation();
    const next = direction > 0 ? await cutAfter(from) : await cutBefore(from - aMoment);
    const isThere = next !== undefined && to - next >= shortest;
    if (isThere) startAt(next);
    setNote(isThere ? "" : words.noLaterCut);
  };
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      {strip.length > 0 && (
        <Box sx={{ position: "relative", borderRadius: "10px", overflow: "hidden", bgcolor: "#16232e" }} aria-hidden>
          <Box sx={{ display: "flex", height: 72 }}>
            {strip.map((address) => (
              <Box
                key={address}
                component="img"
                src={address}
                alt=""
                sx={{ flex: "1 1 0", minWidth: 0, objectFit: "cover", height: "100%" }}
              />
            ))}
          </Box>
          {[
            { left: 0, width: from / seconds },
            { left: to / seconds, width: 1 - to / seconds },
          ].map(({ left, width }, n) => (
            <Box
              key={n}
              sx={{
                position: "absolute",
                top: 0,
                bottom: 0,
                left: `${left * 100}%`,
                width: `${width * 100}%`,
                bgcolor: "rgba(0, 0, 0, 0.66)",
              }}
            />
          ))}
        </Box>
      )}
      {seconds > shortest * 1.5 && (
        <Box sx={{ px: 1 }} onKeyDownCapture={(event) => void byCuts(event)}>
          <Slider
            value={[from, to]}
            min={0}
            max={seconds}
            step={0.1}
            shiftStep={1}
            disableSwap
            getAriaLabel={(n) => (n === 0 ? words.start : words.end)}
            getAriaValueText={(value) => lengthInWords(value)}
            onChange={(_, value) => {
              const [start, end] = value as [number, number];
              if (end - start >= shortest) onCut({ from: start, to: end });
            }}
            onChangeCommitted={(_, value) => void settle((value as [number, number])[0])}
          />
        </Box>
      )}
      <Typography variant="body2" sx={{ color: "text.secondary", ...tabular }}>
        {isWhole
          ? words.whole(lengthInWords(seconds), fileSize(bytes))
          : words.kept(tenths(to - from), tenths(seconds))}
      </Typography>
      <Typography variant="body2" component="output" sx={{ color: "text.secondary", ...tabular }}>
        {note}
      </Typography>
      {plays === "some" && (
        <Alert severity="info">
          {convertsVideos && !smaller ? words.isConverted : canShrink ? words.playsOnSomeBut : words.playsOnSome}
        </Alert>
      )}
      {canShrink && (
        <FormControlLabel
          control={<Checkbox checked={smaller} onChange={(_, on) => onCut({ smaller: on })} />}
          label={words.smallerCopy}
        />
      )}
    </Box>
  );
};
