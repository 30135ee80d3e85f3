import MovieIcon from "@mui/icons-material/MovieOutlined";
import { Box, Typography } from "@mui/material";
import { DataTable, useListContext } from "react-admin";
import type { VideoStatus, VideoView } from "../../../../backend/videos/contract.ts";
import { statusWords } from "../../../shared/videos/words.ts";
import { dateAt } from "../../../shared/formats.ts";
import { ExportList } from "../../frame/list/ExportList.tsx";
import { ListRows } from "../../frame/list/ListRows.tsx";
import { RowTable } from "../../frame/list/RowTable.tsx";
import { StateChip, type Tone } from "../../frame/StateChip.tsx";
import { failedToFetchVideos, videoListWords, videoRowsWords as words } from "../words.ts";
import { VideoActs } from "./VideoActs.tsx";
import { clockOf, isLate } from "./waiting.ts";

const Column = DataTable.Col<VideoView>;

const tone = {
  pending: "warning",
  in_progress: "info",
  reviewed: "success",
  archived: undefined,
} as const satisfies Record<VideoStatus, Tone | undefined>;
const Status = ({ status }: VideoView) => <StateChip label={statusWords[status]} tone={tone[status]} />;

const Poster = ({ thumbnailPath }: VideoView) => (
  <Box
    aria-hidden
    sx={{
      width: 84,
      aspectRatio: "16 / 9",
      flex: "none",
      borderRadius: "8px",
      overflow: "hidden",
      bgcolor: "#16232e",
      color: "rgba(255, 255, 255, 0.4)",
      display: "grid",
      placeItems: "center",
    }}
  >
    {thumbnailPath ? (
      <Box
        component="img"
        src={thumbnailPath}
        alt=""
        loading="lazy"
        sx={{ width: "100%", height: "100%", objectFit: "contain" }}
      />
    ) : (
      <MovieIcon />
    )}
  </Box>
);

const Clock = (video: VideoView) => {
  const clock = clockOf(video);
  return clock ? (
    <Box component="span" sx={{ fontVariantNumeric: "tabular-nums", ...(isLate(video) && { color: "error.main" }) }}>
      {clock}
    </Box>
  ) : null;
};

const playerOf = ({ studentName }: VideoView) => studentName ?? words.removedPlayer;
const coachOf = ({ instructorName }: VideoView) => instructorName ?? words.noCoachYet;

const Table = () => (
  <RowTable label={videoListWords.videos} rowClick={false}>
    <Column
      source="title"
      label={words.video}
      cellSx={() => ({ maxWidth: 320 })}
      render={(video) => (
        <Box sx={{ display: "flex", gap: 1.5, alignItems: "center" }}>
          {Poster(video)}
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>{video.title}</Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {playerOf(video)}
            </Typography>
          </Box>
        </Box>
      )}
    />
    <Column source="instructorName" label={words.coach} disableSort render={coachOf} />
    <Column source="status" label={words.status} disableSort render={Status} />
    <Column source="waitingSince" label={words.waiting} render={Clock} />
    <Column source="id" label={words.actions} disableSort render={(video) => <VideoActs video={video} />} />
  </RowTable>
);

/** The same on a phone, each with its acts below. */
const Stack = () => {
  const { data = [] } = useListContext<VideoView>();
  return (
    <Box component="ul" aria-label={videoListWords.videos} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {data.map((video) => (
        <Box
          component="li"
          key={video.id}
          sx={{ p: 2, display: "grid", gap: 1, "& + &": { borderTop: 1, borderColor: "divider" } }}
        >
          <Box sx={{ display: "flex", gap: 1.5 }}>
            {Poster(video)}
            <Box sx={{ minWidth: 0, display: "grid", gap: 0.5, justifyItems: "start" }}>
              <Typography sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>{video.title}</Typography>
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                {`${playerOf(video)} · ${coachOf(video)}`}
              </Typography>
              {Status(video)}
              <Typography variant="body2">{Clock(video)}</Typography>
            </Box>
          </Box>
          <VideoActs video={video} />
        </Box>
      ))}
    </Box>
  );
};

const cellsOf = (video: VideoView) => ({
  sent: dateAt(video.createdAt),
  title: video.title,
  player: playerOf(video),
  coach: coachOf(video),
  kind: video.videoType,
  status: video.status,
  reviewed: video.reviewedAt && dateAt(video.reviewedAt),
});

export const VideoRows = () => (
  <ListRows
    failed={failedToFetchVideos}
    counted={words.counted}
    file={<ExportList cellsOf={cellsOf} />}
    rowHeight={92}
    noMatch={{ title: words.noMatches, text: words.tryAnother, seeAll: words.showAll }}
    none={{ title: words.noneYet, text: words.theyComeHere }}
    table={<Table />}
    stack={<Stack />}
  />
);
