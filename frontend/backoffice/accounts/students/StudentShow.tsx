import { Box, Link } from "@mui/material";
import type { RosterView } from "../../../../backend/players/studentContract.ts";
import { Link as RouterLink } from "react-router";
import { fullName } from "../../../shared/formats.ts";
import { useMe } from "../../access/me.ts";
import { MailLink, PhoneLink } from "../../frame/ContactLinks.tsx";
import { Fact, Facts, missing } from "../../frame/Fact.tsx";
import { ShowPage } from "../../frame/ShowPage.tsx";
import { StudentCamps } from "../../camps/open.ts";
import { NewLessonButton, StudentLessons } from "../../lessons/open.ts";
import {
  MergedStudent,
  MergeStudentLink,
  MessageFamilyButton,
  StudentGuardians,
  StudentLogin,
  StudentMessages,
  StudentNotes,
} from "../../players/open.ts";
import { StudentFocusPoints, StudentProgress } from "../../videos/open.ts";
import { lessonsInWords } from "./lessonsInWords.ts";
import { StudentPayments } from "./StudentPayments.tsx";
import { studentShowWords as words } from "../words.ts";

const StudentShow = () => (
  <ShowPage<RosterView>
    resource="students"
    title={words.student}
    back={{ to: "/students", label: words.allStudents }}
    failed={words.failedToFetchStudents}
    gone={{
      title: words.studentNotFound,
      ...(useMe().role === "admin"
        ? { heading: words.weCantFind, text: words.mayBeErased }
        : { heading: words.thisStudentIsntOn, text: words.theyHaventRequested }),
    }}
    heading={(student) => ({
      title: fullName(student),
      lead: lessonsInWords(student),
      actions: (
        <>
          <MessageFamilyButton student={student} />
          <NewLessonButton player={{ id: student.id, name: fullName(student) }} />
        </>
      ),
    })}
  >
    {({ id, firstName, age, phone, email, guardian, guardians, hasWaiver, isMovedIn }) => (
      <>
        <Box sx={{ minWidth: 0 }}>
          <MergedStudent keptAs={id} />
          <StudentNotes studentId={id} />
          <StudentMessages studentId={id} />
          <StudentFocusPoints studentId={id} />
          <StudentLessons studentId={id} />
          <StudentCamps studentId={id} />
          <StudentPayments studentId={id} />
          <StudentProgress studentId={id} />
        </Box>
        <Box sx={{ order: { xs: -1, lg: 0 } }}>
          <Facts>
            <Fact name={words.phone}>
              <PhoneLink phone={phone} />
            </Fact>
            <Fact name={words.email}>
              <MailLink email={email} />
            </Fact>
            <Fact name={words.age}>{age ?? missing}</Fact>
            <StudentLogin student={{ id, firstName, age, email, guardians }} />
            {hasWaiver !== null && (
              <Fact name={words.waiver}>
                {hasWaiver ? (
                  <Link component={RouterLink} to={`/waivers/${id}/show`}>
                    {words.waiverSigned}
                  </Link>
                ) : (
                  words.waiverNotSigned
                )}
              </Fact>
            )}
            <StudentGuardians student={{ id, firstName, email, guardians }} />
            {isMovedIn && <Fact name={words.account}>{words.noAccount}</Fact>}
            {guardian && guardians.length === 0 && (
              <>
                <Fact name={words.guardian}>{guardian.name ?? missing}</Fact>
                <Fact name={words.guardiansPhone}>
                  <PhoneLink phone={guardian.phone} />
                </Fact>
                <Fact name={words.guardiansEmail}>
                  <MailLink email={guardian.email} />
                </Fact>
              </>
            )}
            <MergeStudentLink id={id} />
          </Facts>
        </Box>
      </>
    )}
  </ShowPage>
);
export default StudentShow;
