import { Box } from "@mui/material";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { dateAt, longDate, longDateAndTime } from "../../../shared/formats.ts";
import { MailLink, PhoneLink } from "../../frame/ContactLinks.tsx";
import { Fact, Facts, missing, removed } from "../../frame/Fact.tsx";
import { CorrectAge } from "./CorrectAge.tsx";

/** Everything we know about one account. */
export const UserFacts = ({ user }: { user: UserView }) => (
  <Facts>
    <Fact name="E-mail">
      <MailLink email={user.email} />
    </Fact>
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
            <MailLink email={user.parentEmail} />
          </div>
        )}
        {user.parentPhone && (
          <div>
            <PhoneLink phone={user.parentPhone} />
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
  </Facts>
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

/** What is left of an erased account. */
export const Traces = ({ user, erasedAt }: { user: UserView; erasedAt: string }) => (
  <Facts>
    <Fact name="Name">{removed}</Fact>
    <Fact name="E-mail">{removed}</Fact>
    <Fact name="Joined">{longDate(dateAt(user.createdAt))}</Fact>
    <Fact name="Erased">{longDateAndTime(erasedAt)}</Fact>
  </Facts>
);
