import { ListBase } from "react-admin";
import { InquiryStatus, type InquiryView } from "../../../backend/clinics/contract.ts";
import { Page } from "../frame/Page.tsx";
import { SearchAndChips } from "../frame/list/SearchAndChips.tsx";
import { InquiryRows } from "./InquiryRows.tsx";
import { statusLabel } from "./words.ts";

const InquiryFilters = () => (
  <SearchAndChips
    search="Organization, contact or place"
    label="Status"
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
    <Page
      title="Coaching Clinics"
      lead="Leagues, schools and clubs who ask for a clinic, a camp or a session with their board. Whoever gets in touch first takes it."
    >
      <InquiryFilters />
      <InquiryRows />
    </Page>
  </ListBase>
);
export default InquiryList;
