import { Card } from "@mui/material";
import { useState } from "react";
import type { CampView } from "../../../backend/camps/contract.ts";
import { useMe } from "../access/me.ts";
import { Page } from "../frame/Page.tsx";
import { homeOf } from "../place.ts";
import { CampForm } from "./CampForm.tsx";
import { Created } from "./Created.tsx";

/** A new camp or clinic, at an address of its own. */
const CampCreation = () => {
  const { role } = useMe();
  const [created, setCreated] = useState<CampView>();
  return (
    <Page title="Create New Camp or Clinic" lead="Families can register as soon as it is created.">
      {created && <Created camp={created} />}
      <Card sx={{ p: { xs: 2, sm: 4 } }}>
        <CampForm
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
