import { ListBase } from "react-admin";
import { LessonRequestStatus, type LessonRequestView } from "../../../../backend/lessons/contract.ts";
import { Page } from "../../frame/Page.tsx";
import { SearchAndChips } from "../../frame/list/SearchAndChips.tsx";
import { place } from "../../place.ts";
import { RequestRows } from "./RequestRows.tsx";
import { statusLabel } from "./words.ts";

const RequestFilters = () => (
  <SearchAndChips
    search="Name, e-mail or phone"
    label="Status"
    part="status"
    choices={LessonRequestStatus.options.map((value) => ({ label: statusLabel[value], value }))}
  />
);

const lead =
  place === "admin"
    ? "Families who want another time or place than is offered. They were promised a reply within 24 hours."
    : "Requests to you, and those that any instructor may take. Families were promised a reply within 24 hours.";

const RequestList = () => (
  <ListBase<LessonRequestView>
    sort={{ field: "submittedAt", order: "DESC" }}
    perPage={25}
    queryOptions={{ onError: () => undefined, refetchOnMount: "always" }} // the screen itself says what failed
  >
    <Page title="Lesson requests" lead={lead}>
      <RequestFilters />
      <RequestRows />
    </Page>
  </ListBase>
);
export default RequestList;
