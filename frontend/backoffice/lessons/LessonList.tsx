import { ListBase } from "react-admin";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { useMe } from "../access/me.ts";
import { Page } from "../frame/Page.tsx";
import { place } from "../place.ts";
import { SelectedBar } from "./bulk/SelectedBar.tsx";
import { LessonFilters } from "./LessonFilters.tsx";
import { LessonRows } from "./LessonRows.tsx";
import { givenBy } from "./waiting.ts";
import { rangeOf } from "./timeRanges.ts";

const lead =
  place === "admin"
    ? "Every lesson at the facility. Only its instructor changes a lesson."
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
