import PrintIcon from "@mui/icons-material/PrintOutlined";
import { Box, Button, Link, Skeleton, Typography } from "@mui/material";
import { useState } from "react";
import { useGetOne } from "react-admin";
import { useParams } from "react-router";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { longDateAndTime, shortMoney } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { phoneUrl } from "../../../shared/settings.ts";
import { freshRow } from "../../data/freshRow.ts";
import { Page } from "../../frame/Page.tsx";
import { Records } from "../Records.tsx";
import {
  campDates,
  campHours,
  groupName,
  divisionPlace,
  parentName,
  playerName,
  playersCount,
  rosterPrintWords as words,
  sectionWords,
} from "../words.ts";
import { useRegistrations } from "../useRegistrations.ts";
import { type Child, type Group, rosterByDivision } from "./rosterByDivision.ts";

/** The roster on paper: one list per division, with room to tick off who is there. Health notes are never printed. */
const RosterPrint = () => {
  const { id = "" } = useParams();
  const { data: camp, error, refetch } = useGetOne<CampView>("camps", { id }, freshRow);
  const [madeAt] = useState(() => new Date().toISOString());
  const registrations = useRegistrations(id);
  const failed = error ?? registrations.error;
  const back = { to: `/camps/${id}/show`, label: words.backToCamp };
  if (failed)
    return (
      <Page title={sectionWords.roster} back={back}>
        <Problem
          title={words.failedToFetchThe}
          error={failed}
          onRetry={() => void Promise.all([refetch(), registrations.refetch()])}
        />
      </Page>
    );
  if (!camp || !registrations.data)
    return (
      <Page title={sectionWords.roster} back={back}>
        <Skeleton variant="rounded" height={420} />
      </Page>
    );
  const groups = rosterByDivision(camp, registrations.data).filter(({ children }) => children.length > 0);
  const count = groups.reduce((sum, { children }) => sum + children.length, 0);
  return (
    <Page
      title={words.rosterOf(camp.title)}
      lead={words.whenAndWhere(
        campDates(camp),
        campHours(camp),
        camp.location,
        playersCount(count),
        longDateAndTime(madeAt),
      )}
      back={back}
      actions={
        <Button
          variant="contained"
          startIcon={<PrintIcon />}
          onClick={() => window.print()}
          sx={{ displayPrint: "none" }}
        >
          {words.printRoster}
        </Button>
      }
    >
      {groups.length === 0 && <Typography>{words.nobodyIsRegisteredYet}</Typography>}
      {groups.map((group) => (
        <Division key={group.division?.id ?? "none"} camp={camp} {...group} />
      ))}
    </Page>
  );
};
export default RosterPrint;

const isPaid = ({ paymentStatus }: Child["registration"]) => paymentStatus === "paid";
const Division = ({ camp, division, children }: Group & { camp: CampView }) => (
  <Box component="section" sx={{ mb: 4, breakInside: "avoid-page" }}>
    <Typography variant="h2">{groupName(camp, division)}</Typography>
    {division && <Typography sx={{ color: "text.secondary" }}>{divisionPlace(division)}</Typography>}
    <Records
      label={groupName(camp, division)}
      onPaper={words.here}
      names={[words.here, words.player, words.age, words.parent, words.emergencyContact, words.paid]}
      rows={children.map(({ id, registration, ...child }) => ({
        id,
        cells: [
          <Box
            key="here"
            component="span"
            aria-hidden
            sx={{ display: "inline-block", width: 18, height: 18, border: 2, borderRadius: "3px" }}
          />,
          <strong key="name">{playerName(child)}</strong>,
          child.playerAge,
          <Reached key="parent" name={parentName(registration)} phone={registration.parentPhone} />,
          (child.emergencyContact ?? child.emergencyPhone) && (
            <Reached key="emergency" name={child.emergencyContact} phone={child.emergencyPhone} />
          ),
          isPaid(registration) ? words.yes : words.noAndOwes(shortMoney(registration.money.outstanding)),
        ],
      }))}
    />
  </Box>
);

const Reached = ({ name, phone }: { name: string | null; phone: string | null }) => (
  <>
    {name}
    {name && phone && ", "}
    {phone && <Link href={phoneUrl(phone)}>{phone}</Link>}
  </>
);
