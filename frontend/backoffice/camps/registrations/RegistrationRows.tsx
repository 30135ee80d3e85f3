import { Box, Link } from "@mui/material";
import { DataTable } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { dateAt, money, shortDate } from "../../../shared/formats.ts";
import { tabular } from "../../../shared/theme.ts";
import { ListRows } from "../../frame/list/ListRows.tsx";
import { RowStack } from "../../frame/list/RowStack.tsx";
import { RowTable } from "../../frame/list/RowTable.tsx";
import { RegistrationChips } from "./RegistrationChips.tsx";
import { childrenInWords, methodInWords, parentName } from "./words.ts";

const Column = DataTable.Col<RegistrationView>;

export const RegistrationRows = () => (
  <ListRows
    failed="Failed to fetch registrations"
    rowHeight={72}
    noMatch={{
      title: "No registration matches",
      text: "Try another camp or status, or fewer letters.",
      seeAll: "Show all registrations",
    }}
    none={{
      title: "No registrations yet",
      text: "When a parent registers a child for a camp, it stands here at once.",
    }}
    table={<Table />}
    stack={<RowStack<RegistrationView> name={parentName} state={chips} below={below} />}
  />
);

const chips = (registration: RegistrationView) => <RegistrationChips registration={registration} />;
const below = (registration: RegistrationView) => (
  <>
    {childrenInWords(registration)}
    <br />
    {registration.campTitle} · {money(registration.totalAmount)}
  </>
);

const Table = () => (
  <RowTable label="Registrations">
    <Column
      source="parentName"
      label="Family"
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
          <Box sx={{ color: "text.secondary", typography: "body2" }}>{childrenInWords(registration)}</Box>
        </>
      )}
    />
    <Column label="Camp" render={({ campTitle }) => campTitle} />
    <Column
      source="registrationDate"
      label="Registered"
      cellSx={() => ({ ...tabular, whiteSpace: "nowrap" })}
      render={({ registrationDate }) => shortDate(dateAt(registrationDate))}
    />
    <Column
      source="totalAmount"
      label="Total"
      align="right"
      cellSx={() => tabular}
      render={({ totalAmount }) => money(totalAmount)}
    />
    <Column
      label="Outstanding"
      align="right"
      cellSx={() => tabular}
      render={({ money: of }) => money(of.outstanding)}
    />
    <Column label="Means to pay" render={methodInWords} />
    <Column label="Payment" render={chips} />
  </RowTable>
);
