import { Button } from "@mui/material";
import { useListContext } from "react-admin";
import { Link } from "react-router";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { useMe } from "../access/me.ts";
import { List } from "../frame/list/List.tsx";
import { ExportList } from "../frame/list/ExportList.tsx";
import { ListRows } from "../frame/list/ListRows.tsx";
import { Page } from "../frame/Page.tsx";
import { NewLessonButton } from "./booking/NewLessonButton.tsx";
import { place } from "../place.ts";
import { SelectedBar } from "./bulk/SelectedBar.tsx";
import { LessonFilters } from "./LessonFilters.tsx";
import { LessonStack } from "./LessonStack.tsx";
import { LessonTable } from "./LessonTable.tsx";
import { rangeOf } from "./timeRanges.ts";
import { givenBy } from "./waiting.ts";
import {
  fieldWords,
  instructorName,
  lessonListWords as words,
  lessonWords,
  paidByWords,
  playerName,
  statusWords,
} from "./words.ts";

const cellsOf = (lesson: LessonView) => ({
  date: lesson.date,
  startTime: lesson.startTime,
  minutes: lesson.duration,
  player: playerName(lesson),
  email: lesson.studentEmail,
  phone: lesson.studentPhone,
  instructor: instructorName(lesson),
  status: statusWords[lesson.status],
  location: lesson.location,
  price: lesson.price,
  paid: lesson.payment?.amount,
  paidBy: lesson.payment && paidByWords[lesson.payment.how],
});

/** Nobody has chosen anything: it is as the list opens. */
const isAsOpened = ({ from, ...others }: Record<string, unknown>) =>
  from === rangeOf("coming").from && Object.keys(others).length === 0;

const LessonRows = () => {
  const { filterValues } = useListContext();
  return (
    <ListRows
      failed={lessonWords.failedToFetchLessons}
      counted={words.counted}
      file={<ExportList cellsOf={cellsOf} />}
      noMatch={{
        ...(isAsOpened(filterValues)
          ? { title: words.nothingComingUp, text: words.lessonsShowUpHere }
          : { title: fieldWords.noMatches, text: words.tryAnotherStatus }),
        seeAll: words.showAllLessons,
      }}
      none={{
        title: words.noLessonsYet,
        text: words.lessonsShowUpHere,
        action: place === "instructor" && (
          <Button component={Link} to="/availability" variant="contained">
            {words.addAvailability}
          </Button>
        ),
      }}
      table={<LessonTable />}
      stack={<LessonStack />}
    />
  );
};

const lead = place === "admin" ? words.everyLesson : words.yourLessons;

const LessonList = () => (
  <List<LessonView>
    filter={givenBy(useMe())}
    sort={{ field: "scheduledDate", order: "ASC" }}
    filterDefaultValues={rangeOf("coming")}
  >
    <Page
      title={fieldWords.lessons}
      lead={lead}
      actions={
        <>
          <Button component={Link} to="/revenue" variant="outlined">
            {words.revenue}
          </Button>
          <Button component={Link} to="/reviews" variant="outlined">
            {words.reviews}
          </Button>
          <NewLessonButton />
        </>
      }
    >
      <LessonFilters />
      <SelectedBar />
      <LessonRows />
    </Page>
  </List>
);
export default LessonList;
