import { Card, Typography } from "@mui/material";
import type { UserView } from "../../../backend/accounts/contract.ts";
import { exportUrl } from "../../../backend/privacy/contract.ts";
import { DownloadData } from "../../shared/DownloadData.tsx";
import { Section } from "../frame/Section.tsx";
import { downloadPersonWords as words } from "./words.ts";

/** For when a person asks an admin for the data held on them. */
export const DownloadPerson = ({ user }: { user: UserView }) => (
  <Section title={words.personalData}>
    <Card sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}>
      <Typography>{words.everythingWeHoldOn}</Typography>
      <DownloadData asked={{ url: `${exportUrl}?userId=${encodeURIComponent(user.id)}` }} label={words.downloadData} />
    </Card>
  </Section>
);
