import { Alert, Box, Button, Card, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { monthAndDay } from "../../../shared/formats.ts";
import { UploadMarks } from "../../../shared/memberships/UploadMarks.tsx";
import { useMemberships, useMembershipChanged } from "../../memberships/open.ts";
import { usePlayerChoice, WhoIsThisFor } from "../../players/open.ts";
import { useVideosChanged } from "../useVideos.ts";
import { uploadCardWords as words } from "../words.ts";
import { GoOn } from "./GoOn.tsx";
import { Progress } from "./Progress.tsx";
import { startOver, useSending } from "./sending.ts";
import { unfinished } from "./unfinished.ts";
import { UploadForm } from "./UploadForm.tsx";

/** For a player whose membership has an upload left; says what else to do. */
const ForPlayer = ({ refusal }: { refusal: string }) => {
  const { chosen, isKnown, players: choice } = usePlayerChoice();
  const { players, read, isSettled } = useMemberships();
  const place = players.findIndex(({ id }) => id === chosen?.id);
  const standing = read.data?.[place];
  if (!isSettled) return <Skeleton variant="rounded" height={280} aria-busy />;
  return (
    <>
      <WhoIsThisFor />
      {!chosen && choice.length > 0 && <Typography sx={{ color: "text.secondary" }}>{words.chooseWho}</Typography>}
      {isKnown && choice.length === 0 && <NoPlayerYet />}
      {chosen && standing && standing.membershipStatus !== "active" && (
        <Alert severity="info" action={<SubscribeLink />}>
          {chosen.isOwn && players.length < 2
            ? words.youNeedMembership
            : words.needsMembership(chosen.firstName ?? words.thisPlayer)}
        </Alert>
      )}
      {chosen && standing?.membershipStatus === "active" && (
        <Box sx={{ mb: 2.5, display: "grid", gap: 0.5 }}>
          <UploadMarks used={standing.videosThisMonth} allowed={standing.allowed} />
          {standing.canUpload && (
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {words.newOnesOn(monthAndDay(standing.resetsOn))}
            </Typography>
          )}
        </Box>
      )}
      {chosen && (!standing || standing.canUpload) && <UploadForm studentId={chosen.id} refusal={refusal} />}
      {chosen && standing?.membershipStatus === "active" && !standing.canUpload && (
        <Typography>{words.allUsed(monthAndDay(standing.resetsOn))}</Typography>
      )}
    </>
  );
};

const NoPlayerYet = () => (
  <>
    <Typography sx={{ color: "text.secondary" }}>{words.noPlayerYet}</Typography>
    <Box>
      <Button component={Link} to="/players" variant="contained">
        {words.addAPlayer}
      </Button>
    </Box>
  </>
);

const SubscribeLink = () => (
  <Button component={Link} to="/subscribe" color="inherit">
    {words.subscribe}
  </Button>
);

interface ChoosingProps {
  readonly user: UserView;
  readonly refusal: string;
  readonly isUnder: boolean; // one is sent already, which is not one to go on with
}

const Choosing = ({ user, refusal, isUnder }: ChoosingProps) => {
  const [before, setBefore] = useState(() => (isUnder ? null : unfinished.read()));
  if (before) return <GoOn before={before} onOver={() => setBefore(null)} />;
  return user.role === "instructor" ? (
    <UploadForm studentId={undefined} refusal={refusal} />
  ) : (
    <ForPlayer refusal={refusal} />
  );
};

/** Where a video is sent from. What is under way goes on while other pages are looked at. */
export const UploadCard = ({ user }: { user: UserView }) => {
  const sending = useSending();
  const [videosChanged, membershipChanged] = [useVideosChanged(), useMembershipChanged()];
  const { is } = sending;
  const why = is === "refused" ? sending.why : "";
  const isUnder = is === "sending" || is === "paused" || is === "waiting";
  const [round, setRound] = useState(0);
  const wasUnder = useRef(isUnder);
  const success = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round > 0) document.getElementById("choose-video")?.focus(); // instead of the button that led to it
  }, [round]);
  useEffect(() => {
    const hasEnded = wasUnder.current && !isUnder;
    wasUnder.current = isUnder;
    if (!hasEnded) return;
    if (document.activeElement === document.body)
      // what had the focus has gone
      (success.current ?? document.getElementById("choose-video"))?.focus({ preventScroll: true });
    void videosChanged();
    void membershipChanged();
    // oxlint-disable-next-line react/exhaustive-deps -- whenever an upload has come to an end
  }, [isUnder]);
  return (
    <Card component="section" aria-labelledby="upload" sx={{ mt: 4, p: { xs: 2.5, sm: 3 }, display: "grid", gap: 2 }}>
      <Typography id="upload" variant="h3" component="h2">
        {words.uploadAVideo}
      </Typography>
      {isUnder && <Progress upload={sending} />}
      {is === "done" && (
        <Alert severity="success" ref={success} tabIndex={-1} sx={{ "&:focus": { outline: "none" } }}>
          {words.isThere}{" "}
          <Anchor component={Link} to={`/video-analysis/${sending.videoId}`}>
            {words.watchIt}
          </Anchor>
          <Box sx={{ mt: 1 }}>
            <Button
              variant="outlined"
              onClick={() => {
                setRound(round + 1);
                startOver();
              }}
            >
              {words.uploadAnother}
            </Button>
          </Box>
        </Alert>
      )}
      {/* It stays while a video is sent: if that is refused, nothing typed is lost. */}
      <Box hidden={isUnder || is === "done"}>
        <Choosing key={round} user={user} refusal={why} isUnder={isUnder} />
      </Box>
    </Card>
  );
};
