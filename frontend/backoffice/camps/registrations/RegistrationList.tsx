import { Button } from "@mui/material";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { List } from "../../frame/list/List.tsx";
import { Page } from "../../frame/Page.tsx";
import { place } from "../../place.ts";
import { RegistrationFilters } from "./RegistrationFilters.tsx";
import { RegistrationRows } from "./RegistrationRows.tsx";
import { registrationListWords as words } from "../words.ts";

const lead = place === "admin" ? words.whosRegisteredForWhich : words.whosRegisteredForYour;

const RegistrationList = () => (
  <List<RegistrationView> sort={{ field: "registrationDate", order: "DESC" }}>
    <Page
      title={words.registrations}
      lead={lead}
      back={{ to: "/camps", label: words.allCamps }}
      actions={
        <Button href="/payment-management" variant="outlined">
          {words.paymentManagement}
        </Button>
      }
    >
      <RegistrationFilters />
      <RegistrationRows />
    </Page>
  </List>
);
export default RegistrationList;
