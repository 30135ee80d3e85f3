import { Box, TextField } from "@mui/material";
import type { CreationStatus, FinderStatus } from "../../../backend/teams/contract.ts";
import { useFilterParts } from "../data/useFilterParts.ts";
import { SearchAndChips } from "../frame/list/SearchAndChips.tsx";
import { statusLabel, teamsWords as words } from "./words.ts";

type Props = { statuses: readonly (FinderStatus | CreationStatus)[]; divisions: readonly string[] };

const native = { select: { native: true }, inputLabel: { shrink: true } } as const;

/** By status and words, sport and division. */
export const TeamFilters = ({ statuses, divisions }: Props) => {
  const { filterValues, change } = useFilterParts();
  return (
    <>
      <SearchAndChips
        search={words.search}
        label={words.status}
        part="status"
        choices={statuses.map((value) => ({ label: statusLabel[value], value }))}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mb: 2.5, "& > *": { flex: "1 1 140px", maxWidth: 220 } }}>
        <TextField
          select
          label={words.sport}
          value={filterValues["sport"] ?? ""}
          onChange={({ target }) => change({ sport: target.value || undefined })}
          slotProps={native}
        >
          <option value="">{words.anySport}</option>
          <option value="baseball">{words.baseball}</option>
          <option value="softball">{words.softball}</option>
        </TextField>
        <TextField
          select
          label={words.division}
          value={filterValues["division"] ?? ""}
          onChange={({ target }) => change({ division: target.value || undefined })}
          slotProps={native}
        >
          <option value="">{words.anyDivision}</option>
          {divisions.map((division) => (
            <option key={division} value={division}>
              {division}
            </option>
          ))}
        </TextField>
      </Box>
    </>
  );
};
