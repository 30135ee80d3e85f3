import { Button } from "@mui/material";
import { ListBase } from "react-admin";
import { Link } from "react-router";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { useMe } from "../access/me.ts";
import { ListRows } from "../frame/list/ListRows.tsx";
import { Page } from "../frame/Page.tsx";
import { place } from "../place.ts";
import { SelectedBar } from "./bulk/SelectedBar.tsx";
import { LessonFilters } from "./LessonFilters.tsx";
import { LessonStack } from "./LessonStack.tsx";
import { LessonTable } from "./LessonTable.tsx";
import { rangeOf } from "./timeRanges.ts";
import { givenBy } from "./waiting.ts";

const LessonRows = () => (
  <ListRows
    failed="Failed to fetch lessons"
    noMatch={{
      title: "No lesson matches",
      text: "Try another status, another time or fewer letters of the name.",
      seeAll: "Show all lessons",
    }}
    none={{
      title: "No lessons yet",
      text: "Lessons appear here as soon as players book them.",
      action: place === "instructor" && (
        <Button component={Link} to="/availability" variant="contained">
          Publish your availability
        </Button>
      ),
    }}
    table={<LessonTable />}
    stack={<LessonStack />}
  />
);

const lead =
  place === "admin"
    ? "Every lesson at the facility. What you do here, you do for the coach, and the history names you."
    : "Your lessons with everything that happened to them.";

const LessonList = () => (
  <ListBase<LessonView>
    filter={givenBy(useMe())}
    sort={{ field: "scheduledDate", order: "ASC" }}
    filterDefaultValues={rangeOf("coming")}
    perPage={25}
    queryOptions={{ onError: () => undefined, refetchOnMount: "always" }} // the screen itself says what failed
  >
    <Page title="Lessons" lead={lead}>
      <LessonFilters />
      <SelectedBar />
      <LessonRows />
    </Page>
  </ListBase>
);
export default LessonList;
