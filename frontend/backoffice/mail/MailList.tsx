import { ListBase } from "react-admin";
import type { MailView } from "../../../backend/mail/contract.ts";
import { Page } from "../frame/Page.tsx";
import { SearchAndChips } from "../frame/list/SearchAndChips.tsx";
import { place } from "../place.ts";
import { MailRows } from "./MailRows.tsx";
import { stateLabel } from "./words.ts";

const MailFilters = () => (
  <SearchAndChips
    search="Address, name or subject"
    label="State"
    part="state"
    choices={(["waiting", "sent", "failed"] as const).map((value) => ({ label: stateLabel(value), value }))}
  />
);

const lead =
  place === "admin"
    ? "Every mail that was written, and what became of it. What they say is kept for 30 days."
    : "Mails about your lessons and requests, and what became of them. What they say is kept for 30 days.";

const MailList = () => (
  <ListBase<MailView>
    sort={{ field: "createdAt", order: "DESC" }}
    perPage={25}
    queryOptions={{ onError: () => undefined, refetchOnMount: "always" }} // the screen itself says what failed
  >
    <Page title="Mails" lead={lead}>
      <MailFilters />
      <MailRows />
    </Page>
  </ListBase>
);
export default MailList;
