import { Card, Typography } from "@mui/material";
import { useState } from "react";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { exportUrl } from "../../../../backend/privacy/contract.ts";
import { DownloadData } from "../../../shared/DownloadData.tsx";
import { fullName } from "../../../shared/formats.ts";
import { Section } from "../../frame/Section.tsx";
import { ShowPage } from "../../frame/ShowPage.tsx";
import { Timeline } from "../../history/Timeline.tsx";
import { AdminsOnly } from "../../access/AdminsOnly.tsx";
import { EraseCard } from "../../privacy/EraseCard.tsx";
import { EraseDialog } from "../../privacy/EraseDialog.tsx";
import { RemovedChip, RoleChip } from "./RoleChip.tsx";
import { RoleMenu } from "./RoleMenu.tsx";
import { Traces, UserFacts } from "./UserFacts.tsx";

/** Erases an account with everything about its person. */
const ErasePerson = ({ user }: { user: UserView }) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <EraseCard onAsk={() => setAsking(true)}>
        For when a person, or a parent for a child, asks that nothing about them is kept. Names and contacts are removed
        everywhere; the lessons stay in the books without them.
      </EraseCard>
      {asking && <EraseDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
};

/** For when a person asks an admin for what is held on them. */
const DownloadPerson = ({ user }: { user: UserView }) => (
  <Section title="Personal data">
    <Card sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}>
      <Typography>
        Everything we hold on this person in one file, medical notes included. Hand it to the person, or to a parent who
        asks for a child. The timeline shows that you downloaded it.
      </Typography>
      <DownloadData asked={{ url: `${exportUrl}?userId=${encodeURIComponent(user.id)}` }} label="Download data" />
    </Card>
  </Section>
);

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
