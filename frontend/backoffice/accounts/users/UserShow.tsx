import { Box } from "@mui/material";
import type { ManagedUserView } from "../../../../backend/accounts/contract.ts";
import { fullName } from "../../../shared/formats.ts";
import { Section } from "../../frame/Section.tsx";
import { ShowPage } from "../../frame/ShowPage.tsx";
import { Timeline } from "../../history/open.ts";
import { AdminsOnly } from "../../access/AdminsOnly.tsx";
import { PlayersMemberships } from "../../memberships/open.ts";
import { DownloadPerson, ErasePerson } from "../../privacy/open.ts";
import { CoachPhoto } from "../photo/CoachPhoto.tsx";
import { Certificates } from "./Certificates.tsx";
import { RemovedChip, RoleChip } from "./RoleChip.tsx";
import { RoleMenu } from "./RoleMenu.tsx";
import { Traces, UserFacts } from "./UserFacts.tsx";
import { userShowWords as words } from "../words.ts";

const Person = () => (
  <ShowPage<ManagedUserView>
    resource="users"
    title={words.user}
    back={{ to: "/users", label: words.allUsers }}
    failed={words.failedToFetchUsers}
    gone={{
      title: words.userNotFound,
      heading: words.thisAccountDoesntExist,
      text: words.itMayHaveBeen,
    }}
    heading={(user) => ({
      title: fullName(user),
      beside: user.erasedAt ? <RemovedChip /> : <RoleChip role={user.role} />,
      actions: !user.erasedAt && <RoleMenu user={user} />,
    })}
  >
    {(user) => (
      <>
        <Box sx={{ display: "grid", gap: 4, minWidth: 0 }}>
          {user.erasedAt ? <Traces user={user} erasedAt={user.erasedAt} /> : <UserFacts user={user} />}
          {user.role === "student" && user.players.length > 0 && (
            <Section title={words.membership}>
              <PlayersMemberships user={user} />
            </Section>
          )}
          {(user.role === "instructor" || user.profileImageUrl?.startsWith("/api/")) && !user.erasedAt && (
            <CoachPhoto
              id={user.id}
              name={fullName(user)}
              image={user.profileImageUrl}
              isCoach={user.role === "instructor"}
            />
          )}
          {user.role === "instructor" && !user.erasedAt && <Certificates user={user} />}
        </Box>
        <Section title={words.timeline}>
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
