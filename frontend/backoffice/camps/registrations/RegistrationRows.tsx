import { Box, Button, Card, Link, type Theme, useMediaQuery } from "@mui/material";
import { DataTable, Pagination, SimpleList, useListContext } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { Empty } from "../../../shared/Empty.tsx";
import { dateAt, money, shortDate } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { tabular } from "../../../shared/theme.ts";
import { RowsSkeleton } from "../../frame/RowsSkeleton.tsx";
import { RegistrationChips } from "./RegistrationChips.tsx";
import { childrenInWords, methodInWords, parentName } from "./words.ts";

const Column = DataTable.Col<RegistrationView>;

/** The registrations found, or why there are none. */
export const RegistrationRows = () => {
  const { isPending, error, total, refetch, filterValues, setFilters } = useListContext<RegistrationView>();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"), { noSsr: true });
  if (error) return <Problem title="Failed to fetch registrations" error={error} onRetry={() => void refetch()} />;
  if (isPending) return <RowsSkeleton height={72} />;
  if (total === 0)
    return Object.keys(filterValues).length > 0 ? (
      <Empty
        title="No registration matches"
        text="Try another camp or status, or fewer letters."
        action={
          <Button variant="contained" onClick={() => setFilters({})}>
            Show all registrations
          </Button>
        }
      />
    ) : (
      <Empty title="No registrations yet" text="When a parent registers a child for a camp, it stands here at once." />
    );
  return (
    <>
      <Card>{narrow ? <Stack /> : <Table />}</Card>
      <Pagination rowsPerPageOptions={[10, 25, 50]} />
    </>
  );
};

/** On a desk. The row is a large target for the mouse; the parent's name is the link for everybody. */
const Table = () => (
  <DataTable<RegistrationView>
    bulkActionButtons={false}
    rowClick="show"
    aria-label="Registrations"
    sx={{ "& tr:last-child td": { borderBottom: 0 } }}
  >
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
    <Column label="Payment" render={(registration) => <RegistrationChips registration={registration} />} />
  </DataTable>
);

const head = (registration: RegistrationView) => (
  <Box component="span" sx={{ display: "flex", gap: 1, justifyContent: "space-between" }}>
    <Box component="span" sx={{ fontWeight: 650, flex: "none", maxWidth: "60%" }}>
      {parentName(registration)}
    </Box>
    <RegistrationChips registration={registration} />
  </Box>
);
const below = (registration: RegistrationView) => (
  <>
    {childrenInWords(registration)}
    <br />
    {registration.campTitle} · {money(registration.totalAmount)}
  </>
);

/** On a phone. */
const Stack = () => (
  <SimpleList<RegistrationView>
    rowClick="show"
    disablePadding
    primaryText={head}
    secondaryText={below}
    sx={{ "& li + li": { borderTop: 1, borderColor: "divider" } }}
  />
);
