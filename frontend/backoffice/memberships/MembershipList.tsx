import { Button } from "@mui/material";
import { Link } from "react-router";
import type { MembershipView } from "../../../backend/memberships/contract.ts";
import { AdminsOnly } from "../access/AdminsOnly.tsx";
import { List } from "../frame/list/List.tsx";
import { Page } from "../frame/Page.tsx";
import { SearchAndChips } from "../frame/list/SearchAndChips.tsx";
import { MembershipRows } from "./MembershipRows.tsx";
import { memberships, membershipListWords as words, standingLabel } from "./words.ts";

const MembershipList = () => (
  <AdminsOnly>
    <List<MembershipView> sort={{ field: "since", order: "DESC" }}>
      <Page
        title={memberships}
        lead={words.lead}
        actions={
          <>
            <Button component={Link} to="/upload-months" variant="outlined">
              {words.uploadMonths}
            </Button>
            <Button component={Link} to="/membership-revenue" variant="outlined">
              {words.revenue}
            </Button>
          </>
        }
      >
        <SearchAndChips
          search={words.search}
          label={words.status}
          part="membershipStatus"
          choices={[
            ...(["active", "inactive"] as const).map((value) => ({ label: standingLabel[value], value })),
            { label: words.ending, part: "members", value: "ending" as const },
            { label: words.paused, part: "members", value: "paused" as const },
            { label: words.pastDue, part: "members", value: "pastDue" as const },
            { label: words.openEnded, part: "members", value: "openEnded" as const },
            { label: words.trouble, part: "trouble", value: "yes" as const },
          ]}
        />
        <MembershipRows />
      </Page>
    </List>
  </AdminsOnly>
);
export default MembershipList;
