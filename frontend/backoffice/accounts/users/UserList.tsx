import type { ManagedUserView } from "../../../../backend/accounts/contract.ts";
import { List } from "../../frame/list/List.tsx";
import { Page } from "../../frame/Page.tsx";
import { SearchAndChips } from "../../frame/list/SearchAndChips.tsx";
import { AdminsOnly } from "../../access/AdminsOnly.tsx";
import { EraseByAddress } from "../../privacy/open.ts";
import { UserRows } from "./UserRows.tsx";
import { rolePlural, userListWords as words } from "../words.ts";

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

const UserList = () => (
  <AdminsOnly>
    <List<ManagedUserView> sort={{ field: "lastName", order: "ASC" }}>
      <Page title={words.users} lead={words.everyoneWithAnAccount}>
        <UserFilters />
        <UserRows />
        <EraseByAddress />
      </Page>
    </List>
  </AdminsOnly>
);
export default UserList;
