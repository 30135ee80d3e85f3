import { Box, Button, Card, Link, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useController } from "react-hook-form";
import { useNavigate } from "react-router";
import type { StudentView } from "../../../../backend/players/studentContract.ts";
import {
  CorrectWeeklyVideo,
  WeeklyPlayerView,
  weeklyPlayersUrl,
  type WeeklyVideoView,
} from "../../../../backend/videos/weekly/weeklyContract.ts";
import { query } from "../../../shared/api.ts";
import { dateAt, dayAgo, fileSize, fullName } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { useAct } from "../../data/useAct.ts";
import { useActForm } from "../../data/useActForm.ts";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import { Fact, Facts } from "../../frame/Fact.tsx";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { Section } from "../../frame/Section.tsx";
import { ShowPage } from "../../frame/ShowPage.tsx";
import { Timeline } from "../../history/open.ts";
import type { VideoVerbs } from "../verbs.ts";
import { ForWhom } from "./ForWhom.tsx";
import { correctWords, failedToFetch, publishWords, removeWords, showWords as words, whoWords } from "./words.ts";

const ago = (instant: string) => dayAgo(dateAt(instant)).toLowerCase();

const usePlayers = ({ id }: WeeklyVideoView) =>
  useQuery({
    queryKey: ["weekly-videos", weeklyPlayersUrl(id)], // read again with the list
    queryFn: ({ signal }) => query(weeklyPlayersUrl(id), WeeklyPlayerView.array(), { signal }),
    refetchOnMount: "always",
  });

const former = { firstName: correctWords.formerPlayer, lastName: null };
/** Those it was made for, also who is not listed anymore: with none at all it would be shown to everyone. */
const assignedOf = ({ assignedPlayerIds }: WeeklyVideoView, players: readonly WeeklyPlayerView[]): StudentView[] =>
  assignedPlayerIds.map((id) => {
    const { firstName, lastName } = players.find(({ playerId }) => playerId === id) ?? former;
    return { id, firstName, lastName };
  });

type CorrectProps = { video: WeeklyVideoView; assigned: readonly StudentView[]; onClose: () => void };

/** What is said about it and who it is for; the video itself stays. */
const CorrectDialog = ({ video, assigned, onClose }: CorrectProps) => {
  const { id, title, description, requiresMembership } = video;
  const { control, dialog } = useActForm(
    CorrectWeeklyVideo,
    { title, description: description ?? "", players: [...assigned], requiresMembership },
    ({ correctWeeklyVideo }: VideoVerbs) =>
      ({ players: chosen, ...told }) =>
        correctWeeklyVideo({ id, ...told, assignedPlayerIds: chosen.map((one) => one.id) }),
    { done: correctWords.done, failed: correctWords.failed },
    { sent: onClose },
  );
  const { field: players, fieldState } = useController({ control, name: "players" });
  const { field: members } = useController({ control, name: "requiresMembership" });
  return (
    <FormDialog large title={correctWords.correct} action={correctWords.save} {...dialog} onClose={onClose}>
      <FormField control={control} name="title" label={publishWords.title} required sx={{ mt: 1 }} />
      <FormField control={control} name="description" label={publishWords.description} multiline minRows={2} />
      <ForWhom players={players} requiresMembership={members} problem={fieldState.error?.message} />
    </FormDialog>
  );
};

