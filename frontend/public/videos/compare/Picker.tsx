import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  TextField,
  Typography,
} from "@mui/material";
import { useState } from "react";
import type { VideoView } from "../../../../backend/videos/contract.ts";
import { Empty } from "../../../shared/Empty.tsx";
import { dateAt, dayAgo } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { Poster } from "../library/VideoCard.tsx";
import { useVideos } from "../useVideos.ts";
import { pickerWords as words, typeWords, videosPageWords } from "../words.ts";

interface Props {
  readonly which: 0 | 1;
  readonly beside: VideoView | undefined; // what it is compared with
  readonly onPick: (video: VideoView) => void;
  readonly onClose: () => void;
}

const worthSearching = 8; // videos

const about = ({ studentName, videoType, createdAt }: VideoView) =>
  [studentName, typeWords[videoType], dayAgo(dateAt(createdAt))].filter(Boolean).join(" · ");

/** Those like it first: the same player's, and of these the same kind. */
const unlikeness = (video: VideoView, beside: VideoView | undefined) => {
  if (video.playable === "nowhere") return 3;
  if (video.studentId !== beside?.studentId) return 2;
  return video.videoType === beside.videoType ? 0 : 1;
};

/** Lets people choose a video to compare. */
const Picker = ({ which, beside, onPick, onClose }: Props) => {
  const { data, error, refetch } = useVideos();
  const [sought, setSought] = useState("");
  const others = (data ?? [])
    .filter(({ id }) => id !== beside?.id)
    .toSorted((a, b) => unlikeness(a, beside) - unlikeness(b, beside));
  const found = others.filter((video) =>
    `${video.title} ${about(video)}`.toLowerCase().includes(sought.toLowerCase().trim()),
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby="picker" fullWidth maxWidth="md">
      <DialogTitle id="picker">{words.choose[which]}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2, alignContent: "start" }}>
        {others.length > worthSearching && (
          <TextField
            type="search"
            label={words.search}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
            sx={{ mt: 1 }}
          />
        )}
        {error && !data ? (
          <Problem title={videosPageWords.failedToFetchVideos} error={error} onRetry={() => void refetch()} />
        ) : data && found.length === 0 ? (
          <Empty
            title={sought ? words.noMatches : words.noOtherVideos}
            text={sought ? words.tryAnother : words.whatComes}
          />
        ) : (
          <Box
            component="ul"
            aria-label={words.videos}
            aria-busy={!data}
            sx={{
              listStyle: "none",
              p: 0,
              m: 0,
              display: "grid",
              gap: 2,
              gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 130px), 1fr))",
            }}
          >
            {!data && [0, 1, 2].map((n) => <Skeleton key={n} component="li" variant="rounded" height={190} />)}
            {found.map((video) => (
              <Box component="li" key={video.id} sx={{ minWidth: 0 }}>
                <ButtonBase
                  disabled={video.playable === "nowhere"}
                  onClick={() => onPick(video)}
                  sx={{
                    typography: "body1",
                    width: 1,
                    height: 1,
                    flexDirection: "column",
                    alignItems: "stretch",
                    justifyContent: "flex-start",
                    textAlign: "left",
                    borderRadius: "12px",
                    overflow: "hidden",
                    border: 1,
                    borderColor: "divider",
                  }}
                >
                  <Poster video={video} />
                  <Box sx={{ p: 1.5 }}>
                    <Typography sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>{video.title}</Typography>
                    <Typography variant="body2" sx={{ color: "text.secondary" }}>
                      {video.playable === "nowhere" ? words.cantBePlayed : about(video)}
                    </Typography>
                  </Box>
                </ButtonBase>
              </Box>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {words.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
export default Picker;
