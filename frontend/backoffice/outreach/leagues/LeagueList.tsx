import { Box, Button, Link } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DataTable } from "react-admin";
import { Link as RouterLink } from "react-router";
import { z } from "zod";
import { leagueRegionsUrl } from "../../../../backend/outreach/contract.ts";
import { LeagueSport, LeagueStanding, type LeagueView } from "../../../../backend/outreach/leagues/contract.ts";
import { query } from "../../../shared/api.ts";
import { dateAt, dayAgo } from "../../../shared/formats.ts";
import { List } from "../../frame/list/List.tsx";
import { ExportList } from "../../frame/list/ExportList.tsx";
import { ListRows } from "../../frame/list/ListRows.tsx";
import { OfferField } from "../../frame/list/OfferChips.tsx";
import { RowStack } from "../../frame/list/RowStack.tsx";
import { RowTable } from "../../frame/list/RowTable.tsx";
import { SearchAndChips } from "../../frame/list/SearchAndChips.tsx";
import { OutreachPage } from "../OutreachPage.tsx";
import { AddLeagueDialog } from "./LeagueDialog.tsx";
import { StandingChip } from "./StandingChip.tsx";
import { failedToFetch, leagues, listWords as words, sportLabel, standingLabel } from "./words.ts";

const Column = DataTable.Col<LeagueView>;
const chip = (league: LeagueView) => <StandingChip league={league} />;
const lastEmail = ({ lastEmailedAt, answeredAt }: LeagueView) => {
  if (!lastEmailedAt) return words.never;
  const day = dayAgo(dateAt(lastEmailedAt));
  return answeredAt ? `${day} · ${words.answered}` : day;
};
const emailed = ({ lastEmailedAt, answeredAt }: LeagueView) => {
  if (!lastEmailedAt) return words.neverEmailed;
  const when = words.emailed(dayAgo(dateAt(lastEmailedAt)).toLowerCase());
  return answeredAt ? `${when} · ${words.answered}` : when;
};
const placed = ({ sport, region }: LeagueView) => [sport && sportLabel[sport], region].filter(Boolean).join(" · ");

/** Its headings are those that an import knows. */
const cellsOf = (league: LeagueView) => ({
  League: league.name,
  Contact: league.contactName,
  Email: league.email,
  Sport: league.sport ?? "",
  Region: league.region ?? "",
});

const Table = () => (
  <RowTable label={leagues}>
    <Column
      source="name"
      label={words.name}
      cellSx={() => ({ maxWidth: 260, overflowWrap: "anywhere" })}
      render={({ id, name }) => (
        <Link component={RouterLink} to={`/leagues/${id}/show`} color="inherit" underline="hover">
          {name}
        </Link>
      )}
    />
    <Column
      source="contactName"
      label={words.contact}
      disableSort
      cellSx={() => ({ maxWidth: 240, overflowWrap: "anywhere" })}
    />
    <Column source="sport" label={words.sport} render={({ sport }) => sport && sportLabel[sport]} />
    <Column source="region" label={words.region} />
    <Column source="lastEmailedAt" label={words.lastEmail} render={lastEmail} />
    <Column label={words.standing} render={chip} />
  </RowTable>
);

const sports = LeagueSport.options.map((key) => ({ key, label: sportLabel[key], filter: { sport: key } }));
const standings = LeagueStanding.options.map((value) => ({ label: standingLabel[value], value }));

/** By words and whether they can be emailed, sport and region. Somebody typed the regions: no saved filter keeps one. */
const LeagueFilters = () => {
  const { data: regions = [] } = useQuery({
    queryKey: ["leagues", leagueRegionsUrl], // read again with the list
    queryFn: ({ signal }) => query(leagueRegionsUrl, z.string().array(), { signal }),
    refetchOnMount: "always",
  });
  return (
    <>
      <SearchAndChips search={words.search} label={words.standing} part="standing" choices={standings} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mb: 2.5, "& > *": { flex: "1 1 140px", maxWidth: 220 } }}>
        <OfferField name="sport" label={words.sport} all={words.anySport} offers={sports} />
        {regions.length > 0 && (
          <OfferField
            label={words.region}
            all={words.anyRegion}
            offers={regions.map((region) => ({ key: region, label: region, filter: { region } }))}
          />
        )}
      </Box>
    </>
  );
};

const Actions = () => {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setAdding(true)}>
        {words.add}
      </Button>
      <Button variant="outlined" component={RouterLink} to="/league-import">
        {words.import}
      </Button>
      {isAdding && <AddLeagueDialog onClose={() => setAdding(false)} />}
    </>
  );
};

const LeagueList = () => (
  <List<LeagueView> sort={{ field: "name", order: "ASC" }}>
    <OutreachPage lead={words.lead} actions={<Actions />}>
      <LeagueFilters />
      <ListRows
        failed={failedToFetch}
        counted={words.counted}
        file={<ExportList cellsOf={cellsOf} />}
        noMatch={{ title: words.noMatches, text: words.tryAnother, seeAll: words.showAll }}
        none={{ title: words.none, text: words.noneText }}
        table={<Table />}
        stack={
          <RowStack<LeagueView>
            name={({ name }) => name}
            state={chip}
            below={(league) => [league.contactName, placed(league), emailed(league)].filter(Boolean).join(" · ")}
          />
        }
      />
    </OutreachPage>
  </List>
);
export default LeagueList;
