import { Alert, Box } from "@mui/material";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { EraseVisitor } from "../../accounts/users/EraseVisitor.tsx";
import { money } from "../../../shared/formats.ts";
import { Section } from "../../frame/Section.tsx";
import { ShowPage } from "../../frame/ShowPage.tsx";
import { Timeline } from "../../history/Timeline.tsx";
import { MailsAbout } from "../../mail/MailsAbout.tsx";
import { Children } from "./Children.tsx";
import { Mismatch } from "./Mismatch.tsx";
import { isRefundDue } from "./moves.ts";
import { MoneyFacts } from "./MoneyFacts.tsx";
import { RegistrationActions } from "./RegistrationActions.tsx";
import { RegistrationChips } from "./RegistrationChips.tsx";
import { RegistrationFacts } from "./RegistrationFacts.tsx";
import { parentName } from "./words.ts";

const RegistrationShow = () => (
  <ShowPage<RegistrationView>
    resource="camp-registrations"
    title="Registration"
    back={{ to: "/camp-registrations", label: "All registrations" }}
    failed="Failed to fetch registration"
    gone={{
      title: "Registration not found",
      heading: "This registration is not in your list",
      text: "It is for another instructor’s camp, or there is none at this address.",
      seeAll: "See all registrations",
    }}
    heading={(registration) => ({
      title: `Registration of ${parentName(registration)}`,
      lead: registration.campTitle,
      beside: <RegistrationChips registration={registration} />,
      actions: <RegistrationActions registration={registration} />,
    })}
  >
    {(registration) => (
      <>
        <Box sx={{ minWidth: 0 }}>
          {registration.campIsCancelled && (
            <Alert severity="warning" variant="outlined" sx={{ mb: 3 }}>
              The camp was called off: nothing is owed any more
              {isRefundDue(registration) && `, and ${money(registration.money.refundDue)} is to be given back`}.
            </Alert>
          )}
          {registration.registrationStatus === "withdrawn" && (
            <Alert severity="info" sx={{ mb: 3 }}>
              This registration was withdrawn: its places are free again.
            </Alert>
          )}
          {registration.hasMismatch && <Mismatch registration={registration} />}
          <Section title="Money">
            <MoneyFacts registration={registration} />
          </Section>
          <Section title="Children" count={registration.participantCount}>
            <Children registration={registration} />
          </Section>
          <Section title="Registered by">
            <RegistrationFacts registration={registration} />
          </Section>
          <EraseVisitor
            accountId={registration.payerId}
            name={registration.parentName}
            email={registration.parentEmail}
          />
        </Box>
        <Box>
          <Section title="Timeline">
            <Timeline of={registration.id} />
          </Section>
          <MailsAbout registrationId={registration.id} />
        </Box>
      </>
    )}
  </ShowPage>
);
export default RegistrationShow;
