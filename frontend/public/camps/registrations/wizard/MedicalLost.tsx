import { Alert, Button } from "@mui/material";
import { Link } from "react-router";
import { medicalTold } from "./medicalTold.ts";
import type { RegistrationDraft } from "./registrationDraft.ts";
import { medicalLostWords as words } from "../../words.ts";

/** Whether medical information was typed that a reload has lost. */
export const isMedicalLost = ({ toldMedical, participants }: RegistrationDraft) =>
  toldMedical && participants.every(({ id }) => !medicalTold(id));

/** Says so before the registration goes out without it. */
export const MedicalLost = ({ campId, draft }: { campId: string; draft: RegistrationDraft }) =>
  isMedicalLost(draft) && (
    <Alert
      severity="warning"
      action={
        <Button
          component={Link}
          to={`/camp-registration/${campId}?step=3`}
          size="small"
          color="inherit"
          sx={{ whiteSpace: "nowrap" }}
        >
          {words.reEnter}
        </Button>
      }
    >
      {words.forPrivacyWeDontSaveMedicalInfo}
    </Alert>
  );