/** Corrects it, or asks and removes it. */
const Actions = ({ video }: { video: WeeklyVideoView }) => {
  const [open, setOpen] = useState<"correct" | "remove">();
  const { data: players } = usePlayers(video);
  const navigate = useNavigate();
  const close = () => setOpen(undefined);
  const { send, sending } = useAct(
    ({ removeWeeklyVideo }: VideoVerbs) => removeWeeklyVideo,
    { done: removeWords.done, failed: removeWords.failed },
    { leave: () => void navigate("/weekly-videos") },
  );
  return (
    <>
      <Button variant="outlined" disabled={!players} onClick={() => setOpen("correct")}>
        {correctWords.edit}
      </Button>
      <Button color="error" onClick={() => setOpen("remove")}>
        {removeWords.remove}
      </Button>
      {open === "correct" && players && (
        <CorrectDialog video={video} assigned={assignedOf(video, players)} onClose={close} />
      )}
      <ConfirmDialog
        open={open === "remove"}
        title={removeWords.question(video.title)}
        action={removeWords.remove}
        danger
        busy={sending}
        onConfirm={() => void send(video.id)}
        onClose={close}
      >
        {removeWords.whatGoes}
      </ConfirmDialog>
    </>
  );
};

const WhoPracticed = ({ video }: { video: WeeklyVideoView }) => {
  const { data, error, refetch } = usePlayers(video);
  if (error && !data) return <Problem title={words.couldntLoadPlayers} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={96} sx={{ borderRadius: "16px" }} />;
  if (data.length === 0) return <Typography sx={{ color: "text.secondary" }}>{words.nobodyYet}</Typography>;
  return (
    <Card component="ul" sx={{ listStyle: "none", m: 0, px: { xs: 2, sm: 3 }, py: 1 }}>
      {data.map(({ playerId, practicedAt, ...name }) => (
        <Box
          component="li"
          key={playerId}
          sx={{ py: 1.25, display: "flex", flexWrap: "wrap", columnGap: 2, justifyContent: "space-between" }}
        >
          <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{fullName(name)}</Typography>
          <Typography sx={{ color: practicedAt ? "success.main" : "text.secondary" }}>
            {practicedAt ? words.practiced(ago(practicedAt)) : words.notYet}
          </Typography>
        </Box>
      ))}
    </Card>
  );
};

const Told = ({ video }: { video: WeeklyVideoView }) => {
  const { id, description, file, videoUrl, assignedPlayerIds, requiresMembership } = video;
  const isForAll = assignedPlayerIds.length === 0;
  return (
    <Facts>
      {description && (
        <Fact name={words.description}>
          <Box sx={{ whiteSpace: "pre-line" }}>{description}</Box>
        </Fact>
      )}
      {file && (
        <Fact name={words.video}>
          <Box>{words.file(file.fileName, fileSize(file.bytes))}</Box>
          {/* The players' site is another application: a full page load. */}
          <Link href={`/video-analysis/${id}`}>{words.watch}</Link>
        </Fact>
      )}
      {videoUrl !== null && (
        <Fact name={words.link}>
          <Link href={videoUrl} target="_blank" rel="noopener noreferrer">
            {videoUrl}
          </Link>
        </Fact>
      )}
      <Fact name={words.for}>
        {isForAll ? whoWords.allMembers : whoWords.players(assignedPlayerIds.length)}
        {!isForAll && requiresMembership && (
          <Box sx={{ color: "text.secondary", typography: "body2" }}>{words.membersOnly}</Box>
        )}
      </Fact>
    </Facts>
  );
};

const WeeklyShow = () => (
  <ShowPage<WeeklyVideoView>
    resource="weekly-videos"
    title={words.weeklyVideo}
    back={{ to: "/weekly-videos", label: words.all }}
    failed={failedToFetch}
    gone={{ title: words.notFound, heading: words.cantFind, text: words.mayBeRemoved, seeAll: words.all }}
    heading={(video) => ({
      title: video.title,
      lead: words.publishedBy(video.instructorName ?? words.removedCoach, ago(video.createdAt)),
      actions: <Actions video={video} />,
    })}
  >
    {(video) => (
      <>
        <Box>
          <Told video={video} />
          <Box sx={{ mt: 4 }}>
            <Section title={words.whoPracticed} count={video.practiced ?? undefined}>
              <WhoPracticed video={video} />
            </Section>
          </Box>
        </Box>
        <Section title={words.timeline}>
          <Timeline of={video.id} />
        </Section>
      </>
    )}
  </ShowPage>
);
export default WeeklyShow;
