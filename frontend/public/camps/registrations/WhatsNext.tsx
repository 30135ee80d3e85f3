import { Box, Card, Link as Anchor, Typography } from "@mui/material";
import { useSettings } from "../../../shared/settings.ts";
import type { Standing } from "./standing.ts";

const forThoseWhoCome = [
  "A confirmation e-mail arrives within 24 hours.",
  "Check your e-mail for the details of the camp.",
  "Bring water, a glove and athletic wear.",
];
const forThoseWhoDoNot = [
  "An e-mail confirms it.",
  "If money is to be given back, another e-mail tells when it is on its way.",
];

/** Until it is known how the registration stands: what holds for those who come. */
export const WhatsNext = ({ standing }: { standing: Standing | undefined }) => {
  const comes = standing !== "withdrawn" && standing !== "cancelled";
  const { contact } = useSettings();
  return (
    <Card component="section" aria-labelledby="next" sx={{ p: 3, bgcolor: "ground.sand", border: 0 }}>
      <Typography id="next" variant="h3" component="h2">
        What’s Next?
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, display: "grid", gap: 0.75 }}>
        {(comes ? forThoseWhoCome : forThoseWhoDoNot).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </Box>
      <Typography sx={{ mt: 1.5 }}>
        Questions? <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>
      </Typography>
    </Card>
  );
};
