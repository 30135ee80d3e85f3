import { LessonRequestStatus } from "../../../../backend/lessons/contract.ts";
import { SearchAndChips } from "../../frame/SearchAndChips.tsx";
import { statusLabel } from "./words.ts";

export const RequestFilters = () => (
  <SearchAndChips
    search="Name, e-mail or phone"
    label="Status"
    part="status"
    choices={LessonRequestStatus.options.map((value) => ({ label: statusLabel[value], value }))}
  />
);
