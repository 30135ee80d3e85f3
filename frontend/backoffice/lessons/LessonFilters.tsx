import { Box, MenuItem, TextField } from "@mui/material";
import { useCallback } from "react";
import type { LessonStatus } from "../../../backend/lessons/contract.ts";
import { useFilterParts } from "../data/useFilterParts.ts";
import { FilterChips } from "../frame/list/FilterChips.tsx";
import { SearchField } from "../frame/list/SearchField.tsx";
import { place } from "../place.ts";
import { InstructorFilter } from "./instructors/InstructorFilter.tsx";
import { type DateRange, nameOf, rangeLabel, rangeNames, rangeOf } from "./timeRanges.ts";
import { fieldWords, lessonFiltersWords as words, statusWords } from "./words.ts";

/** The filter's choices. Scheduled lessons are as firm as confirmed ones; they differ in who entered them. */
const statusFilters: { label: string; status: LessonStatus | LessonStatus[] | undefined }[] = [
  { label: words.all, status: undefined },
  { label: statusWords.pending, status: "pending" },
  { label: statusWords.confirmed, status: ["confirmed", "scheduled"] },
  { label: statusWords.completed, status: "completed" },
  { label: statusWords.missed, status: "missed" },
  { label: statusWords.declined, status: "declined" },
  { label: statusWords.cancelled, status: "cancelled" },
];

export const LessonFilters = () => {
  const { filterValues, change } = useFilterParts();
  const { status, from, until, q, instructorId } = filterValues;
  const changeRange = (range: DateRange) => change({ from: undefined, until: undefined, ...range });
  const range = nameOf({ from, until });
  return (
    <Box sx={{ mb: 2.5, display: "grid", gap: 2 }}>
      <FilterChips
        label={fieldWords.status}
        choices={statusFilters.map(({ label, status }) => ({ label, value: status }))}
        value={status}
        onChange={(status) => change({ status })}
      />
      <Box
        sx={{
          display: "grid",
          gap: 1.5,
          gridTemplateColumns: { xs: "1fr 1fr", md: "repeat(auto-fit, minmax(150px, 1fr))" },
          "& > :first-of-type": { gridColumn: { xs: place === "admin" ? "1 / -1" : "auto", md: "auto" } },
        }}
      >
        <SearchField
          label={fieldWords.player}
          value={q ?? ""}
          onSearch={useCallback((q: string) => change({ q }), [change])}
        />
        {place === "admin" && (
          <InstructorFilter value={instructorId ?? ""} onChange={(instructorId) => change({ instructorId })} />
        )}
        <TextField
          select
          label={words.time}
          value={range}
          onChange={({ target }) => {
            const name = rangeNames.find((name) => name === target.value);
            if (name) changeRange(rangeOf(name));
          }}
        >
          {rangeNames.map((name) => (
            <MenuItem key={name} value={name}>
              {rangeLabel[name]}
            </MenuItem>
          ))}
          {range === "custom" && <MenuItem value="custom">{words.customDates}</MenuItem>}
        </TextField>
        {(["from", "until"] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={end === "from" ? fieldWords.from : words.until}
            value={filterValues[end] ?? ""}
            onChange={({ target }) => change({ [end]: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </Box>
    </Box>
  );
};
