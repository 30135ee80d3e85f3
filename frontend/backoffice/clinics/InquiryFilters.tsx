import { InquiryStatus } from "../../../backend/clinics/contract.ts";
import { SearchAndChips } from "../frame/SearchAndChips.tsx";
import { statusLabel } from "./words.ts";

export const InquiryFilters = () => (
  <SearchAndChips
    search="Organization, contact or place"
    label="Status"
    part="status"
    choices={InquiryStatus.options.map((value) => ({ label: statusLabel[value], value }))}
  />
);
