import { Box, Card, Typography } from "@mui/material";
import type { CampView } from "../../../backend/camps/contract.ts";
import { type CampText, textOf } from "../../shared/campTexts.ts";

const parts = [
  ["campSchedule", "Camp Schedule"],
  ["agenda", "Agenda"],
  ["playerChecklist", "What to Bring"],
  ["arrivalInfo", "Arrival"],
  ["pickupInfo", "Pick-up"],
  ["safetyNotes", "Safety"],
] as const satisfies readonly (readonly [CampText, string])[];

/** Several lines are a list; one is a paragraph. */
const Text = ({ text }: { text: string }) => {
  const lines = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length < 2) return <Typography>{text}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.5 }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
};

/** All that a family wants to know before the first day. */
export const CampTexts = ({ camp }: { camp: CampView }) => (
  <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
    {parts.map(([part, heading]) => (
      <Card key={part} component="section" sx={{ p: 2.5, display: "grid", gap: 1, alignContent: "start" }}>
        <Typography variant="h4" component="h3">
          {heading}
        </Typography>
        <Text text={textOf(camp, part)} />
      </Card>
    ))}
  </Box>
);
