import { Box, Card, Link as Anchor, Typography } from "@mui/material";
import { useSettings } from "../../../shared/settings.ts";

export const PaymentInstructionsForCamps = () => {
  const { contact } = useSettings();
  return (
    <Card component="aside" aria-labelledby="instructions" sx={{ p: 3, bgcolor: "ground.sand", border: 0 }}>
      <Typography id="instructions" variant="h4" component="h2">
        Payment instructions
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, display: "grid", gap: 0.75 }}>
        <li>Include your name in the payment note.</li>
        <li>A confirmation e-mail arrives within 24 hours.</li>
        <li>
          Questions? <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>
        </li>
      </Box>
    </Card>
  );
};
