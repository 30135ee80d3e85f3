import OpenInNewIcon from "@mui/icons-material/OpenInNew";
import { Box, Button, Typography } from "@mui/material";
import { money } from "../../../shared/formats.ts";
import { tabular } from "../../../shared/theme.ts";
import { Handle } from "./Handle.tsx";

type Props = {
  app: string; // "Venmo"
  handle: string;
  amount: string; // dollars with two decimals
  note: string;
  href: string;
};

/** Where to send how much with which note, and a way into the app with as much of it filled in as it takes. */
export const AppPayment = ({ app, handle, amount, note, href }: Props) => (
  <Box sx={{ display: "grid", gap: 0.5 }}>
    <Handle label={app} handle={handle} />
    <Typography sx={tabular}>
      Amount: <strong>{money(amount)}</strong>
    </Typography>
    <Typography sx={{ overflowWrap: "anywhere" }}>
      Note: <strong>{note}</strong>
    </Typography>
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant="outlined"
      endIcon={<OpenInNewIcon />}
      sx={{ mt: 1, justifySelf: "start" }}
    >
      Open {app}
    </Button>
  </Box>
);
