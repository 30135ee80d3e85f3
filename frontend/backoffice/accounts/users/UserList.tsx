import { ListBase } from "react-admin";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { Page } from "../../frame/Page.tsx";
import { SearchAndChips } from "../../frame/list/SearchAndChips.tsx";
import { rolePlural } from "../../access/roles.ts";
import { AdminsOnly } from "../../access/AdminsOnly.tsx";
import { EraseByAddress } from "../../privacy/open.ts";
import { UserRows } from "./UserRows.tsx";

const UserFilters = () => (
  <SearchAndChips
    search="Name or e-mail"
    label="Role"
    part="role"
    choices={(["student", "instructor", "admin"] as const).map((value) => ({ label: rolePlural[value], value }))}
    all="Everyone"
  />
);

const UserList = () => (
  <AdminsOnly>
    <ListBase<UserView>
      sort={{ field: "lastName", order: "ASC" }}
      perPage={25}
      queryOptions={{ onError: () => undefined, refetchOnMount: "always" }} // the screen itself says what failed
    >
      <Page title="Users" lead="Everyone with an account, and what they may do.">
        <UserFilters />
        <UserRows />
        <EraseByAddress />
      </Page>
    </ListBase>
  </AdminsOnly>
);
export default UserList;
