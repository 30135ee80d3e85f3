import { Box, Link } from "@mui/material";
import type { ReactNode } from "react";
import { DataTable } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { TeamCreationView, TeamFinderView } from "../../../backend/teams/contract.ts";
import { dateAt, dayAgo } from "../../shared/formats.ts";
import { List } from "../frame/list/List.tsx";
import { ExportList } from "../frame/list/ExportList.tsx";
import { ListRows } from "../frame/list/ListRows.tsx";
import { OfferField } from "../frame/list/OfferChips.tsx";
import { RowStack } from "../frame/list/RowStack.tsx";
import { RowTable } from "../frame/list/RowTable.tsx";
import { SearchAndChips } from "../frame/list/SearchAndChips.tsx";
import { TeamsPage } from "./TeamsPage.tsx";
import { TeamStatusChip } from "./TeamStatusChip.tsx";
import { type creationWords, type finderWords, nameOr, statusLabel, teamOf, teamsWords as words } from "./words.ts";

type View = TeamFinderView | TeamCreationView;
interface Kind<T extends View> {
  readonly words: typeof finderWords | typeof creationWords;
  readonly statuses: readonly T["status"][];
  readonly divisions: readonly string[];
  readonly name: (row: T) => string | null;
  readonly page: (id: string) => string;
  /** Columns that only this kind has, between its division and its status. */
  readonly columns: ReactNode;
}

const sports = (["baseball", "softball"] as const).map((key) => ({ key, label: words[key], filter: { sport: key } }));
const chip = ({ status }: View) => <TeamStatusChip status={status} />;
const sent = ({ createdAt }: View) => dayAgo(dateAt(createdAt));
/** Like the list, the file has no birth dates. */
const cellsOf = (row: View) => {
  const { id: _, senderId: __, ...cells } = row;
  return { ...cells, createdAt: dateAt(row.createdAt) };
};

/** By status and words, sport and division. */
const Filters = ({ statuses, divisions }: Pick<Kind<View>, "statuses" | "divisions">) => (
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

/** Whoever sent one of the two forms, the latest first. */
export const TeamList = <T extends View>({ words: own, statuses, divisions, name, page, columns }: Kind<T>) => (
  <List<T> sort={{ field: "createdAt", order: "DESC" }}>
    <TeamsPage>
      <Filters statuses={statuses} divisions={divisions} />
      <ListRows
        failed={own.failed}
        counted={own.counted}
        file={<ExportList cellsOf={cellsOf} />}
        noMatch={{ title: words.noMatches, text: words.tryAnother, seeAll: own.showAll }}
        none={{ title: own.none, text: own.noneText }}
        table={
          <RowTable label={own.label}>
            <DataTable.Col<T>
              source="name"
              label={words.name}
              cellSx={() => ({ maxWidth: 240 })}
              render={(row) => (
                <Link component={RouterLink} to={page(row.id)} color="inherit" underline="hover">
                  {nameOr(name(row))}
                </Link>
              )}
            />
            <DataTable.Col<T> source="division" label={words.team} render={teamOf} />
            {columns}
            <DataTable.Col<T> source="status" label={words.status} render={chip} />
            <DataTable.Col<T> source="createdAt" label={words.sent} render={sent} />
          </RowTable>
        }
        stack={
          <RowStack<T>
            name={(row) => nameOr(name(row))}
            state={chip}
            below={(row) => words.teamSent(teamOf(row), sent(row).toLowerCase())}
          />
        }
      />
    </TeamsPage>
  </List>
);
