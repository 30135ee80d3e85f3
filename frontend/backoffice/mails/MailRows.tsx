import { Box, Button, Card, Link, type Theme, useMediaQuery } from "@mui/material";
import { DataTable, Pagination, SimpleList, useListContext } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { MailView } from "../../../backend/mail/contract.ts";
import { Empty } from "../../shared/Empty.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { tabular } from "../../shared/theme.ts";
import { RowsSkeleton } from "../frame/RowsSkeleton.tsx";
import { StateChip } from "./StateChip.tsx";
import { momentOf, recipientOf, subjectOf } from "./words.ts";

const Column = DataTable.Col<MailView>;

/** The mails found, or why there are none and what to do about it. */
export const MailRows = () => {
  const { isPending, error, total, refetch, filterValues, setFilters } = useListContext<MailView>();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"), { noSsr: true });
  if (error) return <Problem title="Failed to fetch mails" error={error} onRetry={() => void refetch()} />;
  if (isPending) return <RowsSkeleton />;
  if (total === 0 && Object.keys(filterValues).length > 0)
    return (
      <Empty
        title="No mail matches"
        text="Try another state, or fewer letters."
        action={
          <Button variant="contained" onClick={() => setFilters({})}>
            Show all mails
          </Button>
        }
      />
    );
  if (total === 0)
    return (
      <Empty
        title="No mails yet"
        text="As soon as a lesson is booked, confirmed, declined or cancelled, the mails about it stand here."
      />
    );
  return (
    <>
      <Card>{narrow ? <Stack /> : <Table />}</Card>
      <Pagination rowsPerPageOptions={[10, 25, 50]} />
    </>
  );
};

const Table = () => (
  <DataTable<MailView>
    bulkActionButtons={false}
    rowClick="show"
    aria-label="Mails"
    sx={{ "& tr:last-child td": { borderBottom: 0 } }}
  >
    <Column
      source="createdAt"
      label="Written"
      cellSx={() => ({ ...tabular, whiteSpace: "nowrap" })}
      render={({ createdAt }) => momentOf(createdAt)}
    />
    <Column
      label="Subject"
      cellSx={() => ({ minWidth: 260 })}
      render={(mail) => (
        <Link component={RouterLink} to={`/mails/${mail.id}/show`} color="inherit" underline="hover">
          {subjectOf(mail)}
        </Link>
      )}
    />
    <Column source="recipient" label="To" render={recipientOf} />
    <Column source="state" label="State" render={(mail) => <StateChip mail={mail} />} />
    <Column label="Note" render={({ reason }) => <Reason text={reason} />} />
  </DataTable>
);

/** Servers are wordy: in the list one line is enough, the mail itself shows all. */
const Reason = ({ text }: { text: string | null }) => (
  <Box
    component="span"
    sx={{
      color: "text.secondary",
      display: "block",
      maxWidth: 200,
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
    }}
  >
    {text}
  </Box>
);

const mailHead = (mail: MailView) => (
  <Box sx={{ display: "flex", gap: 1, alignItems: "flex-start", justifyContent: "space-between" }}>
    <Box component="span" sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>
      {subjectOf(mail)}
    </Box>
    <StateChip mail={mail} />
  </Box>
);

const Stack = () => (
  <SimpleList<MailView>
    rowClick="show"
    disablePadding
    primaryText={mailHead}
    secondaryText={(mail) => `${recipientOf(mail)} · ${momentOf(mail.createdAt)}`}
    sx={{ "& li + li": { borderTop: 1, borderColor: "divider" } }}
  />
);
