import { Box, Chip } from "@mui/material";
import { jumpLinksWords as words } from "../words.ts";

/** Links to the parts of a long screen. On wide screens most of them are in sight. */
export const JumpLinks = ({ to }: { to: readonly { anchor: string; title: string }[] }) => (
  <Box
    component="nav"
    aria-label={words.onThisPage}
    sx={{ display: { xs: "flex", md: "none" }, flexWrap: "wrap", gap: 1, gridColumn: "1 / -1", displayPrint: "none" }}
  >
    {to.map(({ anchor, title }) => (
      <Chip
        key={anchor}
        component="a"
        href={`#${anchor}`}
        clickable
        variant="outlined"
        label={title}
        sx={{ minHeight: 36 }}
      />
    ))}
  </Box>
);
