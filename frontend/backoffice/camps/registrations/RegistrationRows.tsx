import { Box, Link } from "@mui/material";
import { DataTable } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { receivedByLabel } from "../../../shared/camps/campTexts.ts";
import { dateAt, money, shortDate } from "../../../shared/formats.ts";
import { tabular } from "../../../shared/theme.ts";
import { ExportList } from "../../frame/list/ExportList.tsx";
import { ListRows } from "../../frame/list/ListRows.tsx";
import { RowStack } from "../../frame/list/RowStack.tsx";
import { RowTable } from "../../frame/list/RowTable.tsx";
import { RegistrationChips } from "./RegistrationChips.tsx";
import {
  failedToFetchRegistrations,
  moneyWords,
  parentName,
  paymentStatusLabel,
  playersInWords,
  registrationStatusLabel,
  registrationRowsWords as words,
  wayPaidInWords,
} from "../words.ts";

const Column = DataTable.Col<RegistrationView>;

/** What the rows show, and how to reach the family. What parents wrote about health stays here: files leave. */
const cellsOf = (registration: RegistrationView) => ({
  registered: dateAt(registration.registrationDate),
  parent: parentName(registration),
  email: registration.parentEmail,
  phone: registration.parentPhone,
  players: playersInWords(registration),
  camp: registration.campTitle,
  starts: registration.campStartDate,
  status: registrationStatusLabel[registration.registrationStatus],
  total: registration.totalAmount,
  collected: registration.money.collected,
  outstanding: registration.money.outstanding,
  refunded: registration.money.refunded,
  refundDue: registration.money.refundDue,
  paymentMethod: wayPaidInWords(registration),
  receivedBy: registration.receivedBy && receivedByLabel[registration.receivedBy],
  payment: paymentStatusLabel[registration.paymentStatus],
});

export const RegistrationRows = () => (
  <ListRows
    failed={failedToFetchRegistrations}
    counted={words.counted}
    file={<ExportList cellsOf={cellsOf} />}
    rowHeight={72}
    noMatch={{
      title: words.noMatches,
      text: words.tryAnotherCampOr,
      seeAll: words.showAllRegistrations,
    }}
    none={{
      title: words.noRegistrationsYet,
      text: words.registrationsShowUp,
    }}
    table={<Table />}
    stack={<RowStack<RegistrationView> name={parentName} state={chips} below={below} />}
  />
);

const chips = (registration: RegistrationView) => <RegistrationChips registration={registration} />;
const below = (registration: RegistrationView) => (
  <>
    {playersInWords(registration)}
    <br />
    {registration.campTitle} · {money(registration.totalAmount)}
  </>
);

const Table = () => (
  <RowTable label={words.registrations}>
    <Column
      source="parentName"
      label={words.family}
      render={(registration) => (
        <>
          <Link
            component={RouterLink}
            to={`/camp-registrations/${registration.id}/show`}
            color="inherit"
            underline="hover"
          >
            {parentName(registration)}
          </Link>
          <Box sx={{ color: "text.secondary", typography: "body2" }}>{playersInWords(registration)}</Box>
        </>
      )}
    />
    <Column label={words.camp} render={({ campTitle }) => campTitle} />
    <Column
      source="registrationDate"
      label={words.registered}
      cellSx={() => ({ ...tabular, whiteSpace: "nowrap" })}
      render={({ registrationDate }) => shortDate(dateAt(registrationDate))}
    />
    <Column
      source="totalAmount"
      label={words.total}
      align="right"
      cellSx={() => tabular}
      render={({ totalAmount }) => money(totalAmount)}
    />
    <Column
      label={moneyWords.outstanding}
      align="right"
      cellSx={() => tabular}
      render={({ money: of }) => money(of.outstanding)}
    />
    <Column label={words.paymentMethod} render={wayPaidInWords} />
    <Column label={words.payment} render={chips} />
  </RowTable>
);
