import { LessonRequestStatus, type LessonRequestView } from "../../../../backend/lessons/contract.ts";
import { List } from "../../frame/list/List.tsx";
import { Page } from "../../frame/Page.tsx";
import { SearchAndChips } from "../../frame/list/SearchAndChips.tsx";
import { place } from "../../place.ts";
import { RequestRows } from "./RequestRows.tsx";
import { fieldWords, requestListWords as words, requestStatusWords } from "../words.ts";

const RequestFilters = () => (
  <SearchAndChips
    search={words.nameEmailOrPhone}
    label={fieldWords.status}
    part="status"
    choices={LessonRequestStatus.options.map((value) => ({ label: requestStatusWords[value], value }))}
  />
);

const lead = place === "admin" ? words.requestsToTheFacility : words.requestsToYou;

const RequestList = () => (
  <List<LessonRequestView> sort={{ field: "submittedAt", order: "DESC" }}>
    <Page title={fieldWords.lessonRequests} lead={lead}>
      <RequestFilters />
      <RequestRows />
    </Page>
  </List>
);
export default RequestList;
