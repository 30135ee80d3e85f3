import { Box, Link } from "@mui/material";
import { DataTable } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { dateAt, fullName, shortDate } from "../../../shared/formats.ts";
import { Portrait } from "../../../shared/Portrait.tsx";
import { ListRows } from "../../frame/list/ListRows.tsx";
import { RowStack } from "../../frame/list/RowStack.tsx";
import { RowTable } from "../../frame/list/RowTable.tsx";
import { RemovedChip, RoleChip } from "./RoleChip.tsx";
import { RoleMenu } from "./RoleMenu.tsx";

const Column = DataTable.Col<UserView>;

const chip = ({ role, erasedAt }: UserView) => (erasedAt ? <RemovedChip /> : <RoleChip role={role} />);

export const UserRows = () => (
  <ListRows
    failed="Failed to fetch users"
    noMatch={{ title: "Nobody matches", text: "Try fewer letters, or another role.", seeAll: "Show everyone" }}
    table={<Table />}
    stack={
      <RowStack<UserView>
        name={fullName}
        state={chip}
        below={({ email, erasedAt }) => email ?? (erasedAt ? "Removed" : "No e-mail")}
      />
    }
  />
);

const Table = () => (
  <RowTable label="Users">
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
  </RowTable>
);

const joined = (at: string) => `${shortDate(dateAt(at)).replace(/^\w+, /, "")}, ${dateAt(at).slice(0, 4)}`;
