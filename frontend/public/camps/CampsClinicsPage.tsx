import { Box, Skeleton } from "@mui/material";
import { Suspense, useState } from "react";
import type { CampView } from "../../../backend/camps/contract.ts";
import { useCurrentUser } from "../accounts/currentUser.ts";
import { ClinicForm } from "../clinics/ClinicForm.tsx";
import { useClinicForm } from "../clinics/useClinicForm.ts";
import { onDemand } from "../frame/onDemand.tsx";
import { Page } from "../frame/Page.tsx";
import type { CampFilter } from "./campFilter.ts";
import { CampFilters } from "./CampFilters.tsx";
import { CampGrid } from "./CampGrid.tsx";
import { ClinicContact } from "./ClinicContact.tsx";
import { InstructorTools } from "./InstructorTools.tsx";

/** Visitors never need it, so they do not fetch it. */
const OwnerPanel = onDemand(async () => (await import("./owner/OwnerPanel.tsx")).OwnerPanel);

const everything: CampFilter = { words: "", type: "all" };

const CampsClinicsPage = () => {
  const { state, open, close } = useClinicForm();
  const [filter, setFilter] = useState(everything);
  const user = useCurrentUser();
  const teaches = user?.role === "instructor";

  const ownerPart = (camp: CampView) =>
    teaches &&
    user.id === camp.instructorId && (
      <Suspense fallback={<Skeleton variant="rounded" height={44} />}>
        <OwnerPanel camp={camp} />
      </Suspense>
    );
  return (
    <Page
      title="Camps & Clinics"
      intro="Days on the field with our coaches: find one near you, for the right age, and register in minutes."
      maxWidth="xl"
    >
      {teaches && <InstructorTools />}
      <Box sx={{ mt: 3 }}>
        <CampFilters filter={filter} change={(part) => setFilter((before) => ({ ...before, ...part }))} />
      </Box>
      <CampGrid filter={filter} showAll={() => setFilter(everything)} onRequest={open} ownerPart={ownerPart} />
      <ClinicContact onRequest={open} />
      <ClinicForm state={state} close={close} />
    </Page>
  );
};
export default CampsClinicsPage;
