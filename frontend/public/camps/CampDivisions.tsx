import { Box, Card, Chip, Typography } from "@mui/material";
import type { CampView } from "../../../backend/camps/contract.ts";
import { clockRange } from "../../shared/formats.ts";
import { soft, tabular } from "../../shared/theme.ts";
import { closedWords } from "./places.ts";
import { campDivisionsWords as words, divisionWords } from "./words.ts";

const sportName = { coed: words.coed, baseball: words.baseball, softball: words.softball };

type Division = CampView["divisions"][number];

const Left = ({ left }: Division) => (
  <Chip
    size="small"
    label={left > 0 ? words.spotsLeft(left) : words.full}
    sx={{
      bgcolor: soft(left > 0 ? "success" : "error", 14),
      color: left > 0 ? "success.main" : "error.main",
      ...tabular,
    }}
  />
);

/** Who plays when and where, and what is left in each group for as long as somebody can come. */
export const CampDivisions = ({ camp }: { camp: Pick<CampView, "divisions" | "status"> }) => (
  <Card component="ul" sx={{ listStyle: "none", m: 0, p: 0 }} aria-labelledby="divisions">
    {camp.divisions.map((division) => (
      <Box
        component="li"
        key={division.id}
        sx={{
          px: 2,
          py: 1.5,
          display: "grid",
          gridTemplateColumns: { xs: "1fr fit-content(50%)", sm: "1.2fr 1.4fr 1fr auto" },
          columnGap: 2,
          alignItems: "center",
          "& + &": { borderTop: 1, borderColor: "divider" },
        }}
      >
        <Typography sx={{ fontWeight: 650 }}>
          {sportName[division.sport]} {divisionWords.ageGroup(division.ageGroup)}
        </Typography>
        <Box sx={{ gridRow: { xs: 1, sm: "auto" }, gridColumn: { xs: 2, sm: 4 }, justifySelf: "end" }}>
          {!closedWords(camp) && <Left {...division} />}
        </Box>
        <Typography sx={{ color: "text.secondary", ...tabular, gridRow: { sm: 1 }, gridColumn: { sm: 2 } }}>
          {clockRange(division.startTime, division.endTime)}
        </Typography>
        <Typography
          sx={{
            color: "text.secondary",
            gridRow: { sm: 1 },
            gridColumn: { sm: 3 },
            textAlign: { xs: "right", sm: "left" },
          }}
        >
          {division.field}
        </Typography>
      </Box>
    ))}
  </Card>
);
