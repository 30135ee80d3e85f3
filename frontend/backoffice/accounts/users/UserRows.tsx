import { Box, Link } from "@mui/material";
import { DataTable } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { ManagedUserView } from "../../../../backend/accounts/contract.ts";
import { dateAt, fullName, shortDate } from "../../../shared/formats.ts";
import { tabular } from "../../../shared/theme.ts";
import { Portrait } from "../../../shared/Portrait.tsx";
import { roleLabel } from "../../access/roles.ts";
import { ExportList } from "../../frame/list/ExportList.tsx";
import { ListRows } from "../../frame/list/ListRows.tsx";
import { RowStack } from "../../frame/list/RowStack.tsx";
import { RowTable } from "../../frame/list/RowTable.tsx";
import { accountsMembership, AccountsMembership, MembershipMenu } from "../../memberships/open.ts";
import { RemovedChip, RoleChip } from "./RoleChip.tsx";
import { RoleMenu } from "./RoleMenu.tsx";
import { userRowsWords as words } from "../words.ts";

const Column = DataTable.Col<ManagedUserView>;

const chip = ({ role, erasedAt }: ManagedUserView) => (erasedAt ? <RemovedChip /> : <RoleChip role={role} />);

/** What the rows show. What is known of children stays here: files leave. */
const cellsOf = (user: ManagedUserView) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  role: user.erasedAt ? words.removed : roleLabel[user.role],
  membership: user.role === "student" && !user.erasedAt ? accountsMembership(user) : "",
  membersInFamily: user.players.filter((player) => player.membershipStatus === "active").length,
  joined: dateAt(user.createdAt),
  lastSeen: user.lastSeenAt ? dateAt(user.lastSeenAt) : "",
});

export const UserRows = () => (
  <ListRows
    failed={words.failedToFetchUsers}
    counted={words.counted}
    file={<ExportList cellsOf={cellsOf} />}
    noMatch={{ title: words.noMatches, text: words.tryAShorterSearch, seeAll: words.showEveryone }}
    table={<Table />}
    stack={
      <RowStack<ManagedUserView>
        name={fullName}
        state={chip}
        below={({ email, erasedAt }) => email ?? (erasedAt ? words.removed : words.noEmail)}
      />
    }
  />
);

const Table = () => (
  <RowTable label={words.users}>
    <Column
      source="lastName"
      label={words.name}
      render={(user) => (
        <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
          <Portrait name={fullName(user)} src={user.profileImageUrl} size={32} />
          <Link component={RouterLink} to={`/users/${user.id}/show`} color="inherit" underline="hover">
            {fullName(user)}
          </Link>
        </Box>
      )}
    />
    <Column source="email" label={words.email} render={({ email, erasedAt }) => (erasedAt ? words.removed : email)} />
    <Column source="role" label={words.role} render={chip} />
    <Column
      label={words.membership}
      render={(user) => user.role === "student" && !user.erasedAt && <AccountsMembership user={user} />}
    />
    <Column
      source="createdAt"
      label={words.joined}
      cellSx={oneLine}
      render={({ createdAt }) => dayAndYear(createdAt)}
    />
    <Column
      label={words.lastSeen}
      cellSx={oneLine}
      render={({ lastSeenAt, erasedAt }) => !erasedAt && (lastSeenAt ? dayAndYear(lastSeenAt) : words.notKnown)}
    />
    <Column
      label={words.change}
      align="right"
      render={(user) =>
        !user.erasedAt && (
          <Box component="span" sx={{ whiteSpace: "nowrap" }}>
            {user.role === "student" && <MembershipMenu user={user} />}
            <RoleMenu user={user} compact />
          </Box>
        )
      }
    />
  </RowTable>
);

const oneLine = () => ({ ...tabular, whiteSpace: "nowrap" });
const dayAndYear = (at: string) => `${shortDate(dateAt(at)).replace(/^\w+, /, "")}, ${dateAt(at).slice(0, 4)}`;
