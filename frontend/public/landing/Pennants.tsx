import { Box, Container, Typography } from "@mui/material";
import { scene } from "../../shared/palette.ts";
import { pennantsWords as words } from "./words.ts";

const years = ["2015", "2016", "2018", "2019", "2022", "2023", "2024"];
const colors = [scene.fieldLight, scene.stitch, scene.clay];

const Pennant = ({ year, color }: { year: string; color: string }) => (
  <svg viewBox="0 0 120 190" width="100%" aria-hidden>
    <path d="M14 0h92v112L60 184 14 112z" fill={color} />
    <path d="M24 0h72v108L60 166 24 108z" fill="none" stroke={scene.chalk} strokeOpacity=".55" strokeWidth="2.500" />
    <circle cx="60" cy="40" r="19" fill={scene.chalk} />
    <path
      d="M50 24c6 9 6 23 0 32M70 24c-6 9-6 23 0 32"
      fill="none"
      stroke={scene.stitch}
      strokeWidth="2.500"
      strokeDasharray="2.500 2.500"
    />
    <text x="60" y="96" textAnchor="middle" fontFamily="inherit" fontWeight="800" fontSize="25" fill={scene.chalk}>
      {year}
    </text>
  </svg>
);

/** The championship wall. */
export const Pennants = () => (
  <Box
    component="section"
    aria-labelledby="pennants"
    sx={{ bgcolor: scene.fieldDeep, color: scene.chalk, py: { xs: 7, md: 10 } }}
  >
    <Container maxWidth="xl">
      <Typography id="pennants" variant="h2">
        {words.sevenWorldSeriesAppearances}
      </Typography>
      <Typography sx={{ mt: 1, opacity: 0.88, maxWidth: "52ch" }}>
        {words.yearsAnd(years.slice(0, -1).join(", "))}
        {years.at(-1)}
        {words.theCoachingBehindEvery}
      </Typography>
      <Box
        sx={{
          mt: 4,
          pt: 1,
          borderTop: "4px solid",
          borderColor: scene.dusk,
          display: "grid",
          gap: { xs: 1, md: 3 },
          gridTemplateColumns: { xs: "repeat(4, 1fr)", sm: "repeat(7, 1fr)" },
        }}
      >
        {years.map((year, index) => (
          <Pennant key={year} year={year} color={colors[index % colors.length] ?? scene.clay} />
        ))}
      </Box>
    </Container>
  </Box>
);
