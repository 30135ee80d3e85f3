import type { MailView } from "../../../backend/mail/contract.ts";
import { List } from "../frame/list/List.tsx";
import { Page } from "../frame/Page.tsx";
import { SearchAndChips } from "../frame/list/SearchAndChips.tsx";
import { place } from "../place.ts";
import { MailRows } from "./MailRows.tsx";
import { mailListWords as words, mailWords, stateLabel } from "./words.ts";

const MailFilters = () => (
  <SearchAndChips
    search={words.addressNameOrSubject}
    label={mailWords.status}
    part="state"
    choices={(["waiting", "sent", "failed"] as const).map((value) => ({ label: stateLabel(value), value }))}
  />
);

const lead = place === "admin" ? words.everyEmail : words.emailsAboutYourLessons;

const MailList = () => (
  <List<MailView> sort={{ field: "createdAt", order: "DESC" }}>
    <Page title={mailWords.emails} lead={lead}>
      <MailFilters />
      <MailRows />
    </Page>
  </List>
);
export default MailList;
