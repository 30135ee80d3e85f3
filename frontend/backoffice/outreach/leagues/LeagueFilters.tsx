import { Box, TextField } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { leagueRegionsUrl } from "../../../../backend/outreach/contract.ts";
import { LeagueSport, LeagueStanding } from "../../../../backend/outreach/leagues/contract.ts";
import { query } from "../../../shared/api.ts";
import { useFilterParts } from "../../data/useFilterParts.ts";
import { SearchAndChips } from "../../frame/list/SearchAndChips.tsx";
import { listWords as words, sportLabel, standingLabel } from "./words.ts";

const native = { select: { native: true }, inputLabel: { shrink: true } } as const;
const standings = LeagueStanding.options.map((value) => ({ label: standingLabel[value], value }));

/** By words and whether they can be emailed, sport and region. */
export const LeagueFilters = () => {
  const { filterValues, change } = useFilterParts();
  const { data: regions = [] } = useQuery({
    queryKey: ["leagues", leagueRegionsUrl], // read again with the list
    queryFn: ({ signal }) => query(leagueRegionsUrl, z.string().array(), { signal }),
    refetchOnMount: "always",
  });
  return (
    <>
      <SearchAndChips search={words.search} label={words.standing} part="standing" choices={standings} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mb: 2.5, "& > *": { flex: "1 1 140px", maxWidth: 220 } }}>
        <TextField
          select
          label={words.sport}
          value={filterValues["sport"] ?? ""}
          onChange={({ target }) => change({ sport: target.value || undefined })}
          slotProps={native}
        >
          <option value="">{words.anySport}</option>
          {LeagueSport.options.map((sport) => (
            <option key={sport} value={sport}>
              {sportLabel[sport]}
            </option>
          ))}
        </TextField>
        {regions.length > 0 && (
          <TextField
            select
            label={words.region}
            value={filterValues["region"] ?? ""}
            onChange={({ target }) => change({ region: target.value || undefined })}
            slotProps={native}
          >
            <option value="">{words.anyRegion}</option>
            {regions.map((region) => (
              <option key={region} value={region}>
                {region}
              </option>
            ))}
          </TextField>
        )}
      </Box>
    </>
  );
};
