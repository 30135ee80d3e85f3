import { SearchAndChips } from "../../frame/SearchAndChips.tsx";
import { rolePlural } from "../roles.ts";

export const UserFilters = () => (
  <SearchAndChips
    search="Name or e-mail"
    label="Role"
    part="role"
    choices={(["student", "instructor", "admin"] as const).map((value) => ({ label: rolePlural[value], value }))}
    all="Everyone"
  />
);
