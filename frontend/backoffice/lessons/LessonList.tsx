import { Button } from "@mui/material";
import { ListBase } from "react-admin";
import { Link } from "react-router";
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

/** The bar of a phone has no room for them. */
const MailsOnPhone = () => (
  <Button component={Link} to="/mails" variant="outlined" size="small" sx={{ display: { md: "none" } }}>
    Mails about lessons
  </Button>
);

const LessonList = () => (
  <ListBase<LessonView>
    filter={givenBy(useMe())}
    sort={{ field: "scheduledDate", order: "ASC" }}
    filterDefaultValues={rangeOf("coming")}
    perPage={25}
    queryOptions={{ onError: () => undefined, refetchOnMount: "always" }} // the screen itself says what failed
  >
    <Page title="Lessons" lead={lead} actions={<MailsOnPhone />}>
      <LessonFilters />
      <SelectedBar />
      <LessonRows />
    </Page>
  </ListBase>
);
export default LessonList;
