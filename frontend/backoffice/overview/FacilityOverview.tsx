import { Box, Button, Typography } from "@mui/material";
import { useMe } from "../access/me.ts";
import { settings } from "../../shared/settings.ts";
import { Page } from "../frame/Page.tsx";
import { AbandonedLessons } from "./AbandonedLessons.tsx";
import { CampTasks } from "./CampTasks.tsx";
import { FacilityCamps } from "./FacilityCamps.tsx";
import { FacilityWaiting } from "./FacilityWaiting.tsx";
import { FirstInquiries } from "./FirstInquiries.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { WaitingRequests } from "./WaitingRequests.tsx";
import { PeopleCounts } from "./PeopleCounts.tsx";
import { UnmatchedMoney } from "./UnmatchedMoney.tsx";

/** The first screen of the admin dashboard. Instructors may look in; they see their own part of it. */
const FacilityOverview = () => {
  const { firstName, role } = useMe();
  const admin = role === "admin";
  return (
    <Page
      title={`Welcome back, ${firstName ?? "coach"}`}
      lead={admin ? `${settings().facility.name}: who is here, and what waits.` : "Your part of the facility."}
    >
      {admin && <PeopleCounts />}
      {admin && <AbandonedLessons />}
      <FacilityWaiting mine={!admin} />
      {admin && <WaitingRequests />}
      {admin && <FirstInquiries />}
      {admin && <UnmatchedMoney />}
      {admin && <CampTasks />}
      <FacilityCamps />
      {admin ? (
        <NextSteps />
      ) : (
        <Box>
          <Typography sx={{ color: "text.secondary", mb: 1.5 }}>You answer requests on your own dashboard.</Typography>
          <Button variant="contained" href="/instructor-dashboard">
            Instructor Dashboard
          </Button>
        </Box>
      )}
    </Page>
  );
};
export default FacilityOverview;
