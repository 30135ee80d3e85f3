import ScienceIcon from "@mui/icons-material/ScienceOutlined";
import { Alert, Box, Button, Typography } from "@mui/material";
import { tabular } from "../../shared/theme.ts";
import { grouped, testCards } from "./testCardFields.ts";

/** Says that this is no real form, and which numbers do what. */
export const TestModeBanner = ({ onUse }: { onUse: (number: string) => void }) => (
  <Alert
    role="note"
    severity="warning"
    icon={<ScienceIcon />}
    sx={{ alignItems: "flex-start", "& > div:last-of-type": { flexGrow: 1 } }}
  >
    <strong>TEST MODE – no money moves</strong>
    <Typography variant="body2" sx={{ mb: 1 }}>
      A stand-in for the real card form. Do not type in a card of your own: these work here.
    </Typography>
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 0.5 }}>
      {Object.entries(testCards).map(([number, does]) => (
        <Box
          component="li"
          key={number}
          sx={{ display: "grid", gridTemplateColumns: "1fr auto", alignItems: "center", columnGap: 1 }}
        >
          <Typography component="span" variant="body2">
            <Box component="span" sx={{ fontWeight: 650, whiteSpace: "nowrap", ...tabular }}>
              {grouped(number)}
            </Box>{" "}
            {does}
          </Typography>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            aria-label={`Use the card that ${does}`}
            onClick={() => onUse(number)}
          >
            Use
          </Button>
        </Box>
      ))}
    </Box>
  </Alert>
);
