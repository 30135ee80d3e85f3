import { Box, Card, Typography } from "@mui/material";
import type { CampView } from "../../../backend/camps/contract.ts";
import { tabular } from "../../shared/theme.ts";
import { Section } from "../frame/Section.tsx";
import { FillBar } from "./FillBar.tsx";
import { divisionName, divisionPlace, spotsInWords } from "./words.ts";

export const placesTitle = ({ divisions }: CampView) => (divisions.length > 0 ? "Divisions" : "Places");

/** How full each division is; of a camp without any, the whole. */
export const Divisions = ({ camp }: { camp: CampView }) => (
  <Section title={placesTitle(camp)} anchor="divisions">
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
        name={camp.divisions.length > 0 ? "All together" : "Everybody"}
        about={spotsInWords(camp)}
        taken={camp.capacity - camp.spotsAvailable}
        of={camp.capacity}
      />
    </Card>
  </Section>
);

const Line = ({ name, about, taken, of }: { name: string; about: string; taken: number; of: number }) => (
  <Box component="li" sx={{ py: 1, "& + &": { borderTop: 1, borderColor: "divider" } }}>
    <Box sx={{ display: "flex", alignItems: "baseline", gap: 1 }}>
      <Typography sx={{ fontWeight: 650, flex: 1, minWidth: 0 }}>{name}</Typography>
      <Box sx={{ ...tabular, whiteSpace: "nowrap" }}>
        {taken} of {of}
      </Box>
    </Box>
    <Typography variant="body2" sx={{ color: "text.secondary", mb: 0.5 }}>
      {about}
    </Typography>
    <FillBar taken={taken} of={of} />
  </Box>
);
