import { InquiryStatus, type InquiryView } from "../../../backend/clinics/contract.ts";
import { List } from "../frame/list/List.tsx";
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
  <List<InquiryView> sort={{ field: "createdAt", order: "DESC" }}>
    <Page title={words.coachingClinics} lead={words.leaguesSchoolsAndClubs}>
      <InquiryFilters />
      <InquiryRows />
    </Page>
  </List>
);
export default InquiryList;
