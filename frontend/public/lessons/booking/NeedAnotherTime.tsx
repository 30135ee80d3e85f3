import { Box, Button, Typography } from "@mui/material";
import { useCustomRequestStep } from "./customRequestStep.ts";

/** The way to step 4, below what is offered. */
export const NeedAnotherTime = ({ instructorId }: { instructorId?: string }) => {
  const { open } = useCustomRequestStep();
  return (
    <Box
      sx={{
        mt: 3,
        px: { xs: 2, sm: 3 },
        py: 2,
        borderRadius: "12px",
        bgcolor: "ground.sand",
        display: "flex",
        flexWrap: "wrap",
        gap: 1.5,
        alignItems: "center",
        justifyContent: "space-between",
      }}
    >
      <Box sx={{ flex: "1 1 260px" }}>
        <Typography variant="h4" component="h3">
          Need another time?
        </Typography>
        <Typography sx={{ color: "text.secondary" }}>
          Another day, another place, a lesson for two: tell us, and you get a reply within 24 hours.
        </Typography>
      </Box>
      <Button variant="outlined" onClick={() => open(instructorId)}>
        Ask for a custom lesson
      </Button>
    </Box>
  );
};
