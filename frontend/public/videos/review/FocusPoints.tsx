import { zodResolver } from "@hookform/resolvers/zod";
import AddIcon from "@mui/icons-material/Add";
import { Alert, Box, Button, Checkbox, FormControlLabel, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import type { VideoView } from "../../../../backend/videos/contract.ts";
import {
  focusPointsUrl,
  focusPointUrl,
  FocusPointView,
  type FocusStatus,
  SetFocusPoint,
} from "../../../../backend/videos/progress/contract.ts";
import { command, query } from "../../../shared/api.ts";
import { dateAt, dayOfYear } from "../../../shared/formats.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { toast } from "../../../shared/toastStore.ts";
import { useVideosChanged } from "../useVideos.ts";
import { focusWords as words } from "./words.ts";

const useFocusPoints = (studentId: string) => {
  const url = `${focusPointsUrl}?studentId=${encodeURIComponent(studentId)}`;
  return useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => query(url, FocusPointView.array(), { signal, signedOut: [] as FocusPointView[] }),
    refetchOnMount: "always", // another coach may have set one
  });
};

const Typed = SetFocusPoint.pick({ title: true, description: true });
type Typed = { title: string; description?: string | null | undefined };

/** Sets one that was seen in this video. Closed, it keeps what is typed. */
const SetOne = ({ video: { id: videoId, studentId } }: { video: VideoView }) => {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useForm({ resolver: zodResolver(Typed), defaultValues: { title: "", description: "" } });
  const { control, handleSubmit, reset, setFocus } = form;
  useEffect(() => {
    if (isOpen) setFocus("title");
  }, [isOpen, setFocus]);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const { send, sending, refusal, isBeside } = useSend(
    async (typed: Typed, attempt) => {
      const point = { studentId, videoId, ...typed };
      return FocusPointView.parse(await command("POST", focusPointsUrl, point, attempt(point)));
    },
    {
      form,
      failed: { text: words.couldntSet },
      about: ({ code }) => (code === "TooManyFocusPoints" ? "title" : undefined),
      settled: useVideosChanged(),
      sent: () => {
        toast({ title: words.isSet });
        reset();
        close();
      },
    },
  );
  if (!isOpen)
    return (
      <Button ref={opener} startIcon={<AddIcon />} sx={{ justifySelf: "start" }} onClick={() => setOpen(true)}>
        {words.set}
      </Button>
    );
  return (
    <Box component="form" noValidate onSubmit={handleSubmit(send)} sx={{ mt: 2, display: "grid", gap: 2 }}>
      <FormField control={control} name="title" label={words.whatToWorkOn} helperText={words.likeThis} />
      <FormField control={control} name="description" label={words.howToPractice} multiline minRows={2} />
      {refusal && !isBeside && <Alert severity="error">{refusal}</Alert>}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <ActButton type="submit" variant="outlined" busy={sending}>
          {sending ? words.setting : words.set}
        </ActButton>
        <Button color="inherit" onClick={close}>
          {words.cancel}
        </Button>
      </Box>
    </Box>
  );
};

/** Where a point was seen, as far as it wasn't here. */
const Since = ({ point: { video, setAt }, here }: { point: FocusPointView; here: string }) => (
  <Typography variant="body2" sx={{ color: "text.secondary" }}>
    {video?.id === here ? words.fromHere : words.since(dayOfYear(dateAt(setAt)))}
    {video && video.id !== here && (
      <>
        {" · "}
        <Anchor component={Link} to={`/video-analysis/${video.id}`}>
          {video.title}
        </Anchor>
      </>
    )}
  </Typography>
);

/** Ticked, it's reached; not ticked any more, it's worked on again. */
const Tick = ({ point, here, onTick }: { point: FocusPointView; here: string; onTick: () => void }) => {
  const { send } = useSend(
    async (status: FocusStatus) => FocusPointView.parse(await command("PATCH", focusPointUrl(point.id), { status })),
    {
      failed: { title: words.couldntChange, text: words.tryAgain },
      settled: useVideosChanged(),
      sent: ({ status }) => toast({ title: words.isNow[status] }),
    },
  );
  const [wanted, setWanted] = useState<FocusStatus>(); // until the server has said so
  const isReached = (wanted ?? point.status) === "reached";
  const tick = async () => {
    if (wanted) return;
    const next = isReached ? "working_on" : "reached";
    onTick();
    setWanted(next);
    await send(next);
    setWanted(undefined);
  };
  return (
    <Box component="li">
      <FormControlLabel
        control={<Checkbox checked={isReached} aria-disabled={wanted !== undefined} onChange={() => void tick()} />}
        label={point.title}
        sx={{
          alignItems: "flex-start",
          overflowWrap: "anywhere",
          "& .MuiFormControlLabel-label": { py: "9px", ...(isReached && { color: "text.secondary" }) },
        }}
      />
      <Box sx={{ ml: 4, mt: -1 }}>
        {point.description && (
          <Typography variant="body2" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {point.description}
          </Typography>
        )}
        <Since point={point} here={here} />
      </Box>
    </Box>
  );
};

/** What the player of a video works on: the coach ticks off what this video shows to be reached, and sets more. */
export const FocusPoints = ({ video, player }: { video: VideoView; player: string }) => {
  const { data, error, refetch } = useFocusPoints(video.studentId);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set()); // they stay, to be taken back
  const shown = data?.filter(
    ({ id, status, video: seenIn }) =>
      status === "working_on" || (status === "reached" && (ticked.has(id) || seenIn?.id === video.id)),
  );
  return (
    <>
      {error && !data && <Problem title={words.couldntLoad} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={88} aria-busy />}
      {shown?.length === 0 && <Typography sx={{ color: "text.secondary" }}>{words.nothingYet(player)}</Typography>}
      {shown && shown.length > 0 && (
        <Box
          component="ul"
          aria-label={words.worksOn(player)}
          sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}
        >
          {shown.map((point) => (
            <Tick
              key={point.id}
              point={point}
              here={video.id}
              onTick={() => setTicked((before) => new Set(before).add(point.id))}
            />
          ))}
        </Box>
      )}
      {data && <SetOne video={video} />}
    </>
  );
};
