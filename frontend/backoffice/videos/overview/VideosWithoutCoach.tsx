import { Button, Typography } from "@mui/material";
import { hoursInWords } from "../../../shared/videos/waiting.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { Section } from "../../frame/Section.tsx";
import { ToDo, ToDos } from "../../overview/ToDo.tsx";
import { failedToFetchVideos, videoRowsWords, videosToReviewWords as words } from "../words.ts";
import { useVideosWithoutCoach } from "../review/waiting.ts";

/** What no coach has taken within a day waits for an admin to speak to one. Shows nothing when there is none. */
const VideosWithoutCoach = () => {
  const { data, error, refetch } = useVideosWithoutCoach();
  if (error) return <Problem title={failedToFetchVideos} error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Section title={words.withoutCoach} count={data.length}>
      <ToDos>
        {data.map(({ id, title, studentName, waitingHours }) => (
          <ToDo
            key={id}
            name={<Typography sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>{title}</Typography>}
            about={words.noCoachFor(studentName ?? videoRowsWords.removedPlayer, hoursInWords(waitingHours ?? 0))}
            act={
              <Button
                size="small"
                variant="outlined"
                href={`/video-analysis/${id}`}
                aria-label={videoRowsWords.of(videoRowsWords.viewVideo, title)}
              >
                {videoRowsWords.viewVideo}
              </Button>
            }
          />
        ))}
      </ToDos>
    </Section>
  );
};
export default VideosWithoutCoach;
