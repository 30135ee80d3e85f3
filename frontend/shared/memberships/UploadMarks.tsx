import { Box } from "@mui/material";
import { uploadMarksWords as words } from "./words.ts";

/** One mark for each video of the month, those that are used filled. */
export const UploadMarks = ({ used, allowed }: { used: number; allowed: number }) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 0.75 }}>
    <Box aria-hidden sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>
      {Array.from({ length: Math.max(allowed, used) }, (_, n) => (
        <Box
          key={n}
          sx={{
            width: 14,
            height: 14,
            transform: "rotate(45deg) scale(0.8)",
            borderRadius: "2px",
            border: "2px solid",
            borderColor: "secondary.main",
            bgcolor: n < used ? "secondary.main" : "transparent",
          }}
        />
      ))}
    </Box>
    <span>{words.used(used, allowed)}</span>
  </Box>
);
