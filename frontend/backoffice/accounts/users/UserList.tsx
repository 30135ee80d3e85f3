import { ListBase } from "react-admin";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { Page } from "../../frame/Page.tsx";
import { AdminsOnly } from "./AdminsOnly.tsx";
import { EraseByAddress } from "./EraseByAddress.tsx";
import { UserFilters } from "./UserFilters.tsx";
import { UserRows } from "./UserRows.tsx";

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
