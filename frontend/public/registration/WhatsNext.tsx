import { Box, Card, Link as Anchor, Typography } from "@mui/material";
import { useSettings } from "../../shared/settings.ts";

export const WhatsNext = () => {
  const { contact } = useSettings();
  return (
    <Card component="section" aria-labelledby="next" sx={{ p: 3, bgcolor: "ground.sand", border: 0 }}>
      <Typography id="next" variant="h3" component="h2">
        What’s Next?
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, display: "grid", gap: 0.75 }}>
        <li>A confirmation e-mail arrives within 24 hours.</li>
        <li>Check your e-mail for the details of the camp.</li>
        <li>Bring water, a glove and athletic wear.</li>
      </Box>
      <Typography sx={{ mt: 1.5 }}>
        Questions? <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>
      </Typography>
    </Card>
  );
};
