import CompareIcon from "@mui/icons-material/CompareOutlined";
import { Box, Button, Card, Typography } from "@mui/material";
import type { WeeklyVideoView } from "../../../../backend/videos/weekly/weeklyContract.ts";
import { longDateAndTime } from "../../../shared/formats.ts";
import { Link } from "react-router";
import { Player } from "../player/Player.tsx";
import { usePlayedPath } from "../player/usePlayedPath.ts";
import { Practiced } from "./Practiced.tsx";
import { weeklyVideoWords as words, weeklyWords } from "./words.ts";

/** One weekly video: to watch, what to practice, and whether that was done. */
export const WeeklyVideo = ({ video }: { video: WeeklyVideoView }) => {
  const { file, videoUrl, title, thumbnailPath, description, instructorName, createdAt, players } = video;
  const { filePath, onSeen } = usePlayedPath(video.filePath);
  return (
    <>
      {file && filePath && (
        <Player key={filePath} video={{ ...file, filePath, title, thumbnailPath }} onSeen={onSeen} />
      )}
      {videoUrl !== null && (
        <Card sx={{ mt: 3, p: { xs: 3, sm: 5 }, display: "grid", gap: 2, justifyItems: "start" }}>
          <Typography>{words.isElsewhere}</Typography>
          <Button component="a" href={videoUrl} target="_blank" rel="noopener noreferrer" variant="contained">
            {words.openVideo}
          </Button>
        </Card>
      )}
      <Card
        component="section"
        aria-labelledby={`weekly-${video.id}`}
        sx={{ mt: 4, p: { xs: 2.5, sm: 3 }, display: "grid", gap: 1.5 }}
      >
        <Typography id={`weekly-${video.id}`} variant="h3" component="h2">
          {words.whatToPractice}
        </Typography>
        <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{description ?? title}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {weeklyWords.byCoach(instructorName ?? weeklyWords.removedCoach, longDateAndTime(createdAt))}
        </Typography>
        {file && file.playable !== "nowhere" && (
          <Box>
            <Button component={Link} to={`/compare?right=${video.id}`} variant="outlined" startIcon={<CompareIcon />}>
              {words.compareWithThis}
            </Button>
          </Box>
        )}
        {players.length > 0 && (
          <Box>
            <Practiced video={video} />
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {weeklyWords.tellsYourCoach}
            </Typography>
          </Box>
        )}
      </Card>
    </>
  );
};
