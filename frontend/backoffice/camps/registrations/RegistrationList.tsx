import { Button } from "@mui/material";
import { ListBase } from "react-admin";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { Page } from "../../frame/Page.tsx";
import { place } from "../../place.ts";
import { RegistrationFilters } from "./RegistrationFilters.tsx";
import { RegistrationRows } from "./RegistrationRows.tsx";

const lead =
  place === "admin"
    ? "Who registered for which camp, and what was paid."
    : "Who registered for your camps, and what was paid.";

const RegistrationList = () => (
  <ListBase<RegistrationView>
    sort={{ field: "registrationDate", order: "DESC" }}
    perPage={25}
    queryOptions={{ onError: () => undefined, refetchOnMount: "always" }} // the screen itself says what failed
  >
    <Page
      title="Registrations"
      lead={lead}
      back={{ to: "/camps", label: "All camps" }}
      actions={
        <Button href="/payment-management" variant="outlined">
          Payment Management
        </Button>
      }
    >
      <RegistrationFilters />
      <RegistrationRows />
    </Page>
  </ListBase>
);
export default RegistrationList;
