import PlayIcon from "@mui/icons-material/PlayArrow";
import { Box, Button, Card, Typography } from "@mui/material";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useSettings } from "../../shared/settings.ts";
import { Folded } from "../frame/phone/Folded.tsx";
import { hittingGuideWords as words } from "./words.ts";

type Lesson = ReturnType<typeof useSettings>["guide"][number];

const path = "/player-dashboard";
/** Only this page may frame YouTube, and what a page may do is settled by the address at which it was loaded. */
const wasLoadedHere = () => {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && new URL(loaded.name).pathname === path;
};

const Film = ({ title, youtubeId, isAsked }: { title: string; youtubeId: string; isAsked: boolean }) => {
  const [isPlaying, setPlaying] = useState(isAsked && wasLoadedHere());
  const play = () => {
    if (wasLoadedHere()) setPlaying(true);
    else location.assign(`${path}?guide=${youtubeId}`);
  };
  if (isPlaying)
    return (
      <Box
        component="iframe"
        title={words.video(title)}
        src={`https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0`}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin" // without one YouTube plays nothing
        sx={{ width: 1, aspectRatio: "16 / 9", border: 0, borderRadius: "12px", display: "block" }}
      />
    );
  return (
    <Box
      sx={{
        position: "relative",
        aspectRatio: "16 / 9",
        borderRadius: "12px",
        background: "url(/scenes/swing.svg) center / cover",
        display: "grid",
        placeContent: "center",
        justifyItems: "center",
      }}
    >
      <Button variant="contained" color="stitch" startIcon={<PlayIcon />} onClick={play}>
        {words.play(title)}
      </Button>
    </Box>
  );
};

const LessonRow = ({ lesson: { title, text, youtubeId }, n }: { lesson: Lesson; n: number }) => {
  const [asked] = useSearchParams();
  const isAsked = youtubeId !== null && asked.get("guide") === youtubeId;
  return (
    <Card component="details" open={isAsked} sx={{ "&[open] > summary": { fontWeight: 800 } }}>
      <Box component="summary" sx={{ px: 2.5, py: 1.5, cursor: "pointer", fontWeight: 600 }}>
        {n}. {title}
      </Box>
      <Box sx={{ px: 2.5, pb: 2.5, display: "grid", gap: 2 }}>
        <Typography sx={{ maxWidth: "60ch" }}>{text}</Typography>
        {youtubeId && <Film title={title} youtubeId={youtubeId} isAsked={isAsked} />}
      </Box>
    </Card>
  );
};

/** Six lessons of the facility's own. A video comes from YouTube only when somebody presses play. */
export const HittingGuide = () => {
  const { guide } = useSettings();
  const [asked] = useSearchParams();
  if (guide.length === 0) return null;
  return (
    <Folded
      title={words.beginnerHittingGuide}
      mt={1.25}
      isOpen={guide.some(({ youtubeId }) => youtubeId !== null && youtubeId === asked.get("guide"))}
    >
      <Box component="section" aria-labelledby="guide" sx={{ mt: { xs: 2, sm: 5 } }}>
        <Typography id="guide" variant="h3" component="h2" sx={{ display: { xs: "none", sm: "block" } }}>
          {words.beginnerHittingGuide}
        </Typography>
        <Typography sx={{ mt: 1, color: "text.secondary", maxWidth: "60ch" }}>{words.sixThings}</Typography>
        <Box sx={{ mt: 2, display: "grid", gap: 1.5 }}>
          {guide.map((lesson, n) => (
            <LessonRow key={lesson.title} lesson={lesson} n={n + 1} />
          ))}
        </Box>
        {guide.some(({ youtubeId }) => youtubeId) && (
          <Typography variant="body2" sx={{ mt: 1.5, color: "text.secondary" }}>
            {words.youtubeSees}
          </Typography>
        )}
      </Box>
    </Folded>
  );
};
