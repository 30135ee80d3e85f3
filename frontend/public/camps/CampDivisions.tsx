import { Box, Card, Chip, Typography } from "@mui/material";
import type { CampView } from "../../../backend/camps/contract.ts";
import { clockRange } from "../../shared/formats.ts";
import { soft, tabular } from "../../shared/theme.ts";
import { closedWords } from "./places.ts";
import { campDivisionsWords as words, divisionWords, isFew } from "./words.ts";

type Division = CampView["divisions"][number];

const Left = ({ left }: Division) =>
  isFew(left) && (
    <Chip
      size="small"
      label={left > 0 ? words.spotsLeft(left) : words.full}
      sx={{
        bgcolor: soft(left > 0 ? "warning" : "error", 14),
        color: left > 0 ? "warning.main" : "error.main",
        ...tabular,
      }}
    />
  );

/** The stripe goes where a glance starts; the words beside it say the same. */
const highlighted = { bgcolor: soft("success", 10), boxShadow: "inset 4px 0 var(--mui-palette-success-main)" };

type Props = {
  camp: Pick<CampView, "divisions" | "status">;
  mine: readonly string[]; // ids of those that the family's player would play in
};

/** Who plays when and where, and which groups are almost full, for as long as somebody can come. */
export const CampDivisions = ({ camp, mine }: Props) => (
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
          ...(mine.includes(division.id) && highlighted),
        }}
      >
        <Typography sx={{ fontWeight: 650 }}>
          {divisionWords.name(division)}
          {mine.includes(division.id) && (
            <Typography
              component="span"
              variant="body2"
              sx={{ display: "block", color: "success.main", fontWeight: 650 }}
            >
              {words.yourPlayersGroup}
            </Typography>
          )}
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
