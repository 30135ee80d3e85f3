import { Box } from "@mui/material";
import type { RosterView } from "../../../../backend/accounts/contract.ts";
import { fullName } from "../../../shared/formats.ts";
import { MailLink, PhoneLink } from "../../frame/ContactLinks.tsx";
import { Fact, Facts, missing } from "../../frame/Fact.tsx";
import { ShowPage } from "../../frame/ShowPage.tsx";
import { StudentLessons } from "../../lessons/open.ts";
import { lessonsInWords } from "./words.ts";

const StudentShow = () => (
  <ShowPage<RosterView>
    resource="students"
    title="Student"
    back={{ to: "/students", label: "All students" }}
    failed="Failed to fetch students"
    gone={{
      title: "Student not found",
      heading: "This student is not in your list",
      text: "They never asked you for a lesson, or were removed.",
    }}
    heading={(student) => ({ title: fullName(student), lead: lessonsInWords(student) })}
  >
    {({ id, age, phone, email, guardian }) => (
      <>
        <StudentLessons studentId={id} />
        <Box sx={{ order: { xs: -1, lg: 0 } }}>
          <Facts>
            <Fact name="Phone">
              <PhoneLink phone={phone} />
            </Fact>
            <Fact name="E-mail">
              <MailLink email={email} />
            </Fact>
            <Fact name="Age">{age ?? missing}</Fact>
            {guardian && (
              <>
                <Fact name="Guardian">{guardian.name ?? missing}</Fact>
                <Fact name="Guardian’s phone">
                  <PhoneLink phone={guardian.phone} />
                </Fact>
                <Fact name="Guardian’s e-mail">
                  <MailLink email={guardian.email} />
                </Fact>
              </>
            )}
          </Facts>
        </Box>
      </>
    )}
  </ShowPage>
);
export default StudentShow;
