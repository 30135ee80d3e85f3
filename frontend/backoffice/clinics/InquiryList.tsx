import { ListBase } from "react-admin";
import { InquiryStatus, type InquiryView } from "../../../backend/clinics/contract.ts";
import { Page } from "../frame/Page.tsx";
import { SearchAndChips } from "../frame/list/SearchAndChips.tsx";
import { InquiryRows } from "./InquiryRows.tsx";
import { statusLabel } from "./words.ts";
import { inquiryListWords as words } from "./words.ts";

const InquiryFilters = () => (
  <SearchAndChips
    search={words.organizationContactOrLocation}
    label={words.status}
    part="status"
    choices={InquiryStatus.options.map((value) => ({ label: statusLabel[value], value }))}
  />
);

const InquiryList = () => (
  <ListBase<InquiryView>
    sort={{ field: "createdAt", order: "DESC" }}
    perPage={25}
    queryOptions={{ onError: () => undefined, refetchOnMount: "always" }} // the screen itself says what failed
  >
    <Page title={words.coachingClinics} lead={words.leaguesSchoolsAndClubs}>
      <InquiryFilters />
      <InquiryRows />
    </Page>
  </ListBase>
);
export default InquiryList;
