import { Alert, Box, Button } from "@mui/material";
import type { CampView } from "../../../backend/camps/contract.ts";
import { campDetails, editCamp } from "./addresses.ts";

/** What was just created, and the ways to it. */
export const Created = ({ camp: { id, title } }: { camp: CampView }) => (
  <Alert severity="success" variant="outlined" sx={{ mb: 3 }}>
    <strong>{title}</strong> is open for registration.
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1, ml: -1 }}>
      <Button size="small" href={campDetails(id)}>
        View the camp
      </Button>
      <Button size="small" href={editCamp(id)}>
        Edit it
      </Button>
    </Box>
  </Alert>
);
