import { Button } from "@mui/material";
import { ListBase } from "react-admin";
import { Link } from "react-router";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { useMe } from "../access/me.ts";
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
import { fieldWords, lessonListWords as words, lessonWords } from "./words.ts";

const LessonRows = () => (
  <ListRows
    failed={lessonWords.failedToFetchLessons}
    noMatch={{
      title: fieldWords.noMatches,
      text: words.tryAnotherStatus,
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

const lead = place === "admin" ? words.everyLesson : words.yourLessons;

const LessonList = () => (
  <ListBase<LessonView>
    filter={givenBy(useMe())}
    sort={{ field: "scheduledDate", order: "ASC" }}
    filterDefaultValues={rangeOf("coming")}
    perPage={25}
    queryOptions={{ onError: () => undefined, refetchOnMount: "always" }} // the screen itself says what failed
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
  </ListBase>
);
export default LessonList;
