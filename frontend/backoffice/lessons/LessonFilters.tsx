import { Box, MenuItem, TextField } from "@mui/material";
import { useCallback } from "react";
import type { LessonStatus } from "../../../backend/lessons/contract.ts";
import { useFilterParts } from "../data/useFilterParts.ts";
import { OfferChips } from "../frame/list/OfferChips.tsx";
import { useOffers } from "../frame/list/offers.ts";
import { SearchField } from "../frame/list/SearchField.tsx";
import { place } from "../place.ts";
import { InstructorFilter } from "./instructors/InstructorFilter.tsx";
import { type DateRange, nameOf, rangeLabel, rangeNames, rangeOf } from "./timeRanges.ts";
import { fieldWords, lessonFiltersWords as words, statusWords } from "./words.ts";

/** The filter's choices. Scheduled lessons are as firm as confirmed ones; they differ in who entered them. */
const statusFilters: { key: LessonStatus; label: string; filter: { status: LessonStatus | LessonStatus[] } }[] = [
  { key: "pending", label: statusWords.pending, filter: { status: "pending" } },
  { key: "confirmed", label: words.confirmedOrScheduled, filter: { status: ["confirmed", "scheduled"] } },
  { key: "completed", label: statusWords.completed, filter: { status: "completed" } },
  { key: "missed", label: statusWords.missed, filter: { status: "missed" } },
  { key: "declined", label: statusWords.declined, filter: { status: "declined" } },
  { key: "cancelled", label: statusWords.cancelled, filter: { status: "cancelled" } },
];

/** Dates, by name: "This week" saved today is next week's week then. */
const timeOffers = () =>
  rangeNames.filter((name) => name !== "any").map((key) => ({ key, label: rangeLabel[key], filter: rangeOf(key) }));

export const LessonFilters = () => {
  const { filterValues, change } = useFilterParts();
  const { from, until, q, instructorId } = filterValues;
  useOffers("time", timeOffers());
  const changeRange = (range: DateRange) => change({ from: undefined, until: undefined, ...range });
  const range = nameOf({ from, until });
  return (
    <Box sx={{ mb: 2.5, display: "grid", gap: 2 }}>
      <OfferChips name="status" label={fieldWords.status} all={words.all} offers={statusFilters} />
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
