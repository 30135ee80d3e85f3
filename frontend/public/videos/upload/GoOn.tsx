import { Alert, Box, Button, Skeleton, Typography } from "@mui/material";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fileSize } from "../../../shared/formats.ts";
import { usePlayers } from "../../players/open.ts";
import { goOnWords as words } from "../words.ts";
import { FileField } from "./FileField.tsx";
import { howFar, send, stopThere } from "./sending.ts";
import { hashOf, couldBeSame, unfinished, type Unfinished } from "./unfinished.ts";

/** The file to send, made again of what was chosen. Undefined: it is another one than before. */
const madeAgain = async (chosen: File, before: Unfinished) => {
  if (!couldBeSame(chosen, before)) return undefined;
  const { cut } = before;
  const file = cut ? await (await import("./film.ts")).cutOut(chosen, cut, () => {}) : chosen;
  const isSame = file?.size === before.bytes && (before.hash === null || (await hashOf(file)) === before.hash);
  return isSame ? file : undefined;
};

/** An upload that a closed page has interrupted: whoever chooses the file again goes on with it. */
export const GoOn = ({ before, onOver }: { before: Unfinished; onOver: () => void }) => {
  const [problem, setProblem] = useState<string>();
  const { data: players = [] } = usePlayers();
  const player = players.length > 1 ? players.find(({ id }) => id === before.playerId) : undefined;
  const forget = () => {
    unfinished.forget();
    onOver();
  };
  const { data, isPending } = useQuery({
    queryKey: ["upload", before.url],
    gcTime: 0,
    retry: false,
    queryFn: async () => (await howFar(before)) ?? { isOver: true as const },
  });
  const { mutate: goOn, isPending: isMaking } = useMutation({
    mutationFn: async (chosen: File) => {
      const file = await madeAgain(chosen, before);
      if (!file) return setProblem(words.anotherFile(before.file.name));
      const { poster = null } = (await (await import("./film.ts")).lookAt(file)) ?? {};
      await send({ file, chosen, cut: before.cut, poster }, {}, before);
      onOver();
    },
    onError: () => setProblem(words.couldntRead),
  });
  if (isPending) return <Skeleton variant="rounded" height={120} aria-busy />;
  const sent = data && "sent" in data ? data.sent : undefined;
  if (data && sent === undefined)
    return (
      <Alert
        severity={"videoId" in data ? "success" : "info"}
        action={
          <Button color="inherit" onClick={forget}>
            {words.uploadAVideo}
          </Button>
        }
      >
        {"videoId" in data ? words.isHere : words.hasEnded}
      </Alert>
    );
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Typography>
        {sent !== undefined
          ? words.isSafe(Math.floor((sent / before.bytes) * 100), before.file.name, fileSize(before.file.bytes))
          : words.cantTell(before.file.name, fileSize(before.file.bytes))}
        {player?.firstName && <> {words.isFor(player.isOwn ? words.you : player.firstName)}</>}
      </Typography>
      <FileField
        file={undefined}
        problem={problem}
        canRecord={false} // which would be another file
        label={isMaking ? words.goingOn : words.chooseSame}
        onChoose={(chosen) => {
          setProblem(undefined);
          goOn(chosen);
        }}
      />
      <Box>
        <Button
          color="inherit"
          onClick={() => {
            void stopThere(before.url);
            forget();
          }}
        >
          {words.dropIt}
        </Button>
      </Box>
    </Box>
  );
};
