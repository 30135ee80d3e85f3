import { Box, Card, Link, Skeleton } from "@mui/material";
import { useGetOne } from "react-admin";
import { useParams } from "react-router";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { ApiError } from "../../../shared/api.ts";
import { Empty } from "../../../shared/Empty.tsx";
import { dateAt, fullName, longDate, longDateAndTime } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { phoneUrl } from "../../../shared/settings.ts";
import { Fact, missing, removed } from "../../frame/Fact.tsx";
import { Page } from "../../frame/Page.tsx";
import { Section } from "../../frame/Section.tsx";
import { Timeline } from "../../history/Timeline.tsx";
import { freshRow } from "../../data/freshRow.ts";
import { AdminsOnly } from "./AdminsOnly.tsx";
import { CorrectAge } from "./CorrectAge.tsx";
import { ErasePerson } from "./ErasePerson.tsx";
import { RemovedChip, RoleChip } from "./RoleChip.tsx";
import { RoleMenu } from "./RoleMenu.tsx";

const back = { to: "/users", label: "All users" };

const Person = () => {
  const { id = "" } = useParams();
  const { data: user, error, refetch } = useGetOne<UserView>("users", { id }, freshRow);
  if (error instanceof ApiError && error.status === 404)
    return (
      <Page title="User not found" back={back}>
        <Empty title="Nobody has this account" text="It may have been removed." />
      </Page>
    );
  if (!user)
    return (
      <Page title="User" back={back}>
        {error ? (
          <Problem title="Failed to fetch users" error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={360} sx={{ borderRadius: "16px" }} />
        )}
      </Page>
    );
  return (
    <Page
      title={fullName(user)}
      beside={user.erasedAt ? <RemovedChip /> : <RoleChip role={user.role} />}
      back={back}
      actions={!user.erasedAt && <RoleMenu user={user} />}
    >
      <Box
        sx={{
          display: "grid",
          gap: 4,
          gridTemplateColumns: { lg: "minmax(0, 3fr) minmax(280px, 2fr)" },
          alignItems: "start",
        }}
      >
        {user.erasedAt ? <Traces user={user} erasedAt={user.erasedAt} /> : <Facts user={user} />}
        <Section title="Timeline">
          <Timeline of={user.id} />
        </Section>
        {!user.erasedAt && <ErasePerson user={user} />}
      </Box>
    </Page>
  );
};

const Facts = ({ user }: { user: UserView }) => (
  <Card component="dl" sx={{ m: 0, px: { xs: 2, sm: 3 }, py: 1 }}>
    <Fact name="E-mail">{user.email ? <Link href={`mailto:${user.email}`}>{user.email}</Link> : missing}</Fact>
    {/* Questions put to players: staff are not asked, so for them nothing is missing. */}
    {(user.role === "student" || user.age !== null) && (
      <Fact name="Age">{user.age === null ? missing : <ToldAge user={user} />}</Fact>
    )}
    {(user.role === "student" || user.position) && <Fact name="Position">{user.position ?? missing}</Fact>}
    {(user.role === "student" || user.experience) && <Fact name="Experience">{user.experience ?? missing}</Fact>}
    {(user.parentName ?? user.parentEmail ?? user.parentPhone) && (
      <Fact name="Parent">
        {user.parentName && <div>{user.parentName}</div>}
        {user.parentEmail && (
          <div>
            <Link href={`mailto:${user.parentEmail}`}>{user.parentEmail}</Link>
          </div>
        )}
        {user.parentPhone && (
          <div>
            <Link href={phoneUrl(user.parentPhone)}>{user.parentPhone}</Link>
          </div>
        )}
      </Fact>
    )}
    {user.guardian !== "none needed" && (
      <Fact name="Guardian">
        {user.guardianConfirmedAt
          ? `Confirmed on ${longDate(dateAt(user.guardianConfirmedAt))}`
          : `Asked, has not confirmed yet. Until then ${user.canLogIn ? "uploads and messages are locked" : "nobody can log in with this account"}.`}
      </Fact>
    )}
    <Fact name="Joined">{longDate(dateAt(user.createdAt))}</Fact>
  </Card>
);

const ToldAge = ({ user }: { user: UserView }) => (
  <Box sx={{ display: "flex", alignItems: "center", flexWrap: "wrap", columnGap: 1.5 }}>
    <span>
      {user.age}
      {user.ageRecordedOn && `, told on ${longDate(user.ageRecordedOn)}`}
    </span>
    <CorrectAge user={user} />
  </Box>
);

/** What is left of somebody who was erased. */
const Traces = ({ user, erasedAt }: { user: UserView; erasedAt: string }) => (
  <Card component="dl" sx={{ m: 0, px: { xs: 2, sm: 3 }, py: 1 }}>
    <Fact name="Name">{removed}</Fact>
    <Fact name="E-mail">{removed}</Fact>
    <Fact name="Joined">{longDate(dateAt(user.createdAt))}</Fact>
    <Fact name="Erased">{longDateAndTime(erasedAt)}</Fact>
  </Card>
);

const UserShow = () => (
  <AdminsOnly>
    <Person />
  </AdminsOnly>
);
export default UserShow;
