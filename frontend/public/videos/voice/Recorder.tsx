import MicIcon from "@mui/icons-material/MicNone";
import StopIcon from "@mui/icons-material/Stop";
import { Box, Button, Card, LinearProgress, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { voiceNotesUrl } from "../../../../backend/videos/voice/contract.ts";
import { longestRecording } from "../../../../backend/videos/voice/voiceRule.ts";
import { refused, send as sendTo } from "../../../shared/api.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { tabular } from "../../../shared/theme.ts";
import { toast } from "../../../shared/toastStore.ts";
import { AskFirst } from "../../frame/AskFirst.tsx";
import { lengthInWords } from "../words.ts";
import { Replay } from "./Replay.tsx";
import { type Recording, setUnsent } from "./unsent.ts";
import { useRecorder } from "./useRecorder.ts";
import type { useReplay } from "./useReplay.ts";
import { useVoiceNotesChanged } from "./useVoiceNotes.ts";
import { recorderWords as words, voiceWords } from "./words.ts";

type Player = Omit<Parameters<typeof useReplay>[0], "track">;
interface Props extends Player {
  readonly videoId: string;
  readonly unsent: Recording | undefined;
  readonly onClose: () => void;
}

const row = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 } as const;
const longest = 5000; // characters of a transcript

const post = async (videoId: string, { file, track, transcript }: Recording, key: string) => {
  const body = new FormData();
  body.set("actions", JSON.stringify(track));
  if (transcript.trim()) body.set("transcript", transcript.trim());
  body.set("recording", file);
  const answer = await sendTo("POST", voiceNotesUrl(videoId), { body, headers: { "idempotency-key": key } });
  if (!answer.ok) throw refused(answer, await answer.text());
};

/** A recording that is not saved yet: to listen to, and to save or discard. */
const Unsent = ({
  videoId,
  recording,
  onDone,
  ...player
}: Player & { videoId: string; recording: Recording; onDone: () => void }) => {
  const { transcript } = recording;
  const [isAsking, setAsking] = useState(false);
  const done = () => {
    setUnsent(videoId, undefined);
    onDone();
  };
  const { send, sending, refusal } = useSend(
    async (unsent: Recording, attempt) => post(videoId, unsent, attempt({ id: unsent.id, transcript }).idempotencyKey),
    {
      failed: { text: words.failed },
      settled: useVoiceNotesChanged(videoId),
      sent: () => {
        toast({ title: words.saved });
        done();
      },
    },
  );
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{words.yours}</Typography>
      <Replay
        src={recording.address}
        seconds={recording.seconds}
        track={recording.track}
        label={words.yours}
        {...player}
      />
      <TextField
        multiline
        minRows={2}
        maxRows={8}
        fullWidth
        label={words.transcript}
        helperText={words.optional}
        value={transcript}
        onChange={({ target }) => setUnsent(videoId, { ...recording, transcript: target.value })}
        slotProps={{ htmlInput: { maxLength: longest } }}
      />
      {refusal && (
        <Typography role="alert" variant="body2" color="error">
          {refusal}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        {words.onlyHere}
      </Typography>
      <Box sx={row}>
        <ActButton variant="contained" busy={sending} onClick={() => void send(recording)}>
          {sending ? words.keeping : refusal ? words.again : words.keep}
        </ActButton>
        <ActButton color="inherit" busy={sending} onClick={() => setAsking(true)}>
          {words.discard}
        </ActButton>
      </Box>
      {isAsking && (
        <AskFirst
          question={words.discardQuestion}
          text={words.discardText}
          yes={words.discardYes}
          no={voiceWords.keepIt}
          isPending={false}
          onYes={done}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
};

/** Stays in view, below the player, whichever part of the page somebody looks at while they talk. */
const Bar = ({ state, seconds, level, isSilent, stop, pause, goOn }: ReturnType<typeof useRecorder>) => {
  const isPaused = state === "paused";
  return (
    <Card
      elevation={6}
      sx={{
        position: "fixed",
        left: 8,
        right: 8,
        bottom: 8,
        zIndex: "appBar",
        maxWidth: 860,
        mx: "auto",
        px: 2,
        py: 1,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 2,
        rowGap: 1,
        borderColor: "primary.main",
      }}
    >
      <Box sx={{ flex: "1 1 280px", display: "flex", alignItems: "center", gap: 2 }}>
        <Typography component="output" sx={{ fontWeight: 600 }}>
          {isPaused ? words.paused : words.recording}
        </Typography>
        <LinearProgress
          variant="determinate"
          aria-label={words.level}
          value={isPaused ? 0 : Math.min(100, Math.sqrt(level) * 100)}
          sx={{ flexGrow: 1, height: 8, borderRadius: "4px", "& .MuiLinearProgress-bar": { transition: "none" } }}
        />
        <Typography variant="body2" sx={{ whiteSpace: "nowrap", ...tabular }}>
          {words.lengthOf(lengthInWords(Math.floor(seconds)), lengthInWords(longestRecording))}
        </Typography>
      </Box>
      <Box sx={row}>
        <Button variant="contained" startIcon={<StopIcon />} onClick={stop}>
          {words.stop}
        </Button>
        <Button variant="outlined" onClick={isPaused ? goOn : pause}>
          {isPaused ? words.goOn : words.pause}
        </Button>
      </Box>
      {isSilent && !isPaused && (
        <Typography component="output" variant="body2" sx={{ flexBasis: "100%" }}>
          {words.silent}
        </Typography>
      )}
    </Card>
  );
};

/** For a coach: talk about a video while using the player above. */
export const Recorder = ({ videoId, unsent, onClose, ...player }: Props) => {
  const recorder = useRecorder(videoId, player.playback);
  const { state, problem, isFull } = recorder;
  const isOn = state === "recording" || state === "paused";
  return (
    <Box
      component="fieldset"
      aria-label={words.recorder}
      sx={{
        m: 0,
        mt: 2,
        p: 2,
        minWidth: 0,
        display: "grid",
        gap: 1.5,
        border: 1,
        borderColor: "divider",
        borderRadius: "12px",
      }}
    >
      {problem && (
        <Typography role="alert" color="error">
          {words.problems[problem]}
        </Typography>
      )}
      {unsent ? (
        <>
          {isFull && <Typography component="output">{words.stopped}</Typography>}
          <Unsent key={unsent.id} videoId={videoId} recording={unsent} onDone={onClose} {...player} />
        </>
      ) : isOn ? (
        <>
          <Typography>{words.howItWorks}</Typography>
          <Bar {...recorder} />
        </>
      ) : (
        <>
          <Typography>{words.howItWorks}</Typography>
          <Box sx={row}>
            <ActButton
              variant="contained"
              startIcon={<MicIcon />}
              busy={state !== "idle"}
              onClick={() => void recorder.start()}
            >
              {state === "idle" ? words.start : words.starting}
            </ActButton>
            <Button color="inherit" onClick={onClose}>
              {words.cancel}
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
};
