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
import type { AnyVideoView } from "../../../../backend/videos/weekly/weeklyContract.ts";
import { Empty } from "../../../shared/Empty.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { Poster, whereItPlays } from "../library/VideoCard.tsx";
import { useVideos } from "../useVideos.ts";
import { useWeekly } from "../weekly/useWeekly.ts";
import { weeklyWords } from "../weekly/words.ts";
import { pickerWords as words, videosPageWords } from "../words.ts";
import { type Compared, comparedOf } from "./compared.ts";

interface Props {
  readonly which: 0 | 1;
  readonly beside: Compared | undefined; // what it is compared with
  readonly onPick: (video: Compared) => void;
  readonly onClose: () => void;
}

const worthSearching = 8; // videos

/** Those like it first: the same player's, and of these the same kind. */
const unlikeness = ({ playable, of }: Compared, beside: Compared | undefined) => {
  if (playable === "nowhere") return 3;
  if (!of || of.studentId !== beside?.of?.studentId) return 2;
  return of.videoType === beside.of.videoType ? 0 : 1;
};

const grid = {
  listStyle: "none",
  p: 0,
  m: 0,
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 130px), 1fr))",
} as const;

const Choice = ({ video, onPick }: { video: Compared; onPick: Props["onPick"] }) => (
  <Box component="li" sx={{ minWidth: 0 }}>
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
          {video.playable === "nowhere" ? whereItPlays(video) : video.about}
        </Typography>
      </Box>
    </ButtonBase>
  </Box>
);

/** Lets people choose a video to compare: a player's, or a weekly one as a model. */
const Picker = ({ which, beside, onPick, onClose }: Props) => {
  const { data, error, refetch } = useVideos();
  const weekly = useWeekly();
  const [sought, setSought] = useState("");
  const choices = (videos: readonly AnyVideoView[] = []) =>
    videos
      .flatMap((video) => comparedOf(video) ?? [])
      .filter(({ id }) => id !== beside?.id)
      .toSorted((a, b) => unlikeness(a, beside) - unlikeness(b, beside));
  const [others, models] = [choices(data), choices(weekly.data)];
  const isSought = ({ title, about }: Compared) =>
    `${title} ${about}`.toLowerCase().includes(sought.toLowerCase().trim());
  const [found, foundModels] = [others.filter(isSought), models.filter(isSought)];
  const isThere = data && weekly.data;
  return (
    <Dialog open onClose={onClose} aria-labelledby="picker" fullWidth maxWidth="md">
      <DialogTitle id="picker">{words.choose[which]}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2, alignContent: "start" }}>
        {others.length + models.length > worthSearching && (
          <TextField
            type="search"
            label={words.search}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
            sx={{ mt: 1 }}
          />
        )}
        {error && !data && (
          <Problem title={videosPageWords.failedToFetchVideos} error={error} onRetry={() => void refetch()} />
        )}
        {isThere && found.length + foundModels.length === 0 && (
          <Empty
            title={sought ? words.noMatches : words.noOtherVideos}
            text={sought ? words.tryAnother : words.whatComes}
          />
        )}
        {(found.length > 0 || (!data && !error)) && (
          <Box component="ul" aria-label={words.videos} aria-busy={!data} sx={grid}>
            {!data && [0, 1, 2].map((n) => <Skeleton key={n} component="li" variant="rounded" height={190} />)}
            {found.map((video) => (
              <Choice key={video.id} video={video} onPick={onPick} />
            ))}
          </Box>
        )}
        {weekly.error && !weekly.data && (
          <Problem title={weeklyWords.couldntLoad} error={weekly.error} onRetry={() => void weekly.refetch()} />
        )}
        {foundModels.length > 0 && (
          <>
            <Typography id="models" variant="h5" component="h3">
              {words.models}
            </Typography>
            <Box component="ul" aria-labelledby="models" sx={grid}>
              {foundModels.map((video) => (
                <Choice key={video.id} video={video} onPick={onPick} />
              ))}
            </Box>
          </>
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
