import PrintIcon from "@mui/icons-material/PrintOutlined";
import { Box, Button, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import { useState } from "react";
import { useGetOne } from "react-admin";
import { useParams } from "react-router";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { longDateAndTime } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { freshRow } from "../../data/freshRow.ts";
import { Page } from "../../frame/Page.tsx";
import { childrenCount, parentName } from "../registrations/words.ts";
import { useRegistrations } from "../useRegistrations.ts";
import { campDates, campHours, divisionName, divisionPlace } from "../words.ts";
import { type Group, rosterByDivision } from "./rosterByDivision.ts";
import { childName } from "./words.ts";

/** The roster on paper: a list a division, with room to tick off who is there. Nothing of anybody's health is printed. */
const RosterPrint = () => {
  const { id = "" } = useParams();
  const { data: camp, error, refetch } = useGetOne<CampView>("camps", { id }, freshRow);
  const [madeAt] = useState(() => new Date().toISOString());
  const registrations = useRegistrations(id);
  const failed = error ?? registrations.error;
  const back = { to: `/camps/${id}/show`, label: "The camp" };
  if (failed)
    return (
      <Page title="Roster" back={back}>
        <Problem
          title="The roster could not be read"
          error={failed}
          onRetry={() => void Promise.all([refetch(), registrations.refetch()])}
        />
      </Page>
    );
  if (!camp || !registrations.data)
    return (
      <Page title="Roster" back={back}>
        <Skeleton variant="rounded" height={420} />
      </Page>
    );
  const groups = rosterByDivision(camp, registrations.data).filter(({ children }) => children.length > 0);
  const count = groups.reduce((sum, { children }) => sum + children.length, 0);
  return (
    <Page
      title={`Roster: ${camp.title}`}
      lead={`${campDates(camp)}, ${campHours(camp)}, ${camp.location}. ${childrenCount(count)}, as of ${longDateAndTime(madeAt)}.`}
      back={back}
      actions={
        <Button
          variant="contained"
          startIcon={<PrintIcon />}
          onClick={() => window.print()}
          sx={{ displayPrint: "none" }}
        >
          Print
        </Button>
      }
    >
      {groups.length === 0 && <Typography>Nobody is registered yet.</Typography>}
      {groups.map((group) => (
        <Division key={group.division?.id ?? "none"} {...group} />
      ))}
    </Page>
  );
};
export default RosterPrint;

const Division = ({ division, children }: Group) => (
  <Box sx={{ mb: 4, breakInside: "avoid-page" }}>
    <Typography variant="h2">{division ? divisionName(division) : "Everybody else"}</Typography>
    {division && <Typography sx={{ color: "text.secondary" }}>{divisionPlace(division)}</Typography>}
    <Box
      sx={{ overflowX: "auto" }}
      component="section"
      tabIndex={0}
      aria-label={division ? divisionName(division) : "Everybody else"}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            {["Here", "Child", "Age", "Parent", "In an emergency", "Paid"].map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {children.map((child) => (
            <TableRow key={child.id} sx={{ breakInside: "avoid" }}>
              <TableCell>
                <Box
                  sx={{ width: 18, height: 18, border: 2, borderColor: "text.secondary", borderRadius: "3px" }}
                  aria-hidden
                />
              </TableCell>
              <TableCell sx={{ fontWeight: 650 }}>{childName(child)}</TableCell>
              <TableCell>{child.playerAge}</TableCell>
              <TableCell>
                {parentName(child.registration)}
                <br />
                {child.registration.parentPhone}
              </TableCell>
              <TableCell>
                {child.emergencyContact}
                <br />
                {child.emergencyPhone}
              </TableCell>
              <TableCell>{child.registration.paymentStatus === "paid" ? "Yes" : "No"}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  </Box>
);
