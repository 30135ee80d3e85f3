import { Box } from "@mui/material";
import type { CreationStatus, FinderStatus } from "../../../backend/teams/contract.ts";
import { OfferField } from "../frame/list/OfferChips.tsx";
import { SearchAndChips } from "../frame/list/SearchAndChips.tsx";
import { statusLabel, teamsWords as words } from "./words.ts";

type Props = { statuses: readonly (FinderStatus | CreationStatus)[]; divisions: readonly string[] };

const sports = (["baseball", "softball"] as const).map((key) => ({ key, label: words[key], filter: { sport: key } }));

/** By status and words, sport and division. */
export const TeamFilters = ({ statuses, divisions }: Props) => (
  <>
    <SearchAndChips
      search={words.search}
      label={words.status}
      part="status"
      choices={statuses.map((value) => ({ label: statusLabel[value], value }))}
    />
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mb: 2.5, "& > *": { flex: "1 1 140px", maxWidth: 220 } }}>
      <OfferField name="sport" label={words.sport} all={words.anySport} offers={sports} />
      <OfferField
        name="division"
        label={words.division}
        all={words.anyDivision}
        offers={divisions.map((division) => ({ key: division, label: division, filter: { division } }))}
      />
    </Box>
  </>
);
