import { Box, Card } from "@mui/material";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { VideoView } from "../../../../backend/videos/contract.ts";
import { frameAt } from "../marks/geometry.ts";
import { MarkLayer } from "../marks/MarkLayer.tsx";
import { MarkList } from "../marks/MarkList.tsx";
import { type DrawnOn, useMarking } from "../marks/useMarking.ts";
import { Voice } from "../voice/Voice.tsx";
import { playerWords as words } from "../words.ts";
import { Controls } from "./Controls.tsx";
import { isSet, type Loop } from "./driver.ts";
import { NotSeen, whyNotSeen } from "./NotSeen.tsx";
import { useFocusAgain } from "./useFocusAgain.ts";
import { useKeys } from "./useKeys.ts";
import { type Playback, usePlayback } from "./usePlayback.ts";
import { useZoom } from "./useZoom.ts";

const KeySheet = lazy(() => import("./KeySheet.tsx"));
const Drawing = lazy(() => import("../marks/Drawing.tsx"));
const SaveStill = lazy(() => import("../marks/SaveStill.tsx"));

const dark = "#0d161d";

/** What can be played: a player's video, or a weekly one. */
export type Played = Pick<
  VideoView,
  | "title"
  | "filePath"
  | "originalPath"
  | "thumbnailPath"
  | "playable"
  | "conversion"
  | "fps"
  | "isVariable"
  | "width"
  | "height"
>;

const loopKey = (loop: Loop | undefined, { loopFrom, loopTo, endLoop }: Playback) => ({
  "[": loopFrom,
  "]": isSet(loop) ? endLoop : loopTo,
});

type Props = {
  video: Played;
  drawn?: DrawnOn; // a weekly video is not drawn on
  onSeen?: (isSeen: true) => void;
};

