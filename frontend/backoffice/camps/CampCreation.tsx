import { Alert, Box, Button, Card } from "@mui/material";
import { useState } from "react";
import type { CampView } from "../../../backend/camps/contract.ts";
import { useMe } from "../access/me.ts";
import { Page } from "../frame/Page.tsx";
import { homeOf } from "../place.ts";
import { campDetails, editCamp } from "./addresses.ts";
import { CampForm } from "./CampForm.tsx";

/** What was just created, with links to it. */
const Created = ({ camp: { id, title, status } }: { camp: CampView }) => (
  <Alert severity="success" variant="outlined" sx={{ mb: 3 }}>
    <strong>{title}</strong> is {status === "draft" ? "saved as a draft" : "open for registration"}.
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1, ml: -1 }}>
      <Button size="small" href={campDetails(id)}>
        {status === "draft" ? "Preview" : "View the camp"}
      </Button>
      <Button size="small" href={editCamp(id)}>
        Edit it
      </Button>
    </Box>
  </Alert>
);

/** The page for creating a camp or clinic. */
const CampCreation = () => {
  const { role } = useMe();
  const [created, setCreated] = useState<CampView>();
  return (
    <Page
      title="Create New Camp or Clinic"
      lead="Families can register as soon as you create it. Not ready yet? Save it as a draft."
    >
      {created && <Created camp={created} />}
      <Card sx={{ p: { xs: 2, sm: 4 } }}>
        <CampForm
          key={created?.id} // the next one is another camp, even where the same is typed
          onCreated={(camp) => {
            setCreated(camp);
            window.scrollTo({ top: 0 });
          }}
          onCancel={() => location.assign(homeOf(role))}
        />
      </Card>
    </Page>
  );
};
export default CampCreation;
