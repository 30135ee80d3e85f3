import { Box } from "@mui/material";
import { useCallback } from "react";
import { InquiryStatus } from "../../../backend/clinics/contract.ts";
import { useFilterParts } from "../data/useFilterParts.ts";
import { FilterChips } from "../frame/FilterChips.tsx";
import { SearchField } from "../frame/SearchField.tsx";
import { statusLabel } from "./words.ts";

const choices = [
  { label: "All", value: undefined },
  ...InquiryStatus.options.map((status) => ({ label: statusLabel[status], value: status })),
];

export const InquiryFilters = () => {
  const { filterValues, change } = useFilterParts();
  const { q, status } = filterValues;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", mb: 2.5 }}>
      <FilterChips label="Status" choices={choices} value={status} onChange={(status) => change({ status })} />
      <Box sx={{ flex: "1 1 240px", maxWidth: 420, display: "grid" }}>
        <SearchField
          label="Organization, contact or place"
          value={q ?? ""}
          onSearch={useCallback((q: string) => change({ q }), [change])}
        />
      </Box>
    </Box>
  );
};
