import { Link } from "@mui/material";
import { Problem } from "../../../shared/Problem.tsx";
import { Section } from "../../frame/Section.tsx";
import { ToDo, ToDos } from "../../overview/ToDo.tsx";
import { failedToFetchVideos, videoRowsWords, videosToReviewWords as words } from "../words.ts";
import { StartReviewButton } from "../review/StartReviewButton.tsx";
import { clockOf, toReview, useVideosToReview, videosWith } from "../review/waiting.ts";

/** What waits for a review, the longest first. Shows nothing when there is none. */
const VideosToReview = () => {
  const { data, total, error, refetch } = useVideosToReview({ refetchOnMount: "always" });
  if (error) return <Problem title={failedToFetchVideos} error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Section
      title={words.videosToReview}
      {...(total !== undefined && { count: total })}
      all={videosWith({ status: toReview })}
    >
      <ToDos>
        {data.map((video) => (
          <ToDo
            key={video.id}
            name={
              <Link href={`/video-analysis/${video.id}`} color="inherit" underline="hover" sx={{ fontWeight: 650 }}>
                {video.title}
              </Link>
            }
            about={[video.studentName ?? videoRowsWords.removedPlayer, clockOf(video)].filter(Boolean).join(" · ")}
            act={<StartReviewButton video={video} />}
          />
        ))}
      </ToDos>
    </Section>
  );
};
export default VideosToReview;
