import { ListBase } from "react-admin";
import type { CampView } from "../../../backend/camps/contract.ts";
import { useMe } from "../access/me.ts";
import { Page } from "../frame/Page.tsx";
import { place } from "../place.ts";
import { CampFilters } from "./CampFilters.tsx";
import { CampListActions } from "./CampListActions.tsx";
import { CampRows } from "./CampRows.tsx";
import { campsOf } from "./campsOf.ts";

const lead =
  place === "admin"
    ? "Every camp and clinic of the facility."
    : "Your camps and clinics, who comes, and what was paid.";

const CampList = () => (
  <ListBase<CampView>
    filter={campsOf(useMe())}
    sort={{ field: "startDate", order: "DESC" }}
    perPage={25}
    queryOptions={{ onError: () => undefined, refetchOnMount: "always" }} // the screen itself says what failed
  >
    <Page title="Camps" lead={lead} actions={<CampListActions />}>
      <CampFilters />
      <CampRows />
    </Page>
  </ListBase>
);
export default CampList;
