import { Box, Button, Card, Link, type Theme, useMediaQuery } from "@mui/material";
import { DataTable, Pagination, SimpleList, useListContext } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { RosterView } from "../../../backend/accounts/contract.ts";
import { Empty } from "../../shared/Empty.tsx";
import { fullName } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { tabular } from "../../shared/theme.ts";
import { RowsSkeleton } from "../frame/RowsSkeleton.tsx";
import { lessonsInWords, shortWhen } from "./words.ts";

const Column = DataTable.Col<RosterView>;

/** The students found, or why there are none. */
export const StudentRows = () => {
  const { isPending, error, total, refetch, filterValues, setFilters } = useListContext<RosterView>();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"), { noSsr: true });
  if (error) return <Problem title="Failed to fetch students" error={error} onRetry={() => void refetch()} />;
  if (isPending) return <RowsSkeleton />;
  if (total === 0)
    return Object.keys(filterValues).length > 0 ? (
      <Empty
        title="Nobody matches"
        text="Try fewer letters."
        action={
          <Button variant="contained" onClick={() => setFilters({})}>
            Show all students
          </Button>
        }
      />
    ) : (
      <Empty title="No students yet" text="Whoever asks for a lesson appears here." />
    );
  return (
    <>
      <Card>{narrow ? <Stack /> : <Table />}</Card>
      <Pagination rowsPerPageOptions={[10, 25, 50]} />
    </>
  );
};

const Table = () => (
  <DataTable<RosterView>
    bulkActionButtons={false}
    rowClick="show"
    aria-label="Students"
    sx={{ "& tr:last-child td": { borderBottom: 0 } }}
  >
    <Column
      source="lastName"
      label="Name"
      render={(student) => (
        <Link component={RouterLink} to={`/students/${student.id}/show`} color="inherit" underline="hover">
          {fullName(student)}
        </Link>
      )}
    />
    <Column source="lessons" label="Lessons" align="right" cellSx={() => tabular} />
    <Column
      source="nextLesson"
      label="Next"
      cellSx={() => ({ ...tabular, whiteSpace: "nowrap" })}
      render={({ nextLesson }) => shortWhen(nextLesson)}
    />
    <Column
      source="lastLesson"
      label="Last"
      cellSx={() => ({ ...tabular, whiteSpace: "nowrap" })}
      render={({ lastLesson }) => shortWhen(lastLesson)}
    />
    <Column label="Contact" render={({ email, phone }) => <Contact {...{ email, phone }} />} />
    <Column label="Guardian" render={({ guardian }) => guardian && <Contact {...guardian} />} />
  </DataTable>
);

const Contact = ({ name, email, phone }: { name?: string | null; email: string | null; phone: string | null }) => (
  <Box sx={{ lineHeight: 1.35 }}>
    {name && <Box>{name}</Box>}
    {phone && <Box sx={{ ...tabular, whiteSpace: "nowrap" }}>{phone}</Box>}
    {email && <Box sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>{email}</Box>}
  </Box>
);

const head = (student: RosterView) => (
  <Box component="span" sx={{ fontWeight: 650 }}>
    {fullName(student)}
  </Box>
);

const Stack = () => (
  <SimpleList<RosterView>
    rowClick="show"
    disablePadding
    primaryText={head}
    secondaryText={lessonsInWords}
    sx={{ "& li + li": { borderTop: 1, borderColor: "divider" } }}
  />
);
