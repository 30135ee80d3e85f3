import { ListBase } from "react-admin";
import type { MailView } from "../../../backend/mail/contract.ts";
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
  <ListBase<MailView>
    sort={{ field: "createdAt", order: "DESC" }}
    perPage={25}
    queryOptions={{ onError: () => undefined, refetchOnMount: "always" }} // the screen itself says what failed
  >
    <Page title={mailWords.emails} lead={lead}>
      <MailFilters />
      <MailRows />
    </Page>
  </ListBase>
);
export default MailList;
