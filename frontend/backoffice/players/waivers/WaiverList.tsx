import { Link } from "@mui/material";
import { DataTable } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { WaiverView } from "../../../../backend/players/waivers/contract.ts";
import { dateAt, fullName, longDate, monthAndDay } from "../../../shared/formats.ts";
import { tabular } from "../../../shared/theme.ts";
import { ExportList } from "../../frame/list/ExportList.tsx";
import { List } from "../../frame/list/List.tsx";
import { ListRows } from "../../frame/list/ListRows.tsx";
import { RowStack } from "../../frame/list/RowStack.tsx";
import { RowTable } from "../../frame/list/RowTable.tsx";
import { SearchAndChips } from "../../frame/list/SearchAndChips.tsx";
import { Page } from "../../frame/Page.tsx";
import { StateChip } from "../../frame/StateChip.tsx";
import { waiverWords as words } from "../words.ts";

const Column = DataTable.Col<WaiverView>;

const chip = ({ isSigned, signature }: WaiverView) => (
  <StateChip
    tone={isSigned ? "success" : "warning"}
    label={isSigned ? words.signed : signature ? words.signedEarlier : words.notSigned}
  />
);

const signedBy = ({ signature }: WaiverView) =>
  signature && words.signedBy(signature.name ?? words.removed, longDate(dateAt(signature.signedAt)));

/** A lesson's start, or the day of a camp. */
const nextDay = ({ next: at }: WaiverView) => (at.length === 10 ? at : dateAt(at));
const next = (row: WaiverView) => monthAndDay(nextDay(row));

const Table = () => (
  <RowTable label={words.waivers}>
    <Column
      source="lastName"
      label={words.player}
      render={(row) => (
        <Link component={RouterLink} to={`/waivers/${row.id}/show`} color="inherit" underline="hover">
          {fullName(row)}
        </Link>
      )}
    />
    <Column source="next" label={words.next} cellSx={() => ({ ...tabular, whiteSpace: "nowrap" })} render={next} />
    <Column label={words.waiver} disableSort render={chip} />
    <Column source="signedAt" label={words.signature} render={signedBy} />
  </RowTable>
);

const cellsOf = (row: WaiverView) => ({ player: fullName(row), next: nextDay(row), signed: signedBy(row) });

/** Who comes to lessons and camps without a signature. */
const WaiverList = () => (
  <List<WaiverView> sort={{ field: "next", order: "ASC" }}>
    <Page title={words.waivers} lead={words.lead}>
      <SearchAndChips
        search={words.name}
        label={words.waiver}
        part="waiver"
        choices={[
          { label: words.notSigned, value: "missing" },
          { label: words.signed, value: "signed" },
        ]}
      />
      <ListRows
        failed={words.failed}
        counted={words.counted}
        file={<ExportList cellsOf={cellsOf} />}
        noMatch={{ title: words.noMatches, text: words.tryAnother, seeAll: words.showAll }}
        none={{ title: words.none, text: words.noneText }}
        table={<Table />}
        stack={<RowStack<WaiverView> name={fullName} state={chip} below={(row) => words.comes(next(row))} />}
      />
    </Page>
  </List>
);
export default WaiverList;
