import DownloadIcon from "@mui/icons-material/DownloadOutlined";
import { Alert, Box, Button, LinearProgress, Typography } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { personalFileEnd } from "../../backend/privacy/contract.ts";
import { brokeOff, receive, wordsOf } from "./api.ts";
import { fileSize } from "./formats.ts";
import { saveFile } from "./saveFile.ts";
import { downloadDataWords as words } from "./words.ts";

/** Where the file is, and what to send to get it. */
type Asked = { url: string; method?: "GET" | "POST"; body?: object };
type Download =
  | { state: "none" | "canceled" }
  | { state: "coming" | "saved"; bytes: number }
  | { state: "failed"; words: string; error: unknown };

const fileName = "personal-data.json";

/** Fetches a file of personal data, counts the bytes received, and saves it once complete. */
const useDownload = (asked: Asked) => {
  const [download, setDownload] = useState<Download>({ state: "none" });
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  const start = async () => {
    const stop = new AbortController();
    stopping.current = stop;
    setDownload({ state: "coming", bytes: 0 });
    try {
      const file = await receive(asked.url, {
        ...asked,
        signal: stop.signal,
        end: personalFileEnd,
        onBytes: (bytes) => setDownload({ state: "coming", bytes }),
      });
      saveFile({ file, name: fileName });
      setDownload({ state: "saved", bytes: file.size });
    } catch (error) {
      if (stop.signal.aborted) setDownload({ state: "canceled" });
      else setDownload({ state: "failed", words: wordsOf(error, brokeOff), error });
    }
  };
  return { download, start: () => void start(), cancel: () => stopping.current?.abort() };
};

/** What a screen reader announces: not every chunk. */
const said = (download: Download) => {
  if (download.state === "coming") return words.downloading;
  if (download.state === "saved") return words.downloadCompleteBytes(fileSize(download.bytes));
  return download.state === "canceled" ? words.downloadCanceled : "";
};

type Props = { asked: Asked; label: string; isMain?: boolean; onFailed?: (error: unknown) => void };

/** A button that downloads a file of personal data, with progress and a way to stop. */
export const DownloadData = ({ asked, label, isMain = false, onFailed }: Props) => {
  const { download, start, cancel } = useDownload(asked);
  const begin = useRef<HTMLButtonElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const isComing = download.state === "coming";
  useEffect(() => {
    if (hadFocus.current && !isComing) begin.current?.focus(); // the focused button is gone
    hadFocus.current = false;
  }, [isComing]);
  useEffect(() => {
    if (download.state === "failed") onFailed?.(download.error);
  }, [download, onFailed]);
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button
          ref={begin}
          {...(isMain ? { variant: "contained" } : { variant: "outlined", color: "inherit" })}
          startIcon={<DownloadIcon />}
          aria-disabled={isComing}
          onClick={isComing ? undefined : start}
          sx={{ minHeight: 44, ...(isComing && { opacity: 0.7, cursor: "progress" }) }}
        >
          {label}
        </Button>
        {isComing && (
          <Button
            ref={stop}
            color="inherit"
            sx={{ minHeight: 44 }}
            onFocus={() => (hadFocus.current = true)}
            onBlur={() => (hadFocus.current = false)}
            onClick={cancel}
          >
            {words.cancel}
          </Button>
        )}
      </Box>
      {isComing && (
        <div>
          <LinearProgress aria-label={words.download} />
          <Typography sx={{ mt: 0.5, fontVariantNumeric: "tabular-nums" }}>
            {words.bytesSoFar(fileSize(download.bytes))}
          </Typography>
        </div>
      )}
      <div>
        <Typography
          component="output"
          sx={isComing ? { position: "absolute", clipPath: "inset(50%)" } : { color: "text.secondary" }}
        >
          {said(download)}
        </Typography>
        {download.state === "failed" && <Alert severity="error">{download.words}</Alert>}
      </div>
    </Box>
  );
};
