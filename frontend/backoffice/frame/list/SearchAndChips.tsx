import { Box } from "@mui/material";
import { useCallback } from "react";
import { useFilterParts } from "../../data/useFilterParts.ts";
import { FilterChips } from "./FilterChips.tsx";
import { SearchField } from "./SearchField.tsx";
import { searchAndChipsWords as words } from "../words.ts";

type Props<V extends string> = {
  search: string; // what the letters are looked for in
  label: string;
  part: string; // of the list's filter
  choices: readonly { label: string; value: V; part?: string }[]; // one of another part of the filter names it
  all?: string;
};

/** Filters a list by text and by one of a few choices. */
export const SearchAndChips = <V extends string>({ search, label, part, choices, all = words.all }: Props<V>) => {
  const { filterValues, change } = useFilterParts();
  const partOf = (choice: { part?: string }) => choice.part ?? part;
  const none = Object.fromEntries(choices.map((choice) => [partOf(choice), undefined]));
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", mb: 2.5 }}>
      <Box sx={{ flex: "1 1 260px", maxWidth: 420, display: "grid" }}>
        <SearchField
          label={search}
          value={filterValues["q"] ?? ""}
          onSearch={useCallback((q: string) => change({ q }), [change])}
        />
      </Box>
      <FilterChips<V | undefined>
        label={label}
        choices={[{ label: all, value: undefined }, ...choices]}
        value={choices.find((choice) => filterValues[partOf(choice)] === choice.value)?.value}
        onChange={(value) => {
          const choice = choices.find((one) => one.value === value);
          change({ ...none, ...(choice && { [partOf(choice)]: value }) });
        }}
      />
    </Box>
  );
};
