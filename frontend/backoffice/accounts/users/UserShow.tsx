import type { UserView } from "../../../../backend/accounts/contract.ts";
import { fullName } from "../../../shared/formats.ts";
import { Section } from "../../frame/Section.tsx";
import { ShowPage } from "../../frame/ShowPage.tsx";
import { Timeline } from "../../history/open.ts";
import { AdminsOnly } from "../../access/AdminsOnly.tsx";
import { DownloadPerson, ErasePerson } from "../../privacy/open.ts";
import { RemovedChip, RoleChip } from "./RoleChip.tsx";
import { RoleMenu } from "./RoleMenu.tsx";
import { Traces, UserFacts } from "./UserFacts.tsx";

const Person = () => (
  <ShowPage<UserView>
    resource="users"
    title="User"
    back={{ to: "/users", label: "All users" }}
    failed="Failed to fetch users"
    gone={{
      title: "User not found",
      heading: "Nobody has this account",
      text: "It may have been removed.",
    }}
    heading={(user) => ({
      title: fullName(user),
      beside: user.erasedAt ? <RemovedChip /> : <RoleChip role={user.role} />,
      actions: !user.erasedAt && <RoleMenu user={user} />,
    })}
  >
    {(user) => (
      <>
        {user.erasedAt ? <Traces user={user} erasedAt={user.erasedAt} /> : <UserFacts user={user} />}
        <Section title="Timeline">
          <Timeline of={user.id} />
        </Section>
        {!user.erasedAt && (
          <div>
            <DownloadPerson user={user} />
            <ErasePerson user={user} />
          </div>
        )}
      </>
    )}
  </ShowPage>
);

const UserShow = () => (
  <AdminsOnly>
    <Person />
  </AdminsOnly>
);
export default UserShow;
