import CheckIcon from "@mui/icons-material/Check";
import { Box } from "@mui/material";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { stepTrailWords as words } from "./words.ts";

/** Shows which of several steps this is. `step` counts from 1. */
export const StepTrail = ({ steps, step }: { steps: readonly string[]; step: number }) => (
  <Box
    component="ol"
    aria-label={words.steps}
    sx={{ listStyle: "none", p: 0, my: 3, display: "flex", gap: { xs: 1.5, sm: 3 }, flexWrap: "wrap" }}
  >
    {steps.map((name, index) => {
      const [done, here] = [index + 1 < step, index + 1 === step];
      return (
        <Box
          component="li"
          key={name}
          {...(here && { "aria-current": "step" as const })}
          sx={{
            display: "flex",
            alignItems: "center",
            gap: 1,
            fontWeight: here ? 700 : 500,
            color: here ? "text.primary" : "text.secondary",
          }}
        >
          <Box
            component="span"
            sx={{
              display: "grid",
              placeItems: "center",
              width: 28,
              height: 28,
              borderRadius: "50%",
              typography: "caption",
              fontWeight: 700,
              bgcolor: here || done ? "primary.main" : "ground.sand",
              color: here || done ? "primary.contrastText" : "text.secondary",
            }}
          >
            {done ? <CheckIcon sx={{ fontSize: 18 }} titleAccess={words.done} /> : index + 1}
          </Box>
          {/* On a phone there is room for one name; the others are only read aloud. */}
          <Box component="span" sx={here ? {} : (theme) => ({ [theme.breakpoints.down("sm")]: visuallyHidden })}>
            {name}
          </Box>
        </Box>
      );
    })}
  </Box>
);
