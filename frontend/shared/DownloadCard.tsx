import { Card, Typography } from "@mui/material";
import { useId } from "react";
import { exportUrl } from "../../backend/privacy/contract.ts";
import { DownloadData } from "./DownloadData.tsx";
import { downloadCardWords as words } from "./words.ts";

/** Lets users download everything we hold on them. */
export const DownloadCard = () => {
  const title = useId();
  return (
    <Card component="section" aria-labelledby={title} sx={{ p: 3, display: "grid", gap: 1.5 }}>
      <Typography id={title} variant="h4" component="h2">
        {words.yourData}
      </Typography>
      <Typography>{words.everythingWeHoldOn}</Typography>
      <DownloadData asked={{ url: exportUrl }} label={words.downloadMyData} />
    </Card>
  );
};
