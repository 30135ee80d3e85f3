import { Alert, Box, Button, Card } from "@mui/material";
import { useState } from "react";
import type { CampView } from "../../../backend/camps/contract.ts";
import { useMe } from "../access/me.ts";
import { Page } from "../frame/Page.tsx";
import { homeOf } from "../place.ts";
import { campDetails, editCamp } from "./addresses.ts";
import { CampForm } from "./CampForm.tsx";
import { campCreationWords as words } from "./words.ts";

/** What was just created, with links to it. */
const Created = ({ camp: { id, title, status } }: { camp: CampView }) => (
  <Alert severity="success" variant="outlined" sx={{ mb: 3 }}>
    <strong>{title}</strong>
    {words.savedOrOpen(status)}
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1, ml: -1 }}>
      <Button size="small" href={campDetails(id)}>
        {status === "draft" ? words.preview : words.viewCamp}
      </Button>
      <Button size="small" href={editCamp(id)}>
        {words.editCamp}
      </Button>
    </Box>
  </Alert>
);

/** The page for creating a camp or clinic. */
const CampCreation = () => {
  const { role } = useMe();
  const [created, setCreated] = useState<CampView>();
  return (
    <Page title={words.createNewCampOr} lead={words.familiesCanRegisterAs}>
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
