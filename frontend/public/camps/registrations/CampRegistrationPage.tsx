import { Box, Skeleton } from "@mui/material";
import { useState } from "react";
import { useParams } from "react-router";
import { Problem } from "../../../shared/Problem.tsx";
import { CampNotFound } from "../CampNotFound.tsx";
import { isMissing, useCamp } from "../useCamp.ts";
import { Page } from "../../frame/Page.tsx";
import { campStop } from "./wizard/campStop.ts";
import { Stopped } from "./wizard/Stopped.tsx";
import { columns, Wizard } from "./wizard/Wizard.tsx";
import { campRegistrationPageWords as words } from "../words.ts";

const Waiting = () => (
  <Box sx={{ ...columns, mt: 11 }} aria-busy aria-label={words.loadingCamp} component="section">
    <Skeleton variant="rounded" height={330} sx={{ borderRadius: "16px", order: { md: 2 } }} />
    <Skeleton variant="rounded" height={620} sx={{ borderRadius: "16px" }} />
  </Box>
);

const CampRegistrationPage = () => {
  const { campId = "" } = useParams();
  const { data: camp, error, refetch, isFetchedAfterMount } = useCamp(campId);
  const stop = camp && campStop(camp);
  const [begun, setBegun] = useState("");
  if (camp && !stop && isFetchedAfterMount && begun !== camp.id) setBegun(camp.id);
  if (isMissing(error)) return <CampNotFound />;
  const content = () => {
    // Whoever has begun keeps the form, even if the last spot is taken meanwhile.
    if (camp && stop && begun !== camp.id) return <Stopped camp={camp} stop={stop} />;
    if (camp) return <Wizard key={camp.id} camp={camp} lookAgain={async () => (await refetch()).data} />;
    if (error)
      return (
        <Box sx={{ mt: 3 }}>
          <Problem title={words.failedToFetchCamp} error={error} onRetry={() => void refetch()} />
        </Box>
      );
    return <Waiting />;
  };
  return (
    <Page title={words.campRegistration} maxWidth="lg">
      {content()}
    </Page>
  );
};
export { ready } from "./wizard/Wizard.tsx";
export default CampRegistrationPage;
