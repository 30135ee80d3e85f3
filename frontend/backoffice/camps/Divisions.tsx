import { Box, Card, Typography } from "@mui/material";
import { divisionName } from "../../../backend/camps/divisionRule.ts";
import type { CampView } from "../../../backend/camps/contract.ts";
import { tabular } from "../../shared/theme.ts";
import { Section } from "../frame/Section.tsx";
import { FillBar } from "./FillBar.tsx";
import { allSpots, divisionPlace, divisionsWords as words, heldInWords, sectionWords, spotsInWords } from "./words.ts";

export const spotsTitle = ({ divisions }: CampView) =>
  divisions.length > 0 ? sectionWords.divisions : sectionWords.spots;

/** How full each division is, or the whole camp if it has none. */
export const Divisions = ({ camp }: { camp: CampView }) => (
  <Section title={spotsTitle(camp)} anchor="divisions">
    <Card component="ul" sx={{ listStyle: "none", m: 0, px: 2, py: 0.5 }}>
      {camp.divisions.map((division) => (
        <Line
          key={division.id}
          name={divisionName(division)}
          about={divisionPlace(division)}
          taken={division.registered}
          of={division.capacity}
        />
      ))}
      <Line
        name={allSpots(camp)}
        about={spotsInWords(camp)}
        taken={camp.capacity - camp.spotsAvailable}
        of={camp.capacity}
      />
    </Card>
    {camp.heldCount > 0 && (
      <Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
        {heldInWords(camp)}
      </Typography>
    )}
  </Section>
);

const Line = ({ name, about, taken, of }: { name: string; about: string; taken: number; of: number }) => (
  <Box component="li" sx={{ py: 1, "& + &": { borderTop: 1, borderColor: "divider" } }}>
    <Box sx={{ display: "flex", alignItems: "baseline", gap: 1 }}>
      <Typography sx={{ fontWeight: 650, flex: 1, minWidth: 0 }}>{name}</Typography>
      <Box sx={{ ...tabular, whiteSpace: "nowrap" }}>{words.takenOf(taken, of)}</Box>
    </Box>
    <Typography variant="body2" sx={{ color: "text.secondary", mb: 0.5 }}>
      {about}
    </Typography>
    <FillBar taken={taken} of={of} />
  </Box>
);
