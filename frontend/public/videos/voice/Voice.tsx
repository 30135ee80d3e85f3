import MicIcon from "@mui/icons-material/MicNone";
import { Box, Button, Card, Skeleton, Typography } from "@mui/material";
import { Suspense, useState } from "react";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import type { VideoView } from "../../../../backend/videos/contract.ts";
import { mayReview } from "../../../../backend/videos/review/reviewRule.ts";
import { mostRecordings } from "../../../../backend/videos/voice/voiceRule.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { onDemand } from "../../frame/onDemand.tsx";
import type { Playback } from "../player/usePlayback.ts";
import { useFocusWhenFewer } from "../../frame/useFocusWhenFewer.ts";
import { useUnsent } from "./unsent.ts";
import { useVoiceNotes } from "./useVoiceNotes.ts";
import { voiceWords as words } from "./words.ts";

/** Most videos have no voice note, and few people record one: neither is loaded before it is needed. */
const VoiceNotes = onDemand(async () => (await import("./VoiceNotes.tsx")).VoiceNotes, "VoiceNotes");
const Recorder = onDemand(async () => (await import("./Recorder.tsx")).Recorder, "Recorder");

const opened = "#record";
const here = () => `${window.location.pathname}${window.location.search}`;
const isVideoPage = (path: string) => /^\/video-analysis\/[^/]+\/*$/.test(path);
/** Only a document that was loaded as a video's page may use the microphone, and no other page that leads there. */
const mayListen = () => {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && isVideoPage(new URL(loaded.name).pathname);
};

interface Props {
  readonly video: VideoView;
  readonly user: UserView;
  readonly playback: Playback;
  readonly canRecord?: boolean; // there is a picture to talk about
  readonly onShow: (markId: string | undefined) => void;
  readonly onStart: () => void;
}

/** What coaches recorded on a video, and for whoever reviews it a recorder. */
export const Voice = ({ video, user, canRecord = true, ...player }: Props) => {
  const { data: notes = [], error, refetch } = useVoiceNotes(video.id);
  const isReviewer = mayReview(user, video);
  const mayRecord = canRecord && isReviewer;
  const unsent = useUnsent(video.id);
  const heading = useFocusWhenFewer(notes.length);
  const [wantsTo, setWantsTo] = useState(() => window.location.hash === opened);
  const isOpen = (mayRecord && wantsTo) || (isReviewer && unsent !== undefined);
  if (!mayRecord && !isOpen && notes.length === 0 && !error) return null;
  const record = () => {
    if (mayListen()) return setWantsTo(true);
    window.history.replaceState(window.history.state, "", `${here()}${opened}`);
    window.location.reload();
  };
  const close = () => {
    setWantsTo(false);
    window.history.replaceState(window.history.state, "", here());
  };
  const isArchived = video.status === "archived";
  const isFull = notes.length >= mostRecordings;
  return (
    <Card component="section" aria-labelledby="voice-notes" sx={{ mt: 2, p: { xs: 2.5, sm: 3 } }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
        <Typography id="voice-notes" variant="h3" component="h2" {...heading} sx={{ flexGrow: 1 }}>
          {words.voiceNotes}
        </Typography>
        {mayRecord && !isOpen && !isArchived && !isFull && (
          <Button variant="outlined" startIcon={<MicIcon />} onClick={record}>
            {words.recordVoiceNote}
          </Button>
        )}
      </Box>
      {mayRecord && (isArchived || isFull) && (
        <Typography sx={{ mt: 1, color: "text.secondary" }}>{isArchived ? words.archived : words.enough}</Typography>
      )}
      <Suspense fallback={<Skeleton variant="rounded" height={96} sx={{ mt: 2 }} aria-busy />}>
        {isOpen && <Recorder videoId={video.id} unsent={unsent} {...player} onClose={close} />}
        {error ? (
          <Problem title={words.failedToFetch} error={error} onRetry={() => void refetch()} />
        ) : (
          notes.length > 0 && <VoiceNotes notes={notes} userId={user.id} {...player} />
        )}
      </Suspense>
    </Card>
  );
};
