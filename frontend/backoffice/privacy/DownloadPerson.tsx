import { Card, Typography } from "@mui/material";
import type { UserView } from "../../../backend/accounts/contract.ts";
import { exportUrl } from "../../../backend/privacy/contract.ts";
import { DownloadData } from "../../shared/DownloadData.tsx";
import { Section } from "../frame/Section.tsx";

/** For when a person asks an admin for the data held on them. */
export const DownloadPerson = ({ user }: { user: UserView }) => (
  <Section title="Personal data">
    <Card sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}>
      <Typography>
        Everything we hold on this person in one file, medical notes included. Hand it to the person, or to a parent who
        asks for a child. The timeline shows that you downloaded it.
      </Typography>
      <DownloadData asked={{ url: `${exportUrl}?userId=${encodeURIComponent(user.id)}` }} label="Download data" />
    </Card>
  </Section>
);
