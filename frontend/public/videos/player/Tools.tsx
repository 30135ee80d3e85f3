import PauseIcon from "@mui/icons-material/Pause";
import PlayIcon from "@mui/icons-material/PlayArrow";
import { IconButton, ToggleButton, ToggleButtonGroup } from "@mui/material";
import type { ReactNode, Ref } from "react";
import { playerWords as words, rateWords } from "../words.ts";
import { rates, type Speed } from "./usePlayback.ts";

export const group = {
  display: "flex",
  flexWrap: "wrap", // with large text
  alignItems: "center",
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
} as const;

export const Tool = ({
  button,
  ...props
}: {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  pressed?: boolean;
  disabled?: boolean;
  button?: Ref<HTMLButtonElement>;
}) => (
  <IconButton
    ref={button}
    aria-label={props.label}
    title={props.label}
    {...(props.pressed !== undefined && { "aria-pressed": props.pressed })}
    color={props.pressed ? "primary" : "default"}
    disabled={props.disabled ?? false}
    onClick={props.onClick}
  >
    {props.icon}
  </IconButton>
);

export const PlayButton = (props: { isPlaying: boolean; disabled?: boolean; onClick: () => void }) => (
  <IconButton
    disabled={props.disabled ?? false}
    aria-label={props.isPlaying ? words.pause : words.play}
    onClick={props.onClick}
    sx={{
      width: 56,
      height: 56,
      mx: 0.5,
      bgcolor: "primary.main",
      color: "primary.contrastText",
      "&:hover": { bgcolor: "primary.dark" },
    }}
  >
    {props.isPlaying ? <PauseIcon /> : <PlayIcon />}
  </IconButton>
);

export const Speeds = ({ rate, onChange }: { rate: Speed; onChange: (next: Speed) => void }) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={words.speed}
    value={rate}
    onChange={(_, next: Speed | null) => next && onChange(next)}
    sx={{ mx: 1 }}
  >
    {rates.map((one) => (
      <ToggleButton key={one} value={one} aria-label={rateWords[one].said} sx={{ minWidth: 44, minHeight: 44 }}>
        {rateWords[one].shown}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
