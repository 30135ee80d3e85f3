import { Link } from "@mui/material";
import { DataTable } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { MembershipView } from "../../../backend/memberships/contract.ts";
import { dateAt, fullName, dayOfYear } from "../../shared/formats.ts";
import { ExportList } from "../frame/list/ExportList.tsx";
import { ListRows } from "../frame/list/ListRows.tsx";
import { RowStack } from "../frame/list/RowStack.tsx";
import { RowTable } from "../frame/list/RowTable.tsx";
import { MembershipChip, standingWord } from "./MembershipChip.tsx";
import { failedToFetch, memberships, membershipRowsWords as words, membershipShowWords } from "./words.ts";

const Column = DataTable.Col<MembershipView>;

const cellsOf = (membership: MembershipView) => ({
  player: fullName(membership),
  status: standingWord(membership),
  videosThisMonth: membership.videosThisMonth,
  since: dateAt(membership.since),
  ends: membership.until && dateAt(membership.until),
  paidBy: membership.source === "card" ? membershipShowWords.byCard : membershipShowWords.byHand,
});

export const MembershipRows = () => (
  <ListRows
    failed={failedToFetch}
    counted={words.counted}
    file={<ExportList cellsOf={cellsOf} />}
    noMatch={{ title: words.noMatches, text: words.tryAShorterSearch, seeAll: words.showAll }}
    none={{ title: words.noneYet, text: words.activateOneFromUsers }}
    table={<Table />}
    stack={
      <RowStack<MembershipView>
        name={fullName}
        state={chip}
        below={({ membershipStatus, videosThisMonth, allowed, ...terms }) =>
          membershipStatus === "active" ? words.videosThisMonth(videosThisMonth, allowed) : endOf(terms)
        }
      />
    }
  />
);

const chip = (membership: MembershipView) => <MembershipChip {...membership} />;
const day = (at: string) => dayOfYear(dateAt(at));
const endOf = ({ until, endedAt, renewsAt }: Pick<MembershipView, "until" | "endedAt" | "renewsAt">) => {
  if (endedAt) return words.ended(day(endedAt));
  if (renewsAt) return words.renews(day(renewsAt));
  return until ? words.endsOn(day(new Date(Date.parse(until) - 1).toISOString())) : words.noEnd;
};

const Table = () => (
  <RowTable label={memberships}>
    <Column
      source="lastName"
      label={words.player}
      render={(membership) => (
        <Link component={RouterLink} to={`/memberships/${membership.id}/show`} color="inherit" underline="hover">
          {fullName(membership)}
        </Link>
      )}
    />
    <Column source="membershipStatus" label={words.status} disableSort render={chip} />
    <Column
      source="videosThisMonth"
      label={words.videos}
      disableSort
      render={({ membershipStatus, videosThisMonth, allowed }) =>
        membershipStatus === "active" && words.ofAllowed(videosThisMonth, allowed)
      }
    />
    <Column source="since" label={words.since} render={({ since }) => day(since)} />
    <Column source="until" label={words.ends} render={endOf} />
  </RowTable>
);
