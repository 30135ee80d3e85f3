import { Box } from "@mui/material";
import { useCallback } from "react";
import { useFilterParts } from "../data/useFilterParts.ts";
import { FilterChips } from "../frame/FilterChips.tsx";
import { SearchField } from "../frame/SearchField.tsx";
import { campStatusLabel } from "./words.ts";

const types = [
  { label: "All", value: undefined },
  { label: "Camps", value: "camp" },
  { label: "Clinics", value: "clinic" },
];
const states = [
  { label: "Any status", value: undefined },
  ...(["active", "completed", "cancelled", "archived"] as const).map((value) => ({
    label: campStatusLabel[value],
    value,
  })),
];

export const CampFilters = () => {
  const { filterValues, change } = useFilterParts();
  const { q, campType, status } = filterValues;
  return (
    <Box sx={{ display: "grid", gap: 1.5, mb: 2.5 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        <Box sx={{ flex: "1 1 240px", maxWidth: 420, display: "grid" }}>
          <SearchField
            label="Title, place or coach"
            value={q ?? ""}
            onSearch={useCallback((q: string) => change({ q }), [change])}
          />
        </Box>
        <FilterChips label="Type" choices={types} value={campType} onChange={(campType) => change({ campType })} />
      </Box>
      <FilterChips label="Status" choices={states} value={status} onChange={(status) => change({ status })} />
    </Box>
  );
};
