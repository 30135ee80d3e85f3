import PauseIcon from "@mui/icons-material/Pause";
import PlayIcon from "@mui/icons-material/PlayArrow";
import { Box, IconButton, Slider, Typography } from "@mui/material";
import { tabular } from "../../../shared/theme.ts";
import { lengthInWords } from "../words.ts";
import { useReplay } from "./useReplay.ts";
import { voiceWords as words } from "./words.ts";

type Props = Parameters<typeof useReplay>[0] & {
  readonly src: string;
  readonly seconds: number;
  readonly label: string;
};

/** A voice with its own controls; the video above follows it. */
export const Replay = ({ src, seconds, label, ...means }: Props) => {
  const { audio, time, isPlaying, isBroken, toggle, seek } = useReplay(means);
  return (
    <Box>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands below it */}
      <audio {...audio} src={src} preload="metadata" data-testid="voice" />
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, pr: 1 }}>
        <IconButton
          aria-label={(isPlaying ? words.pause : words.play)(label)}
          onClick={toggle}
          sx={{
            width: 48,
            height: 48,
            bgcolor: "primary.main",
            color: "primary.contrastText",
            "&:hover": { bgcolor: "primary.dark" },
          }}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <Slider
          aria-label={words.position}
          value={Math.min(time, seconds)}
          min={0}
          max={seconds}
          step={0.1}
          getAriaValueText={lengthInWords}
          onChange={(_, value) => seek(value)}
        />
        <Typography variant="body2" sx={{ whiteSpace: "nowrap", ...tabular }}>
          {lengthInWords(Math.floor(Math.min(time, seconds)))} / {lengthInWords(seconds)}
        </Typography>
      </Box>
      {isBroken && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 1 }}>
          {words.cannotPlay}
        </Typography>
      )}
    </Box>
  );
};
