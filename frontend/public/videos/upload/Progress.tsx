import { Alert, Box, Button, LinearProgress, Typography } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { fileSize } from "../../../shared/formats.ts";
import { tabular } from "../../../shared/theme.ts";
import { toast } from "../../../shared/toastStore.ts";
import { AskFirst } from "../../frame/AskFirst.tsx";
import { progressWords as words } from "../words.ts";
import { cancel, type Canceled, pause, resume, type Sending } from "./sending.ts";

type Under = Extract<Sending, { is: "sending" | "paused" | "waiting" }>;

/** A screen reader hears every tenth part, not every one. */
const Spoken = ({ percent, is }: { percent: number; is: Under["is"] }) => (
  <Box
    component="output"
    sx={{ position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)", whiteSpace: "nowrap" }}
  >
    {is === "paused" ? words.paused : words.spoken(Math.floor(percent / 10) * 10)}
  </Box>
);

const line = ({ is, sent, bytes, secondsLeft }: Under) => {
  if (is === "sending" && sent === bytes) return words.checking;
  const much = words.much(fileSize(sent), fileSize(bytes));
  if (is === "paused") return `${much} · ${words.paused}`;
  return secondsLeft === null ? much : `${much} · ${words.left(secondsLeft)}`;
};

const saidOf: Readonly<Record<Canceled, Parameters<typeof toast>[0]>> = {
  over: { title: words.canceled, text: words.itDoesntCount },
  "a video already": { title: words.wasUploaded, text: words.canBeDeleted },
  "not begun": { title: words.canceled, text: words.endsByItself },
  unknown: { title: words.stopped, text: words.mayHaveArrived },
};

/** An upload under way: how far it is, and what can be done about it. */
export const Progress = ({ upload }: { upload: Under }) => {
  const [asking, setAsking] = useState(false);
  const [canceling, setCanceling] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []); // the form, and with it the focus, has gone
  const { is, sent, bytes, name, why } = upload;
  const percent = Math.floor((sent / bytes) * 100);
  return (
    <Box sx={{ position: "relative", display: "grid", gap: 1.5 }}>
      <Typography
        ref={heading}
        tabIndex={-1}
        component="h3"
        variant="h5"
        sx={{ overflowWrap: "anywhere", "&:focus": { outline: "none" } }}
      >
        {words.uploading(name)}
      </Typography>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <LinearProgress
          variant={sent === bytes ? "indeterminate" : "determinate"}
          value={percent}
          aria-label={words.progress}
          sx={{ flexGrow: 1, height: 10, borderRadius: "5px" }}
        />
        <Typography sx={{ fontWeight: 700, minWidth: 52, textAlign: "right", ...tabular }}>{percent}%</Typography>
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary", ...tabular }}>
        {line(upload)}
      </Typography>
      <Spoken percent={percent} is={is} />
      {is === "waiting" && (
        <Alert severity="warning" role="alert">
          {why} {words.safe}
        </Alert>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {is === "sending" ? (
          <Button variant="outlined" disabled={sent === bytes} onClick={pause}>
            {words.pause}
          </Button>
        ) : (
          <Button variant="contained" onClick={resume}>
            {words.resume}
          </Button>
        )}
        <Button color="inherit" disabled={sent === bytes} onClick={() => setAsking(true)}>
          {words.cancelUpload}
        </Button>
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {words.keepOpen}
      </Typography>
      {asking && (
        <AskFirst
          question={words.cancelThisUpload}
          text={words.nothingIsKept}
          yes={words.cancelUpload}
          no={words.keepUploading}
          isPending={canceling}
          onNo={() => setAsking(false)}
          onYes={() => {
            setCanceling(true);
            void cancel().then((canceled) => toast(saidOf[canceled]));
          }}
        />
      )}
    </Box>
  );
};
