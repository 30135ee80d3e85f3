import { Box } from "@mui/material";
import type { ManagedUserView, UserView } from "../../../../backend/accounts/contract.ts";
import { dateAt, longDate, longDateAndTime } from "../../../shared/formats.ts";
import { MailLink, PhoneLink } from "../../frame/ContactLinks.tsx";
import { Fact, Facts, missing, removed } from "../../frame/Fact.tsx";
import { CorrectAge } from "./CorrectAge.tsx";
import { userFactsWords as words } from "../words.ts";

/** Everything we know about one account. */
export const UserFacts = ({ user }: { user: ManagedUserView }) => (
  <Facts>
    <Fact name={words.email}>
      <MailLink email={user.email} />
    </Fact>
    {/* Questions put to players: staff are not asked, so for them nothing is missing. */}
    {(user.role === "student" || user.age !== null) && (
      <Fact name={words.age}>{user.age === null ? missing : <ToldAge user={user} />}</Fact>
    )}
    {(user.role === "student" || user.position) && <Fact name={words.position}>{user.position ?? missing}</Fact>}
    {(user.role === "student" || user.experience) && <Fact name={words.experience}>{user.experience ?? missing}</Fact>}
    {(user.parentName ?? user.parentEmail ?? user.parentPhone) && (
      <Fact name={words.parent}>
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
      <Fact name={words.guardian}>
        {user.guardianConfirmedAt
          ? words.confirmedOn(longDate(dateAt(user.guardianConfirmedAt)))
          : words.askedNotConfirmed(user.canLogIn)}
      </Fact>
    )}
    <Fact name={words.joined}>{longDate(dateAt(user.createdAt))}</Fact>
    {user.lastSeenAt && <Fact name={words.lastSeen}>{longDateAndTime(user.lastSeenAt)}</Fact>}
  </Facts>
);

const ToldAge = ({ user }: { user: UserView }) => (
  <Box sx={{ display: "flex", alignItems: "center", flexWrap: "wrap", columnGap: 1.5 }}>
    <span>
      {user.age}
      {user.ageRecordedOn && words.asOf(longDate(user.ageRecordedOn))}
    </span>
    <CorrectAge user={user} />
  </Box>
);

/** What is left of an erased account. */
export const Traces = ({ user, erasedAt }: { user: UserView; erasedAt: string }) => (
  <Facts>
    <Fact name={words.name}>{removed}</Fact>
    <Fact name={words.email}>{removed}</Fact>
    <Fact name={words.joined}>{longDate(dateAt(user.createdAt))}</Fact>
    <Fact name={words.erased}>{longDateAndTime(erasedAt)}</Fact>
  </Facts>
);
