import { Button } from "@mui/material";
import { ListBase } from "react-admin";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { Page } from "../../frame/Page.tsx";
import { place } from "../../place.ts";
import { RegistrationFilters } from "./RegistrationFilters.tsx";
import { RegistrationRows } from "./RegistrationRows.tsx";
import { registrationListWords as words } from "../words.ts";

const lead = place === "admin" ? words.whosRegisteredForWhich : words.whosRegisteredForYour;

const RegistrationList = () => (
  <ListBase<RegistrationView>
    sort={{ field: "registrationDate", order: "DESC" }}
    perPage={25}
    queryOptions={{ onError: () => undefined, refetchOnMount: "always" }} // the screen itself says what failed
  >
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
  </ListBase>
);
export default RegistrationList;
