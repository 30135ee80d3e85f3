import DownloadIcon from "@mui/icons-material/DownloadOutlined";
import { Box, Button, Card, Typography } from "@mui/material";
import { useId } from "react";
import { exportUrl } from "../../backend/privacy/contract.ts";
import type * as Videos from "../../backend/videos/contract.ts";
import { DownloadData } from "./DownloadData.tsx";
import { downloadCardWords as words } from "./words.ts";

// Written out, so that the videos' contract is not loaded for it.
const exportVideosUrl: typeof Videos.exportVideosUrl = "/api/videos/export";

/** Lets users download everything we hold on them; `hasVideos`: and their videos, which come by themselves. */
export const DownloadCard = ({ hasVideos = false }: { hasVideos?: boolean }) => {
  const title = useId();
  return (
    <Card component="section" aria-labelledby={title} sx={{ p: 3, display: "grid", gap: 1.5 }}>
      <Typography id={title} variant="h4" component="h2">
        {words.yourData}
      </Typography>
      <Typography>{words.everythingWeHoldOn}</Typography>
      <DownloadData asked={{ url: exportUrl }} label={words.downloadMyData} />
      {hasVideos && (
        <>
          <Typography sx={{ mt: 1 }}>{words.videosComeAs}</Typography>
          <Box>
            {/* Of any size: the browser writes it to its folder as it comes. */}
            <Button
              component="a"
              href={exportVideosUrl}
              download
              variant="outlined"
              color="inherit"
              startIcon={<DownloadIcon />}
            >
              {words.downloadMyVideos}
            </Button>
          </Box>
        </>
      )}
    </Card>
  );
};
