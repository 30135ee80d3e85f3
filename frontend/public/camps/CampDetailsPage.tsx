import ArrowBackIcon from "@mui/icons-material/ArrowBack";
import EditIcon from "@mui/icons-material/EditOutlined";
import PersonIcon from "@mui/icons-material/PersonOutlined";
import { Alert, Box, Button, Card, Skeleton, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import { manages } from "../../../projections/accounts/managingRule.ts";
import type { CampView } from "../../../backend/camps/contract.ts";
import { type CampText, textOf } from "../../shared/camps/campTexts.ts";
import { fullName } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { tabular } from "../../shared/theme.ts";
import { useCurrentUser } from "../access/currentUser.ts";
import { Page } from "../frame/Page.tsx";
import { CampBadges } from "./CampBadges.tsx";
import { CampDivisions } from "./CampDivisions.tsx";
import { CampNotFound } from "./CampNotFound.tsx";
import { CampClosed, CampOffer } from "./CampOffer.tsx";
import { fittingIds } from "./fit.ts";
import { MyPlayerChoice } from "./MyPlayerChoice.tsx";
import { closedWords, takenWords } from "./places.ts";
import { isMissing, useCamp } from "./useCamp.ts";
import { useMyPlayer } from "./useMyPlayer.ts";
import { WhenAndWhere } from "./WhenAndWhere.tsx";
import { campDetailsPageWords as words } from "./words.ts";

const parts = [
  ["campSchedule", words.campSchedule],
  ["agenda", words.agenda],
  ["playerChecklist", words.whatToBring],
  ["arrivalInfo", words.arrival],
  ["pickupInfo", words.pickup],
  ["safetyNotes", words.safety],
] as const satisfies readonly (readonly [CampText, string])[];

/** Several lines are a list; one is a paragraph. */
const Text = ({ text }: { text: string }) => {
  const lines = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length < 2) return <Typography>{text}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.5 }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
};

/** All that a family wants to know before the first day. */
const CampTexts = ({ camp }: { camp: CampView }) => (
  <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
    {parts.map(([part, heading]) => (
      <Card key={part} component="section" sx={{ p: 2.5, display: "grid", gap: 1, alignContent: "start" }}>
        <Typography variant="h4" component="h3">
          {heading}
        </Typography>
        <Text text={textOf(camp, part)} />
      </Card>
    ))}
  </Box>
);

const Back = () => (
  <Button component={Link} to="/camps-clinics" startIcon={<ArrowBackIcon />} sx={{ ml: -1 }}>
    {words.allCampsClinics}
  </Button>
);

const Part = ({ heading, id, children }: { heading: string; id?: string; children: ReactNode }) => (
  <Box component="section" sx={{ display: "grid", gap: 1.5 }}>
    <Typography variant="h2" {...(id && { id })}>
      {heading}
    </Typography>
    {children}
  </Box>
);

const columns = {
  mt: 3,
  display: "grid",
  gap: { xs: 3, md: 5 },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 340px" },
  alignItems: "start",
  overflowWrap: "anywhere", // breaks words wider than the column
};

const Waiting = () => (
  <Box sx={columns} aria-busy aria-label={words.loadingCamp} component="section">
    <Skeleton variant="rounded" height={480} sx={{ gridColumn: { md: 2 } }} />
    <Skeleton variant="rounded" height={640} sx={{ gridColumn: { md: 1 }, gridRow: { md: 1 } }} />
  </Box>
);

/** Who plays when, with the group of the family's player marked. */
const Divisions = ({ camp }: { camp: CampView }) => {
  const myPlayer = useMyPlayer();
  const isOpen = camp.status === "active";
  return (
    <Part heading={words.ageDivisions} id="divisions">
      {isOpen && <MyPlayerChoice {...myPlayer} />}
      <CampDivisions camp={camp} mine={isOpen ? fittingIds(camp, myPlayer.chosen) : []} />
    </Part>
  );
};

const Details = ({ camp }: { camp: CampView }) => (
  <Box sx={columns}>
    <Box
      component="aside"
      aria-label={words.register}
      sx={{ display: "grid", gap: 2, gridColumn: { md: 2 }, position: { md: "sticky" }, top: { md: 96 } }}
    >
      {closedWords(camp) && camp.status !== "draft" ? <CampClosed camp={camp} /> : <CampOffer camp={camp} />}
      <WhenAndWhere camp={camp} />
    </Box>
    <Box sx={{ display: "grid", gap: { xs: 4, md: 5 }, gridColumn: { md: 1 }, gridRow: { md: 1 }, minWidth: 0 }}>
      <Part heading={words.about}>
        <Typography variant="subtitle1" component="p" sx={{ whiteSpace: "pre-line" }}>
          {textOf(camp, "description")}
        </Typography>
      </Part>
      {camp.divisions.length > 0 && <Divisions camp={camp} />}
      <Part heading={words.goodToKnow}>
        <CampTexts camp={camp} />
      </Part>
    </Box>
  </Box>
);

/** Above a draft, which only those see who run it. */
const PreviewNotice = ({ camp, isAdmin }: { camp: CampView; isAdmin: boolean }) => (
  <Alert
    severity="info"
    sx={{ mt: 3, flexWrap: "wrap", "& .MuiAlert-action": { pt: 0, alignItems: "center" } }}
    action={
      <Button
        color="inherit"
        size="small"
        href={`${isAdmin ? "/admin-dashboard" : "/instructor-dashboard"}/camps/${camp.id}/show`}
      >
        {words.backToDraft}
      </Button>
    }
  >
    <strong>{words.preview}</strong>
    {words.familiesWillSeeThis}
  </Alert>
);

const Shown = ({ camp }: { camp: CampView }) => {
  const user = useCurrentUser();
  return (
    <Page
      title={camp.title}
      above={<Back />}
      intro={
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center", overflowWrap: "anywhere" }}>
          <CampBadges camp={camp} />
          <Box component="span" sx={{ display: "flex", gap: 0.75, alignItems: "center" }}>
            <PersonIcon fontSize="small" />
            {camp.instructor ? fullName(camp.instructor.user) : words.ourCoaches}
          </Box>
          <Box component="span" sx={tabular}>
            {takenWords(camp)}
          </Box>
          {manages(user, camp.instructorId) && (
            <Button href={`/edit-camp/${camp.id}`} variant="outlined" size="small" startIcon={<EditIcon />}>
              {words.editCamp}
            </Button>
          )}
        </Box>
      }
    >
      {camp.status === "draft" && <PreviewNotice camp={camp} isAdmin={user?.role === "admin"} />}
      <Details camp={camp} />
    </Page>
  );
};

const notThere = words.campNotFoundOr;

const CampDetailsPage = () => {
  const { campId = "" } = useParams();
  const { data: camp, error, isPending, refetch } = useCamp(campId);
  if (camp) return <Shown camp={camp} />;
  if (isMissing(error)) return <CampNotFound words={notThere} above={<Back />} />;
  return (
    <Page title={words.campDetails} above={<Back />}>
      {isPending && <Waiting />}
      {!isPending && (
        <Box sx={{ mt: 3 }}>
          <Problem title={notThere} error={error} onRetry={() => void refetch()} />
        </Box>
      )}
    </Page>
  );
};
export default CampDetailsPage;
