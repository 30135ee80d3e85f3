import { Box, Button, Card, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import type { CampView } from "../../../backend/camps/contract.ts";
import { useCurrentUser } from "../access/currentUser.ts";
import { ClinicForm, useClinicForm } from "../clinics/open.ts";
import { ContactButtons } from "../frame/ContactButtons.tsx";
import { onDemand } from "../frame/onDemand.tsx";
import { Page } from "../frame/Page.tsx";
import type { CampFilter } from "./campFilter.ts";
import { CampFilters } from "./CampFilters.tsx";
import { CampGrid } from "./CampGrid.tsx";
import { InstructorTools } from "./InstructorTools.tsx";
import { MyPlayerChoice } from "./MyPlayerChoice.tsx";
import { useMyPlayer } from "./useMyPlayer.ts";
import { campsClinicsPageWords as words } from "./words.ts";

/** Who to ask, and how a clinic comes to one's own field. */
const ClinicContact = ({ onRequest }: { onRequest: () => void }) => (
  <Card
    component="section"
    aria-labelledby="own-field"
    sx={{ mt: { xs: 5, md: 7 }, p: { xs: 3, md: 5 }, bgcolor: "ground.sand", borderColor: "transparent" }}
  >
    <Typography variant="h2" id="own-field">
      {words.wantAClinicAtYourField}
    </Typography>
    <Typography sx={{ mt: 1, maxWidth: "60ch" }}>
      {words.weComeToLeagues}
      <Anchor component={Link} to="/coaching-credentials">
        {words.ourCoachingCredentials}
      </Anchor>
      {words.orTellUsWhat}
    </Typography>
    <Box sx={{ mt: 3, display: "flex", flexWrap: "wrap", gap: 1.5, "& > *": { flexGrow: { xs: 1, sm: 0 } } }}>
      <Button variant="contained" color="stitch" onClick={onRequest}>
        {words.requestClinic}
      </Button>
      <ContactButtons subject={words.campsAndClinics} />
    </Box>
  </Card>
);

/** Visitors never need it, so they do not fetch it. */
const OwnerPanel = onDemand(async () => (await import("./owner/OwnerPanel.tsx")).OwnerPanel, "OwnerPanel");

const tall = { display: "inline-block", py: 1 } as const;

const everything: CampFilter = { words: "", type: "all" };

const CampsClinicsPage = () => {
  const { open, ...form } = useClinicForm();
  const [filter, setFilter] = useState(everything);
  const myPlayer = useMyPlayer();
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
    <Page title={words.campsClinics} intro={words.daysOnTheField} maxWidth="xl">
      {teaches && <InstructorTools />}
      <Box sx={{ mt: 3 }}>
        <CampFilters filter={filter} change={(part) => setFilter((before) => ({ ...before, ...part }))} />
        <MyPlayerChoice {...myPlayer} />
      </Box>
      <CampGrid
        filter={filter}
        showAll={() => setFilter(everything)}
        onRequest={open}
        ownerPart={ownerPart}
        player={myPlayer.chosen}
        search={myPlayer.search}
      />
      <ClinicContact onRequest={open} />
      <Typography sx={{ mt: 4 }}>
        {words.lookingForATeam}
        <Anchor component={Link} to="/find-team" sx={tall}>
          {words.findATeam}
        </Anchor>{" "}
        <Box component="span" sx={{ display: "inline-block" }}>
          {words.or}
          <Anchor component={Link} to="/create-team" sx={tall}>
            {words.createYourOwn}
          </Anchor>
        </Box>
      </Typography>
      <ClinicForm {...form} />
    </Page>
  );
};
export default CampsClinicsPage;
