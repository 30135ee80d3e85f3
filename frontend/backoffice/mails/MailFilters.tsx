import { Box } from "@mui/material";
import { useCallback } from "react";
import { useFilterParts } from "../data/useFilterParts.ts";
import { FilterChips } from "../frame/FilterChips.tsx";
import { SearchField } from "../frame/SearchField.tsx";
import { stateLabel } from "./words.ts";

const choices = [
  { label: "All", value: undefined },
  ...(["waiting", "sent", "failed"] as const).map((value) => ({ label: stateLabel(value), value })),
];

export const MailFilters = () => {
  const { filterValues, change } = useFilterParts();
  const { q, state } = filterValues;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", mb: 2.5 }}>
      <Box sx={{ flex: "1 1 260px", maxWidth: 420 }}>
        <SearchField
          label="Address, name or subject"
          value={q ?? ""}
          onSearch={useCallback((q: string) => change({ q }), [change])}
        />
      </Box>
      <FilterChips label="State" choices={choices} value={state} onChange={(state) => change({ state })} />
    </Box>
  );
};
