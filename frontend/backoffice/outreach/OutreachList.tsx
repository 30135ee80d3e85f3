import { OutreachState, type OutreachView } from "../../../backend/outreach/formContract.ts";
import { List } from "../frame/list/List.tsx";
import { SearchAndChips } from "../frame/list/SearchAndChips.tsx";
import { Section } from "../frame/Section.tsx";
import { whileOneLeaves } from "./leaving.ts";
import { OutreachForm } from "./OutreachForm.tsx";
import { OutreachPage } from "./OutreachPage.tsx";
import { OutreachRows } from "./OutreachRows.tsx";
import { outreachFormWords, outreachListWords as words, outreachRowsWords, stateLabel } from "./words.ts";

const choices = OutreachState.options.map((value) => ({ label: stateLabel[value], value }));

const OutreachList = () => (
  <List<OutreachView> sort={{ field: "queuedAt", order: "DESC" }} readAgain={whileOneLeaves}>
    <OutreachPage lead={outreachFormWords.lead}>
      <Section title={outreachFormWords.newEmail}>
        <OutreachForm />
      </Section>
      <Section title={words.sentEmails}>
        <SearchAndChips search={words.search} label={outreachRowsWords.status} part="state" choices={choices} />
        <OutreachRows />
      </Section>
    </OutreachPage>
  </List>
);
export default OutreachList;
