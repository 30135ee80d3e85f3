import { Box, Link } from "@mui/material";
import { DataTable } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { RosterView } from "../../../../backend/players/studentContract.ts";
import { clockAt, dateAt, fullName, shortDate } from "../../../shared/formats.ts";
import { reachedThrough } from "../../../shared/players/PlayerOption.tsx";
import { tabular } from "../../../shared/theme.ts";
import { ExportList } from "../../frame/list/ExportList.tsx";
import { ListRows } from "../../frame/list/ListRows.tsx";
import { RowStack } from "../../frame/list/RowStack.tsx";
import { RowTable } from "../../frame/list/RowTable.tsx";
import { lessonsInWords, shortWhen } from "./lessonsInWords.ts";
import { studentRowsWords as words } from "../words.ts";

const Column = DataTable.Col<RosterView>;

/** What the rows show. */
const cellsOf = (student: RosterView) => ({
  firstName: student.firstName,
  lastName: student.lastName,
  lessons: student.lessons,
  next: shortWhen(student.nextLesson),
  last: shortWhen(student.lastLesson),
  email: student.email,
  phone: student.phone,
  guardian: student.guardian?.name,
  guardianEmail: student.guardian?.email,
  guardianPhone: student.guardian?.phone,
});

export const StudentRows = () => (
  <ListRows
    failed={words.failedToFetchStudents}
    counted={words.counted}
    file={<ExportList cellsOf={cellsOf} />}
    noMatch={{ title: words.noMatches, text: words.tryAShorterSearch, seeAll: words.showAllStudents }}
    none={{ title: words.noStudentsYet, text: words.playersShowUp }}
    table={<Table />}
    stack={<RowStack<RosterView> name={fullName} below={below} />}
  />
);

/** The name alone doesn't say which of two players it is. */
const below = (student: RosterView) => (
  <>
    {reachedThrough(student)}
    {reachedThrough(student) && <br />}
    {lessonsInWords(student)}
  </>
);

const Table = () => (
  <RowTable label={words.students}>
    <Column
      source="lastName"
      label={words.name}
      render={(student) => (
        <Link component={RouterLink} to={`/students/${student.id}/show`} color="inherit" underline="hover">
          {fullName(student)}
        </Link>
      )}
    />
    <Column source="lessons" label={words.lessons} align="right" cellSx={() => tabular} />
    <Column
      source="nextLesson"
      label={words.next}
      cellSx={() => ({ ...tabular, whiteSpace: "nowrap" })}
      render={({ nextLesson }) => <When lesson={nextLesson} />}
    />
    <Column
      source="lastLesson"
      label={words.last}
      cellSx={() => ({ ...tabular, whiteSpace: "nowrap" })}
      render={({ lastLesson }) => <When lesson={lastLesson} />}
    />
    <Column label={words.contact} cellSx={wide} render={({ email, phone }) => <Contact {...{ email, phone }} />} />
    <Column label={words.guardian} cellSx={wide} render={({ guardian }) => guardian && <Contact {...guardian} />} />
  </RowTable>
);

/** The day above the time, which leaves room for the addresses. */
const When = ({ lesson }: { lesson: RosterView["nextLesson"] }) =>
  lesson && (
    <>
      {shortDate(dateAt(lesson.scheduledDate))}
      <br />
      {clockAt(lesson.scheduledDate)}
    </>
  );

const wide = () => ({ minWidth: 216 }); // most email addresses stay on one line
const Contact = ({ name, email, phone }: { name?: string | null; email: string | null; phone: string | null }) => (
  <Box sx={{ lineHeight: 1.35 }}>
    {name && <Box>{name}</Box>}
    {phone && <Box sx={{ ...tabular, whiteSpace: "nowrap" }}>{phone}</Box>}
    {email && <Box sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>{email}</Box>}
  </Box>
);
