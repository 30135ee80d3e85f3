import CompareIcon from "@mui/icons-material/CompareOutlined";
import { Box, Button, Chip, MenuItem, Skeleton, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { VideoType, type VideoView, VideoStatus } from "../../../../backend/videos/contract.ts";
import { statusWords } from "../../../shared/videos/words.ts";
import { Empty } from "../../../shared/Empty.tsx";
import { usePlayerFilter } from "../../players/open.ts";
import { VideoCard } from "./VideoCard.tsx";
import { libraryWords as words, typeWords } from "../words.ts";

const shownAtFirst = 5;
const skeletons = 6;
const atOnce = 60; // more cards than that are asked for

const grid = {
  listStyle: "none",
  p: 0,
  m: 0,
  mt: 2,
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
} as const;

/** One of some words, or all of them; the choice stands in the address. */
const useChoice = <T extends string>(name: string, among: readonly T[]) => {
  const [address, setAddress] = useSearchParams();
  const chosen = among.find((one) => one === address.get(name));
  const choose = (next: T | undefined) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set(name, next);
        else after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [chosen, choose] as const;
};

type ChoiceProps<T extends string> = {
  label: string;
  among: readonly T[];
  words: Record<T, string>;
  chosen: T | undefined;
  onChoose: (next: T | undefined) => void;
};
const Choice = <T extends string>({ label, among, words, chosen, onChoose }: ChoiceProps<T>) => (
  <Box
    component="fieldset"
    aria-label={label}
    sx={{ display: "flex", flexWrap: "wrap", gap: 1, border: 0, m: 0, p: 0, minWidth: 0 }}
  >
    {among.map((one) => (
      <Chip
        key={one}
        label={words[one]}
        component="button"
        clickable
        aria-pressed={chosen === one}
        color={chosen === one ? "primary" : "default"}
        variant={chosen === one ? "filled" : "outlined"}
        onClick={() => onChoose(chosen === one ? undefined : one)}
        sx={{ minHeight: 40, borderRadius: "20px" }}
      />
    ))}
  </Box>
);

/** Those of these words that some video has. */
const had = <T extends string>(among: readonly T[], videos: readonly VideoView[], of: (video: VideoView) => T) =>
  among.filter((one) => videos.some((video) => of(video) === one));

type FocusProps = {
  videos: readonly VideoView[];
  nameOf: (video: VideoView) => string | undefined;
  chosen: string | undefined;
  onChoose: (next: string | undefined) => void;
};
/** A list, as there may be many of them, and long ones. */
const FocusChoice = ({ videos, nameOf, chosen, onChoose }: FocusProps) => (
  <TextField
    select
    label={words.byFocus}
    value={chosen ?? ""}
    onChange={({ target }) => onChoose(target.value || undefined)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    sx={{ flex: "1 1 300px", maxWidth: 440 }}
  >
    <MenuItem value="">{words.anyFocus}</MenuItem>
    {videos.flatMap((video) =>
      video.focusPoints.map(({ id, title }) => (
        <MenuItem key={id} value={id} sx={{ minHeight: 44, whiteSpace: "normal", overflowWrap: "anywhere" }}>
          {[title, nameOf(video)].filter(Boolean).join(" · ")}
        </MenuItem>
      )),
    )}
  </TextField>
);

/** Everything the visitor may see: five videos at first, all of them when asked. Undefined: still on its way. */
export const Library = ({ videos, user }: { videos: readonly VideoView[] | undefined; user: UserView }) => {
  const who = usePlayerFilter();
  const [status, chooseStatus] = useChoice("status", VideoStatus.options);
  const [type, chooseType] = useChoice("type", VideoType.options);
  const focusPoints = (videos ?? []).flatMap((video) => video.focusPoints.map(({ id }) => id));
  const [focus, chooseFocus] = useChoice("focus", focusPoints);
  const [all, showAll] = useChoice("show", ["all"]);
  const [most, setMost] = useState(atOnce);
  const own = user.role === "student" ? who.chosen : null;
  const found = (videos ?? []).filter(
    (video) =>
      (own === null || video.studentId === own) &&
      (status === undefined || video.status === status) &&
      (type === undefined || video.videoType === type) &&
      (focus === undefined || video.focusPoints.some(({ id }) => id === focus)),
  );
  const isNarrowed = status !== undefined || type !== undefined || focus !== undefined || own !== null;
  const shown = found.slice(0, all ? most : shownAtFirst);
  const statuses = had(VideoStatus.options, videos ?? [], (video) => video.status);
  const types = had(VideoType.options, videos ?? [], (video) => video.videoType);
  const nameOf = ({ studentId, studentName }: VideoView) =>
    user.role === "student" ? who.nameOf(studentId) : (studentName ?? words.removedPlayer);
  return (
    <Box component="section" aria-labelledby="library" sx={{ mt: 6 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography id="library" variant="h3" component="h2" sx={{ mr: "auto" }}>
          {words.library}
        </Typography>
        {videos && videos.length > 1 && (
          <Button component={Link} to="/compare" startIcon={<CompareIcon />}>
            {words.compareTwo}
          </Button>
        )}
      </Box>
      {videos === undefined ? (
        <Box component="section" aria-busy aria-label={words.loading} sx={grid}>
          {Array.from({ length: skeletons }, (_, n) => (
            <Skeleton key={n} variant="rounded" sx={{ borderRadius: "16px", height: 290 }} />
          ))}
        </Box>
      ) : (
        <>
          {videos.length > 1 && (
            <Box sx={{ mt: 2, display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
              {user.role === "student" && who.chips}
              {(statuses.length > 1 || status) && (
                <Choice
                  label={words.byStatus}
                  among={status ? VideoStatus.options : statuses}
                  words={statusWords}
                  chosen={status}
                  onChoose={chooseStatus}
                />
              )}
              {(types.length > 1 || type) && (
                <Choice
                  label={words.byType}
                  among={type ? VideoType.options : types}
                  words={typeWords}
                  chosen={type}
                  onChoose={chooseType}
                />
              )}
              {focusPoints.length > 0 && (
                <FocusChoice videos={videos} nameOf={nameOf} chosen={focus} onChoose={chooseFocus} />
              )}
            </Box>
          )}
          {found.length === 0 ? (
            <Box sx={{ mt: 2 }}>
              <Empty
                title={isNarrowed ? words.noMatches : words.noVideosYet}
                text={isNarrowed ? words.tryAnother : words.whatComes[user.role]}
              />
            </Box>
          ) : (
            <Box component="ul" sx={grid} aria-label={words.library}>
              {shown.map((video) => (
                <VideoCard key={video.id} video={video} forWhom={nameOf(video)} />
              ))}
            </Box>
          )}
          {found.length > shown.length && (
            <Button variant="outlined" sx={{ mt: 3 }} onClick={() => (all ? setMost(most + atOnce) : showAll("all"))}>
              {all ? words.showMore : words.viewAllVideos}
            </Button>
          )}
        </>
      )}
    </Box>
  );
};