const Playing = ({ video, drawn, onSeen, isRetried, onRetry }: Props & { isRetried: boolean; onRetry: () => void }) => {
  const playback = usePlayback(video);
  const zoom = useZoom();
  const marking = useMarking(video, drawn, playback);
  const [isMirrored, setMirrored] = useState(false);
  const [talkedOf, setTalkedOf] = useState<string>(); // a mark's id
  const [asks, setAsks] = useState<"keys" | "still">();
  const [picture, setPicture] = useState<HTMLDivElement | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { take, events, problem, toggle, skip, step, setRate, loop } = playback;
  const { marks, review, isDrawing, editing } = marking;
  const isUpright = (video.height ?? 0) > (video.width ?? 0);
  const why = whyNotSeen(video, problem);
  const isSeen = why === undefined && playback.duration !== undefined;
  useFocusAgain(isRetried, playback.element);
  useEffect(() => {
    if (isSeen) onSeen?.(isSeen);
  }, [isSeen, onSeen]);
  const mirror = () => setMirrored(!isMirrored);
  const hasFullscreen = document.fullscreenEnabled; // an iPhone has none for what is drawn over a video
  const fullscreen = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen());
  const play = () => {
    review.stop();
    toggle();
  };
  /** What the list below does is seen above. */
  const inView =
    <Told extends unknown[]>(act: (...told: Told) => void) =>
    (...told: Told) => {
      act(...told);
      picture?.scrollIntoView({ block: "nearest" });
    };
  useKeys(
    {
      " ": play,
      k: play,
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
      ...(hasFullscreen && { f: fullscreen }),
      ...(drawn && { m: inView(marking.add), j: marking.next, r: review.mark ? review.stop : review.play }),
      "?": () => setAsks("keys"),
    },
    why === undefined && asks === undefined,
  );
  const voice = drawn && (
    <Voice {...drawn} playback={playback} canRecord={!why} onShow={setTalkedOf} onStart={inView(review.stop)} />
  );
  if (why)
    return (
      <>
        <NotSeen video={video} why={why} onRetry={onRetry} />
        {voice}
      </>
    );
  const layer = () => picture?.querySelector<SVGSVGElement>("[data-testid=marks]");
  const element = playback.element();
  return (
    <>
      <Card
        ref={frame}
        component="section"
        aria-label={words.player}
        sx={{ mt: 3, display: "flex", flexDirection: "column", "&:fullscreen": { borderRadius: 0, bgcolor: dark } }}
      >
        <Box
          {...(!isDrawing && zoom.events)}
          sx={{
            position: "relative",
            bgcolor: dark,
            aspectRatio: isUpright ? { xs: "3 / 4", sm: "16 / 9" } : "16 / 9",
            maxHeight: { xs: "70vh", md: "clamp(280px, 100svh - 360px, 70vh)" }, // the controls are in sight, too
            overflow: "hidden",
            touchAction: zoom.isZoomed || isDrawing ? "none" : "pan-y",
            "*:fullscreen &": { flexGrow: 1, maxHeight: "none", aspectRatio: "auto", minHeight: 0 },
          }}
        >
          <Box ref={setPicture} sx={{ position: "absolute", inset: 0, transform: zoom.transform }}>
            <Box
              component="video"
              ref={take}
              src={video.filePath}
              // Taken from somewhere in the video: marks of the first frame would be drawn over another one.
              {...(video.thumbnailPath && !playback.hasFrame && { poster: video.thumbnailPath })}
              {...events}
              preload="auto"
              playsInline
              tabIndex={-1}
              aria-label={video.title}
              onClick={zoom.isZoomed ? undefined : play}
              sx={{
                width: "100%",
                height: "100%",
                objectFit: "contain",
                display: "block",
                transform: isMirrored ? "scaleX(-1)" : "none",
              }}
            />
            {drawn && (
              <MarkLayer
                marks={marks.marks}
                time={playback.time}
                picture={drawn.video}
                isMirrored={isMirrored}
                drawnOn={review.mark?.id ?? talkedOf}
                hidden={editing?.id}
              />
            )}
          </Box>
        </Box>
        {drawn && isDrawing && picture && (
          <Suspense fallback={<Box sx={{ height: 60 }} />}>
            <Drawing
              marks={marks}
              over={picture}
              picture={drawn.video}
              isMirrored={isMirrored}
              zoom={zoom}
              time={() => frameAt(playback.time, video)}
              editing={editing}
              onEdited={marking.edited}
              beforeClosing={marking.beforeClosing}
              onDone={marking.stopDrawing}
            />
          </Suspense>
        )}
        <Controls
          playback={{ ...playback, toggle: play }}
          marks={marks.marks}
          isDrawing={isDrawing}
          onDraw={drawn && marking.toggleDrawing}
          isMirrored={isMirrored}
          isZoomed={zoom.isZoomed}
          onMirror={mirror}
          onZoom={(closer) => (closer ? zoom.closer() : zoom.farther())}
          onFullscreen={hasFullscreen ? fullscreen : undefined}
          onKeys={() => setAsks("keys")}
        />
        <Suspense>
          {asks === "keys" && <KeySheet onClose={() => setAsks(undefined)} />}
          {drawn && asks === "still" && element && (
            <SaveStill
              video={drawn.video}
              element={element}
              layer={layer()!}
              isMirrored={isMirrored}
              time={playback.time}
              onClose={() => setAsks(undefined)}
            />
          )}
        </Suspense>
      </Card>
      {voice}
      {drawn && (
        <MarkList
          video={drawn.video}
          marks={marks}
          review={{ ...review, play: inView(review.play) }}
          onAdd={inView(marking.add)}
          onNext={inView(marking.next)}
          onGoTo={inView(marking.goTo)}
          onEdit={inView(marking.edit)}
          onStill={() => setAsks("still")}
        />
      )}
    </>
  );
};

/**
 * A video with everything that looking at a swing takes: single frames, slow, again and again, mirrored, closer, and
 * whatever is drawn on it.
 */
export const Player = (props: Props) => {
  const [tries, setTries] = useState(1);
  return <Playing key={tries} {...props} isRetried={tries > 1} onRetry={() => setTries(tries + 1)} />;
};
