import { ListBase } from "react-admin";
import { LessonRequestStatus, type LessonRequestView } from "../../../../backend/lessons/contract.ts";
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
  <ListBase<LessonRequestView>
    sort={{ field: "submittedAt", order: "DESC" }}
    perPage={25}
    queryOptions={{ onError: () => undefined, refetchOnMount: "always" }} // the screen itself says what failed
  >
    <Page title={fieldWords.lessonRequests} lead={lead}>
      <RequestFilters />
      <RequestRows />
    </Page>
  </ListBase>
);
export default RequestList;
