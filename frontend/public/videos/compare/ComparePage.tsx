import { Box, Button, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { type ComponentProps, Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { z } from "zod";
import { ApiError } from "../../../shared/api.ts";
import { Empty } from "../../../shared/Empty.tsx";
import { kept } from "../../../shared/kept.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useCurrentUser } from "../../access/currentUser.ts";
import { loginPath } from "../../access/returnAddress.ts";
import { onDemand } from "../../frame/onDemand.tsx";
import { Page } from "../../frame/Page.tsx";
import { usePlayedPath } from "../player/usePlayedPath.ts";
import { compareWords as words, videoPageWords } from "../words.ts";
import { useCompared } from "./compared.ts";
import { areaOf, placesOf } from "./layout.ts";
import { type Loaded, newPair } from "./pair.ts";
import { Side } from "./Side.tsx";
import { Together } from "./Together.tsx";

const Picker = onDemand(async () => (await import("./Picker.tsx")).default, "default");

const names = ["left", "right"] as const;
const both = [0, 1] as const;
type Which = (typeof both)[number];

const most = 200; // videos
const Points = z.record(z.string(), z.number());
const keeper = kept("contact-points", Points, "browser");

/** Where in each video the bat meets the ball, s, as far as somebody said so in this browser; and how to say so. */
const useContactPoints = () => {
  const [points, setPoints] = useState(() => keeper.read() ?? {});
  const keep = (videoId: string, seconds: number) => {
    const { [videoId]: _, ...others } = keeper.read() ?? {};
    const next = Object.fromEntries([...Object.entries(others), [videoId, seconds] as const].slice(-most));
    keeper.keep(next);
    setPoints(next);
  };
  return [points as Readonly<Partial<typeof points>>, keep] as const;
};

const way = (
  <Anchor component={Link} to="/videos">
    {videoPageWords.backToVideos}
  </Anchor>
);

const AccessDenied = () => {
  const [address] = useSearchParams();
  const to = loginPath(address.size ? `/compare?${address}` : "/compare");
  return (
    <Page title={words.compareVideos} above={way} maxWidth="sm" intro={words.logInToCompare}>
      <Button component={Link} to={to} variant="contained" size="large" sx={{ mt: 3 }}>
        {videoPageWords.logIn}
      </Button>
    </Page>
  );
};

/** Where a video is to be: none is chosen yet, it is on its way, or there is none to be had. */
const Without = ({
  which,
  found,
  onPick,
}: {
  which: Which;
  found: ReturnType<typeof useCompared>;
  onPick: () => void;
}) => {
  const { error, fetchStatus, refetch } = found;
  const choose = (
    <Button variant="contained" onClick={onPick}>
      {words.chooseVideo[which]}
    </Button>
  );
  const isMissing = error instanceof ApiError && error.status === 404;
  const sx = { gridArea: areaOf("picture", which), minWidth: 0 };
  if (fetchStatus === "fetching" && !error)
    return (
      <Skeleton
        variant="rounded"
        aria-busy
        sx={{ ...sx, height: "auto", aspectRatio: "16 / 9", borderRadius: "12px" }}
      />
    );
  return (
    <Box component="section" aria-label={words.place[which]} sx={sx}>
      {error && !isMissing ? (
        <Problem title={videoPageWords.failedToFetchVideo} error={error} onRetry={() => void refetch()} />
      ) : isMissing ? (
        <Empty title={videoPageWords.videoNotFound} text={videoPageWords.theresNoVideo} action={choose} />
      ) : (
        <Empty title={words.place[which]} action={choose} />
      )}
    </Box>
  );
};

/** A copy that arrives meanwhile changes nothing of what is seen already. */
const PlayedSide = ({ video, ...more }: Omit<ComponentProps<typeof Side>, "onSeen" | "isRetried" | "onRetry">) => {
  const { filePath, onSeen } = usePlayedPath(video.filePath);
  const [tries, setTries] = useState(1);
  const again = { isRetried: tries > 1, onRetry: () => setTries(tries + 1) };
  return <Side key={`${filePath} ${tries}`} {...more} {...again} video={{ ...video, filePath }} onSeen={onSeen} />;
};

const Compare = () => {
  const [address, setAddress] = useSearchParams();
  const [left, right] = [address.get("left") ?? "", address.get("right") ?? ""];
  const found = [useCompared(left), useCompared(right)] as const;
  const [points, keepPoint] = useContactPoints();
  const [pair] = useState(newPair);
  const [loaded, setLoaded] = useState<readonly [Loaded | undefined, Loaded | undefined]>([undefined, undefined]);
  const [tell] = useState(
    () =>
      [
        (next: Loaded | undefined) => setLoaded((now) => [next, now[1]]),
        (next: Loaded | undefined) => setLoaded((now) => [now[0], next]),
      ] as const,
  );
  const [setting, setSetting] = useState<Which>();
  const [picking, setPicking] = useState<Which>();
  const [opacity, setOpacity] = useState<number>();

  const show = (ids: readonly [string, string]) => {
    setSetting(undefined);
    setAddress(Object.fromEntries(names.flatMap((name, n) => (ids[n] ? [[name, ids[n]]] : []))), { replace: true });
  };
  const pick = (which: Which, id: string) => {
    setPicking(undefined);
    show(which === 0 ? [id, right] : [left, id]);
  };
  const videos = [found[0].data, found[1].data] as const;
  const isOverlaid = opacity !== undefined && videos[0] !== undefined && videos[1] !== undefined;
  const areUpright = videos.every((video) => video?.width && video.height && video.height > video.width);
  const contacts = [points[left], points[right]] as const;
  return (
    <>
      <Box sx={{ mt: 3, display: "grid", columnGap: 2, rowGap: 1, ...placesOf({ isOverlaid, areUpright }) }}>
        {both.map((which) => {
          const video = videos[which];
          if (!video)
            return <Without key={which} which={which} found={found[which]} onPick={() => setPicking(which)} />;
          return (
            <PlayedSide
              key={left === right ? `${which} ${video.id}` : video.id}
              video={video}
              which={which}
              isUpright={areUpright}
              contact={contacts[which]}
              isSetting={setting === which}
              opacity={isOverlaid ? opacity : undefined}
              onLoaded={tell[which]}
              onSet={(isSetting) => {
                if (isSetting) pair.pause();
                else pair.skip(0); // it is not where it was
                setSetting(isSetting ? which : undefined);
              }}
              onContact={(seconds) => keepPoint(video.id, seconds)}
              onChange={() => setPicking(which)}
              onPress={pair.toggle}
            />
          );
        })}
      </Box>
      {videos[0] && videos[1] ? (
        <Together
          pair={pair}
          compared={{ loaded, contacts }}
          isSetting={setting !== undefined}
          isPicking={picking !== undefined}
          opacity={opacity}
          onOpacity={setOpacity}
          onSwap={() => show([right, left])}
        />
      ) : (
        <Typography sx={{ mt: 2, color: "text.secondary" }}>{words.lineUp}</Typography>
      )}
      {picking !== undefined && (
        <Suspense>
          <Picker
            which={picking}
            beside={videos[picking === 0 ? 1 : 0]}
            onPick={({ id }) => pick(picking, id)}
            onClose={() => setPicking(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};

/** Two videos side by side, or one on the other, played as one from the moment of contact. */
const ComparePage = () => {
  const user = useCurrentUser();
  if (user === null) return <AccessDenied />;
  return (
    <Page title={words.compareVideos} above={way}>
      {user ? <Compare /> : <Skeleton variant="rounded" sx={{ mt: 3, height: 420, borderRadius: "16px" }} aria-busy />}
    </Page>
  );
};
export default ComparePage;
