import { Box } from "@mui/material";
import { useCallback } from "react";
import { useFilterParts } from "../../data/useFilterParts.ts";
import { FilterChips } from "../../frame/FilterChips.tsx";
import { SearchField } from "../../frame/SearchField.tsx";
import { rolePlural } from "../roles.ts";

const choices = [
  { label: "Everyone", value: undefined },
  { label: rolePlural.student, value: "student" },
  { label: rolePlural.instructor, value: "instructor" },
  { label: rolePlural.admin, value: "admin" },
];

export const UserFilters = () => {
  const { filterValues, change } = useFilterParts();
  const { q, role } = filterValues;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", mb: 2.5 }}>
      <Box sx={{ flex: "1 1 260px", maxWidth: 420 }}>
        <SearchField
          label="Name or e-mail"
          value={q ?? ""}
          onSearch={useCallback((q: string) => change({ q }), [change])}
        />
      </Box>
      <FilterChips label="Role" choices={choices} value={role} onChange={(role) => change({ role })} />
    </Box>
  );
};
