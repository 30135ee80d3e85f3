import { Box } from "@mui/material";
import { useCallback } from "react";
import { LessonRequestStatus } from "../../../backend/lessons/contract.ts";
import { useFilterParts } from "../data/useFilterParts.ts";
import { FilterChips } from "../frame/FilterChips.tsx";
import { SearchField } from "../frame/SearchField.tsx";
import { statusLabel } from "./words.ts";

const choices = [
  { label: "All", value: undefined },
  ...LessonRequestStatus.options.map((status) => ({ label: statusLabel[status], value: status })),
];

export const RequestFilters = () => {
  const { filterValues, change } = useFilterParts();
  const { q, status } = filterValues;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", mb: 2.5 }}>
      <FilterChips label="Status" choices={choices} value={status} onChange={(status) => change({ status })} />
      <Box sx={{ flex: "1 1 240px", maxWidth: 420, display: "grid" }}>
        <SearchField
          label="Name, e-mail or phone"
          value={q ?? ""}
          onSearch={useCallback((q: string) => change({ q }), [change])}
        />
      </Box>
    </Box>
  );
};
