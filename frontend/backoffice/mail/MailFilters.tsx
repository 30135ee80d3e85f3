import { SearchAndChips } from "../frame/SearchAndChips.tsx";
import { stateLabel } from "./words.ts";

export const MailFilters = () => (
  <SearchAndChips
    search="Address, name or subject"
    label="State"
    part="state"
    choices={(["waiting", "sent", "failed"] as const).map((value) => ({ label: stateLabel(value), value }))}
  />
);
