import DownloadIcon from "@mui/icons-material/DownloadOutlined";
import { Alert, Box, Button, LinearProgress, Typography } from "@mui/material";
import { useEffect, useRef } from "react";
import { fileSize } from "./formats.ts";
import { type Asked, type Download, useDownload } from "./useDownload.ts";

/** What is said aloud: not each piece that comes. */
const said = (download: Download) => {
  if (download.state === "coming") return "Downloading";
  if (download.state === "saved") return `Download complete: ${fileSize(download.bytes)}`;
  return download.state === "canceled" ? "Download canceled" : "";
};

type Props = { asked: Asked; label: string; isMain?: boolean; onFailed?: (error: unknown) => void };

/** A button that downloads a file of personal data, with how much has come and a way to stop. */
export const DownloadData = ({ asked, label, isMain = false, onFailed }: Props) => {
  const { download, start, cancel } = useDownload(asked);
  const begin = useRef<HTMLButtonElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const isComing = download.state === "coming";
  useEffect(() => {
    if (hadFocus.current && !isComing) begin.current?.focus(); // the button that had it is gone
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
            Cancel
          </Button>
        )}
      </Box>
      {isComing && (
        <div>
          <LinearProgress aria-label="Download" />
          <Typography sx={{ mt: 0.5, fontVariantNumeric: "tabular-nums" }}>
            {fileSize(download.bytes)} so far
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
