import { Box, Card, Link, Typography } from "@mui/material";
import { useGetList } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { CampView, RegistrationView } from "../../../../backend/camps/contract.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { PhoneLink } from "../../frame/ContactLinks.tsx";
import { removed } from "../../frame/Fact.tsx";
import type { WaiverView } from "../../../../backend/players/waivers/contract.ts";
import { NoWaiver } from "../day/PlayerRow.tsx";
import { PaymentStatusChip } from "../registrations/PaymentStatusChip.tsx";
import { groupName, divisionPlace, experienceInWords, parentName, playerName, rosterWords as words } from "../words.ts";
import { HealthButton } from "./HealthButton.tsx";
import { MoveDivision } from "./MoveDivision.tsx";
import { type Child, type Group, rosterByDivision } from "./rosterByDivision.ts";

type Props = { camp: CampView; registrations: readonly RegistrationView[] };

/** Who comes, division by division, who to call, and who has no waiver yet. */
export const Roster = ({ camp, registrations }: Props) => {
  const { data, error, refetch } = useGetList<WaiverView>(
    "waivers",
    { filter: { waiver: "missing" }, pagination: { page: 1, perPage: 1000 } },
    { refetchOnMount: "always" },
  );
  const unsigned = new Set(data?.map(({ id }) => id)); // names typed at a camp belong to no player
  const groups = rosterByDivision(camp, registrations).filter(({ children }) => children.length > 0);
  if (groups.length === 0)
    return <Typography sx={{ color: "text.secondary" }}>{words.nobodyIsRegisteredYet}</Typography>;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {error && <Problem title={words.waiversNotThere} error={error} onRetry={() => void refetch()} />}
      {groups.map((group) => (
        <Division key={group.division?.id ?? "none"} camp={camp} unsigned={unsigned} {...group} />
      ))}
    </Box>
  );
};

type Unsigned = { unsigned: ReadonlySet<string> };
const Division = ({ camp, division, children, unsigned }: Group & Unsigned & { camp: CampView }) => (
  <Card>
    <Box sx={{ px: 2, py: 1.25, bgcolor: "ground.sand", display: "flex", flexWrap: "wrap", columnGap: 2 }}>
      <Typography variant="h3" sx={{ mr: "auto" }}>
        {groupName(camp, division)}
      </Typography>
      <Box sx={{ color: "text.secondary" }}>
        {division
          ? words.comingOfCapacity(children.length, division.capacity, divisionPlace(division))
          : camp.divisions.length > 0 && words.noDivisionFits}
      </Box>
    </Box>
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {children.map((child) => (
        <Row key={child.id} camp={camp} child={child} isUnsigned={unsigned.has(child.playerId ?? "")} />
      ))}
    </Box>
  </Card>
);

const Row = ({ camp, child, isUnsigned }: { camp: CampView; child: Child; isUnsigned: boolean }) => {
  const { registration, playerAge, emergencyContact, emergencyPhone } = child;
  return (
    <Box
      component="li"
      sx={{
        px: 2,
        py: 1.25,
        display: "grid",
        columnGap: 2,
        rowGap: 0.75,
        alignItems: "center",
        gridTemplateColumns: { xs: "1fr auto", md: "minmax(0, 4fr) minmax(0, 4fr) minmax(0, 4fr) 156px" },
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/camp-registrations/${registration.id}/show`}
          color="inherit"
          underline="hover"
        >
          {playerName(child)}
        </Link>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {[playerAge !== null && words.age(playerAge), experienceInWords(child)].filter(Boolean).join(" · ")}
        </Typography>
        {isUnsigned && <NoWaiver />}
      </Box>
      <Box sx={{ gridColumn: { xs: "1 / -1", md: "auto" }, order: { xs: 2, md: 0 }, typography: "body2" }}>
        {parentName(registration)}
        <br />
        <PhoneLink phone={registration.parentPhone} otherwise={removed} />
      </Box>
      <Box sx={{ gridColumn: { xs: "1 / -1", md: "auto" }, order: { xs: 3, md: 0 }, typography: "body2" }}>
        <Box component="span" sx={{ color: "text.secondary" }}>
          {words.emergencyContact}
        </Box>{" "}
        {emergencyContact}
        <br />
        <PhoneLink phone={emergencyPhone} otherwise={removed} />
      </Box>
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, justifyContent: "flex-end" }}>
        <PaymentStatusChip status={registration.paymentStatus} />
        {registration.hasMedicalInfo && <HealthButton child={child} />}
        {camp.divisions.length > 1 && <MoveDivision camp={camp} child={child} />}
      </Box>
    </Box>
  );
};
