import { Box, Button } from "@mui/material";
import { ClinicForm } from "../clinics/ClinicForm.tsx";
import { useClinicForm } from "../clinics/useClinicForm.ts";
import { NotOpenYet } from "./NotOpenYet.tsx";

const CampsClinicsPage = () => {
  const form = useClinicForm();
  return (
    <NotOpenYet
      title="Camps & Clinics"
      intro="Camps for players, clinics for teams and their coaches."
      picture="/scenes/diamond.svg"
      what="Registration is not open online yet"
      subject="Camps and clinics"
    >
      Dates, places and the registration form will stand here. If you want a clinic or a camp at your own field, tell us
      what you have in mind:
      <Box sx={{ mt: 2 }}>
        <Button variant="contained" color="stitch" size="large" onClick={form.open}>
          Request Clinic
        </Button>
      </Box>
      <ClinicForm {...form} />
    </NotOpenYet>
  );
};
export default CampsClinicsPage;
