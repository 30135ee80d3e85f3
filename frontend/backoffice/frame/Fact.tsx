import { Box, Card } from "@mui/material";
import type { ReactNode } from "react";
import { factWords as words } from "./words.ts";

/** A card with a list of facts. Long words, such as e-mail addresses, may break anywhere. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Card component="dl" sx={{ m: 0, px: { xs: 2, sm: 3 }, py: 1, overflowWrap: "anywhere" }}>
    {children}
  </Card>
);

/** One line of a list of facts: a name and what it is. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box
    sx={{
      display: "grid",
      gridTemplateColumns: { xs: "1fr", sm: "150px 1fr", lg: "112px 1fr", xl: "150px 1fr" }, // lg: two columns of facts
      gap: { xs: 0.25, sm: 2 },
      py: 1.5,
      borderTop: 1,
      borderColor: "divider",
      "&:first-of-type": { borderTop: 0 },
    }}
  >
    <Box component="dt" sx={{ color: "text.secondary" }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}>
      {children}
    </Box>
  </Box>
);

/** Shown in place of erased personal data. */
export const removed = (
  <Box component="span" sx={{ color: "text.secondary" }}>
    {words.removed}
  </Box>
);
export const missing = (
  <Box component="span" sx={{ color: "text.secondary" }}>
    {words.notGiven}
  </Box>
);

/** What somebody typed, or that they did not, or that it is gone with them. */
export const toldBy =
  (isRemoved: boolean) =>
  (text: string | null): ReactNode =>
    text === null ? (
      isRemoved ? (
        removed
      ) : (
        missing
      )
    ) : (
      <Box sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Box>
    );
