import { Box, Button, Card, Link, type Theme, useMediaQuery } from "@mui/material";
import { DataTable, Pagination, SimpleList, useListContext } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { Empty } from "../../../shared/Empty.tsx";
import { dateAt, fullName, shortDate } from "../../../shared/formats.ts";
import { Portrait } from "../../../shared/Portrait.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { RowsSkeleton } from "../../frame/RowsSkeleton.tsx";
import { RemovedChip, RoleChip } from "./RoleChip.tsx";
import { RoleMenu } from "./RoleMenu.tsx";

const Column = DataTable.Col<UserView>;

export const UserRows = () => {
  const { isPending, error, total, refetch, setFilters } = useListContext<UserView>();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"), { noSsr: true });
  if (error) return <Problem title="Failed to fetch users" error={error} onRetry={() => void refetch()} />;
  if (isPending) return <RowsSkeleton />;
  if (total === 0)
    return (
      <Empty
        title="Nobody matches"
        text="Try fewer letters, or another role."
        action={
          <Button variant="contained" onClick={() => setFilters({})}>
            Show everyone
          </Button>
        }
      />
    );
  return (
    <>
      <Card>{narrow ? <Stack /> : <Table />}</Card>
      <Pagination rowsPerPageOptions={[10, 25, 50]} />
    </>
  );
};

const chip = ({ role, erasedAt }: UserView) => (erasedAt ? <RemovedChip /> : <RoleChip role={role} />);

const Table = () => (
  <DataTable<UserView>
    bulkActionButtons={false}
    rowClick="show"
    aria-label="Users"
    sx={{ "& tr:last-child td": { borderBottom: 0 } }}
  >
    <Column
      source="lastName"
      label="Name"
      render={(user) => (
        <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
          <Portrait name={fullName(user)} src={user.profileImageUrl} size={32} />
          <Link component={RouterLink} to={`/users/${user.id}/show`} color="inherit" underline="hover">
            {fullName(user)}
          </Link>
        </Box>
      )}
    />
    <Column source="email" label="E-mail" render={({ email, erasedAt }) => (erasedAt ? "Removed" : email)} />
    <Column source="role" label="Role" render={chip} />
    <Column source="createdAt" label="Joined" render={({ createdAt }) => joined(createdAt)} />
    <Column label="Change role" align="right" render={(user) => !user.erasedAt && <RoleMenu user={user} compact />} />
  </DataTable>
);

const userHead = (user: UserView) => (
  <Box sx={{ display: "flex", gap: 1, alignItems: "center", justifyContent: "space-between" }}>
    <Box component="span" sx={{ fontWeight: 650 }}>
      {fullName(user)}
    </Box>
    {chip(user)}
  </Box>
);

const Stack = () => (
  <SimpleList<UserView>
    rowClick="show"
    disablePadding
    primaryText={userHead}
    secondaryText={({ email, erasedAt }) => email ?? (erasedAt ? "Removed" : "No e-mail")}
    sx={{ "& li + li": { borderTop: 1, borderColor: "divider" } }}
  />
);

const joined = (at: string) => `${shortDate(dateAt(at)).replace(/^\w+, /, "")}, ${dateAt(at).slice(0, 4)}`;
