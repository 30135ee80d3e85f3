import { ListBase } from "react-admin";
import type { ManagedUserView } from "../../../../backend/accounts/contract.ts";
import { dateAt } from "../../../shared/formats.ts";
import { Page } from "../../frame/Page.tsx";
import { ExportList } from "../../frame/list/ExportList.tsx";
import { SearchAndChips } from "../../frame/list/SearchAndChips.tsx";
import { rolePlural } from "../../access/roles.ts";
import { AdminsOnly } from "../../access/AdminsOnly.tsx";
import { EraseByAddress } from "../../privacy/open.ts";
import { UserRows } from "./UserRows.tsx";
import { userListWords as words } from "../words.ts";

const UserFilters = () => (
  <SearchAndChips
    search={words.nameOrEmail}
    label={words.roleOrMembership}
    part="role"
    choices={[
      ...(["student", "instructor", "admin"] as const).map((value) => ({ label: rolePlural[value], value })),
      { label: words.members, value: "active", part: "membershipStatus" },
      { label: words.notMembers, value: "inactive", part: "membershipStatus" },
    ]}
    all={words.everyone}
  />
);

/** What the rows show. What is known of children stays here: files leave. */
const cellsOf = (user: ManagedUserView) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  role: user.role,
  membership: user.role === "student" ? user.membershipStatus : "",
  membersInFamily: user.players.filter((player) => player.membershipStatus === "active").length,
  joined: dateAt(user.createdAt),
  lastSeen: user.lastSeenAt ? dateAt(user.lastSeenAt) : "",
});

const UserList = () => (
  <AdminsOnly>
    <ListBase<ManagedUserView>
      sort={{ field: "lastName", order: "ASC" }}
      perPage={25}
      queryOptions={{ onError: () => undefined, refetchOnMount: "always" }} // the screen itself says what failed
    >
      <Page
        title={words.users}
        lead={words.everyoneWithAnAccount}
        actions={<ExportList name={words.file} cellsOf={cellsOf} />}
      >
        <UserFilters />
        <UserRows />
        <EraseByAddress />
      </Page>
    </ListBase>
  </AdminsOnly>
);
export default UserList;
