import { Box, Card, Link as Anchor, Typography } from "@mui/material";
import { phoneUrl, useSettings } from "../../../shared/settings.ts";

const steps = [
  "You get a reply within 24 hours, by phone or e-mail.",
  "You agree on a day, a place and the price.",
  "The lesson is put on the calendar. Nothing is booked or paid before that.",
];

/** The promise beside the form, and whom to call instead. */
export const WhatHappensNext = () => {
  const { contact } = useSettings();
  return (
    <Card component="aside" aria-labelledby="what-happens-next" sx={{ p: 3, bgcolor: "ground.sand", border: 0 }}>
      <Typography id="what-happens-next" variant="h4" component="h3">
        What happens next
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 1.5, pl: 2.5, display: "grid", gap: 1 }}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
      <Typography sx={{ mt: 2 }}>
        Rather talk? <Anchor href={phoneUrl(contact.phone)}>{contact.phone}</Anchor> or{" "}
        <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>
      </Typography>
    </Card>
  );
};
