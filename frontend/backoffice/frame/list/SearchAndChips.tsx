import { Box } from "@mui/material";
import { useCallback } from "react";
import { useFilterParts } from "../../data/useFilterParts.ts";
import { OfferChips } from "./OfferChips.tsx";
import { SearchField } from "./SearchField.tsx";
import { searchAndChipsWords as words } from "../words.ts";

type Props = {
  search: string; // what the letters are looked for in
  label: string;
  part: string; // of the list's filter
  choices: readonly { label: string; value: string; part?: string }[]; // one of another part of the filter names it
  all?: string;
};

/** Filters a list by text and by one of a few choices. */
export const SearchAndChips = ({ search, label, part, choices, all = words.all }: Props) => {
  const { filterValues, change } = useFilterParts();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", mb: 2.5 }}>
      <Box sx={{ flex: "1 1 260px", maxWidth: 420, display: "grid" }}>
        <SearchField
          label={search}
          value={filterValues["q"] ?? ""}
          onSearch={useCallback((q: string) => change({ q }), [change])}
        />
      </Box>
      <OfferChips
        name={part}
        label={label}
        all={all}
        offers={choices.map(({ label, value, part: other = part }) => ({
          key: `${other} ${value}`,
          label,
          filter: { [other]: value },
        }))}
      />
    </Box>
  );
};
