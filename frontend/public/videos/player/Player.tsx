import DownloadIcon from "@mui/icons-material/DownloadOutlined";
import { Box, Button, Card, Typography } from "@mui/material";
import { lazy, Suspense, useRef, useState } from "react";
import type { VideoView } from "../../../../backend/videos/contract.ts";
import { playerWords as words } from "../words.ts";
import { Controls } from "./Controls.tsx";
import { isSet, type Loop } from "./driver.ts";
import { useKeys } from "./useKeys.ts";
import { type Playback, usePlayback } from "./usePlayback.ts";
import { useZoom } from "./useZoom.ts";

const KeySheet = lazy(() => import("./KeySheet.tsx"));

const dark = "#0d161d";

/** What can be played: a player's video, or a weekly one. */
export type Played = Pick<VideoView, "title" | "filePath" | "thumbnailPath" | "playable" | "fps" | "isVariable">;

export const DownloadVideo = ({ video: { filePath } }: { video: Pick<VideoView, "filePath"> }) => (
  <Button component="a" href={`${filePath}?download`} variant="outlined" startIcon={<DownloadIcon />}>
    {words.download}
  </Button>
);

/** In place of a video that cannot be seen: why, and what can be done. */
const NotSeen = ({ video, why }: { video: Played; why: keyof typeof words.notSeen }) => (
  <Card sx={{ mt: 3, p: { xs: 3, sm: 5 }, display: "grid", gap: 2, justifyItems: "start" }}>
    <Typography component="output">{words.notSeen[why]}</Typography>
    {why !== "missing" && <DownloadVideo video={video} />}
  </Card>
);

const loopKey = (loop: Loop | undefined, { loopFrom, loopTo, endLoop }: Playback) => ({
  "[": loopFrom,
  "]": isSet(loop) ? endLoop : loopTo,
});

/** A video with everything that looking at a swing takes: single frames, slow, again and again, mirrored, closer. */
export const Player = ({ video }: { video: Played }) => {
  const playback = usePlayback(video);
  const zoom = useZoom();
  const [isMirrored, setMirrored] = useState(false);
  const [isAsking, setAsking] = useState(false); // for the keys
  const frame = useRef<HTMLDivElement>(null);
  const { take, events, problem, toggle, skip, step, setRate, loop } = playback;
  const why = video.playable === "nowhere" ? "nowhere" : problem;
  const mirror = () => setMirrored(!isMirrored);
  const fullscreen = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen?.());
  useKeys(
    {
      " ": toggle,
      k: toggle,
      ArrowLeft: () => skip(-10),
      ArrowRight: () => skip(10),
      ",": () => step(-1),
      ".": () => step(1),
      "1": () => setRate(0.25),
      "2": () => setRate(0.5),
      "3": () => setRate(1),
      "4": () => setRate(2),
      ...loopKey(loop, playback),
      x: mirror,
      f: fullscreen,
      "?": () => setAsking(true),
    },
    why === undefined && !isAsking,
  );
  if (why) return <NotSeen video={video} why={why} />;
  return (
    <Card
      ref={frame}
      component="section"
      aria-label={words.player}
      sx={{ mt: 3, display: "flex", flexDirection: "column", "&:fullscreen": { borderRadius: 0 } }}
    >
      <Box
        {...zoom.events}
        sx={{
          position: "relative",
          bgcolor: dark,
          aspectRatio: "16 / 9",
          maxHeight: "70vh",
          overflow: "hidden",
          touchAction: zoom.isZoomed ? "none" : "pan-y",
          ":fullscreen &": { flexGrow: 1, maxHeight: "none", aspectRatio: "auto", minHeight: 0 },
        }}
      >
        <Box sx={{ position: "absolute", inset: 0, transform: zoom.transform }}>
          <Box
            component="video"
            ref={take}
            src={video.filePath}
            {...(video.thumbnailPath && { poster: video.thumbnailPath })}
            {...events}
            preload="auto"
            playsInline
            tabIndex={-1}
            aria-label={video.title}
            onClick={zoom.isZoomed ? undefined : toggle}
            sx={{
              width: "100%",
              height: "100%",
              objectFit: "contain",
              display: "block",
              transform: isMirrored ? "scaleX(-1)" : "none",
            }}
          />
        </Box>
      </Box>
      <Controls
        playback={playback}
        isMirrored={isMirrored}
        isZoomed={zoom.isZoomed}
        onMirror={mirror}
        onZoom={(closer) => (closer ? zoom.closer() : zoom.farther())}
        onFullscreen={fullscreen}
        onKeys={() => setAsking(true)}
      />
      {isAsking && (
        <Suspense>
          <KeySheet onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  );
};
