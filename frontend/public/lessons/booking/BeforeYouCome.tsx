import { Box, Typography } from "@mui/material";
import { useSettings } from "../../../shared/settings.ts";

/** What to bring and when to be there. */
export const BeforeYouCome = () => {
  const { facility } = useSettings();
  return (
    <Box component="section" aria-labelledby="before" sx={{ px: 1 }}>
      <Typography id="before" variant="h4" component="h3">
        Before you come
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, my: 1, display: "grid", gap: 0.5 }}>
        <li>Arrive 5 minutes early.</li>
        <li>Bring your own bat and helmet.</li>
        <li>
          {facility.name}, {facility.address}
        </li>
      </Box>
    </Box>
  );
};
