import { Box, FormControlLabel, Link as Anchor, Skeleton, Switch, Typography } from "@mui/material";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link } from "react-router";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { ChooseWeeklyMail, weeklyMailUrl } from "../../../../backend/videos/weekly/mailContract.ts";
import { command, query, wordsOf } from "../../../shared/api.ts";
import { toast } from "../../../shared/toastStore.ts";
import { Folded } from "../../frame/phone/Folded.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { onDemand } from "../../frame/onDemand.tsx";
import { usePlayerFilter } from "../../players/open.ts";
import { VideoCard } from "../library/VideoCard.tsx";
import { unfinished } from "../upload/unfinished.ts";
import { useVideos } from "../useVideos.ts";
import { Weekly } from "./Weekly.tsx";
import { myVideosWords as words, weeklyEmailWords as emailWords } from "./words.ts";

const UploadCard = onDemand(async () => (await import("../upload/UploadCard.tsx")).UploadCard, "UploadCard");
const latest = 2;

const grid = {
  listStyle: "none",
  p: 0,
  m: 0,
  display: "grid",
  gap: 2,
  gridTemplateColumns: { xs: "1fr 1fr", sm: "repeat(auto-fill, minmax(min(100%, 240px), 1fr))" },
} as const;

/** The first two videos that a coach has reviewed. */
const Analyses = () => {
  const { data, error, refetch } = useVideos();
  const who = usePlayerFilter();
  if (error && !data) return <Problem title={words.failedToFetchVideos} error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Box component="section" sx={grid} aria-busy aria-label={words.loading}>
        {Array.from({ length: latest }, (_, n) => (
          <Skeleton key={n} variant="rounded" height={260} sx={{ borderRadius: "16px" }} />
        ))}
      </Box>
    );
  const isShown = ({ studentId }: { studentId: string }) => who.chosen === null || studentId === who.chosen;
  const reviewed = data.filter((video) => video.status === "reviewed" && isShown(video)).slice(0, latest);
  if (reviewed.length === 0) return <Typography sx={{ color: "text.secondary" }}>{words.noneYet}</Typography>;
  return (
    <Box component="ul" sx={grid}>
      {reviewed.map((video) => (
        <VideoCard key={video.id} video={video} forWhom={who.nameOf(video.studentId)} />
      ))}
    </Box>
  );
};

/** Whether the account gets emails about weekly videos; nothing until that is known. */
const WeeklyEmail = ({ user: { guardian } }: { user: UserView }) => {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: [weeklyMailUrl],
    queryFn: ({ signal }) => query(weeklyMailUrl, ChooseWeeklyMail, { signal, signedOut: null }),
  });
  const mutationKey = [weeklyMailUrl];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: weeklyMailUrl }, // one after the other, however quickly it is switched
    onMutate: (wanted: boolean) => {
      void client.cancelQueries({ queryKey: [weeklyMailUrl] }); // an answer from before would switch it back
      client.setQueryData([weeklyMailUrl], { wanted });
    },
    mutationFn: async (wanted) => ChooseWeeklyMail.parse(await command("PUT", weeklyMailUrl, { wanted })),
    onSuccess: ({ wanted }) => {
      const isLast = client.isMutating({ mutationKey }) === 1;
      if (isLast) toast({ title: wanted ? emailWords.isOn : emailWords.isOff });
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: [weeklyMailUrl] });
      toast({
        title: emailWords.couldntSave,
        text: wordsOf(error, emailWords.pleaseTryAgain),
        kind: "destructive",
      });
    },
  });
  return (
    <Box sx={{ mt: 1, minHeight: 44 }}>
      {data && (
        <FormControlLabel
          label={emailWords.emailMe}
          sx={{ minHeight: 44 }}
          control={<Switch checked={data.wanted} onChange={(_, wanted) => mutate(wanted)} />}
        />
      )}
      {data && guardian === "confirmed" && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {emailWords.parentToo}
        </Typography>
      )}
    </Box>
  );
};

/** Of the dashboard, what is about videos: the latest analyses, what to practice, and a card to send one. */
export const MyVideos = ({ user }: { user: UserView }) => (
  <>
    <Box component="section" aria-labelledby="analyses" sx={{ mt: { xs: 2.5, sm: 5 } }}>
      <Box sx={{ mb: 2, display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2 }}>
        <Typography id="analyses" variant="h3" component="h2">
          {words.latestAnalysis}
        </Typography>
        <Anchor component={Link} to="/videos">
          {words.allVideos}
        </Anchor>
      </Box>
      <Analyses />
    </Box>
    <Weekly user={user} mt={{ xs: 2.5, sm: 5 }} />
    <WeeklyEmail user={user} />
    <Folded title={words.uploadAVideo} mt={1.5} isOpen={unfinished.read() !== null}>
      <Suspense fallback={<Skeleton variant="rounded" height={320} sx={{ mt: 4, borderRadius: "16px" }} aria-busy />}>
        <UploadCard user={user} />
      </Suspense>
    </Folded>
  </>
);
