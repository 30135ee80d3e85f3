import { Alert, Box, Card, Chip, Link, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { longDate, longDateAndTime, money } from "../../../shared/formats.ts";
import { EraseVisitor } from "../../privacy/open.ts";
import { MailLink, PhoneLink } from "../../frame/ContactLinks.tsx";
import { Fact, Facts, removed } from "../../frame/Fact.tsx";
import { Section } from "../../frame/Section.tsx";
import { ShowPage } from "../../frame/ShowPage.tsx";
import { Timeline } from "../../history/open.ts";
import { MailsAbout } from "../../mail/open.ts";
import { HealthButton } from "../roster/HealthButton.tsx";
import { childName, experienceInWords } from "../roster/words.ts";
import { sportLabel } from "../words.ts";
import { Mismatch } from "./Mismatch.tsx";
import { MoneyFacts } from "./MoneyFacts.tsx";
import { isRefundDue } from "./moves.ts";
import { RegistrationActions } from "./RegistrationActions.tsx";
import { RegistrationChips } from "./RegistrationChips.tsx";
import { daysInWords, methodInWords, parentName } from "./words.ts";

const seats = {
  held: "Held until it is paid",
  secured: "Secured: it is paid",
  released: "Given free",
} as const;

/** Who registered, for what, and how to reach them. */
const RegistrationFacts = ({ registration }: { registration: RegistrationView }) => {
  const { campId, campTitle, campStartDate, parentPhone, parentEmail, registrationDate, seat } = registration;
  return (
    <Facts>
      <Fact name="Parent">{parentName(registration)}</Fact>
      <Fact name="Phone">
        <PhoneLink phone={parentPhone} otherwise={removed} />
      </Fact>
      <Fact name="E-mail">
        <MailLink email={parentEmail} otherwise={removed} />
      </Fact>
      <Fact name="Camp">
        <Link component={RouterLink} to={`/camps/${campId}/show`}>
          {campTitle}
        </Link>
        , from {longDate(campStartDate)}
      </Fact>
      <Fact name="Days">{daysInWords(registration)}</Fact>
      <Fact name="Means to pay">{methodInWords(registration)}</Fact>
      <Fact name="Places">{registration.campIsCancelled ? "Not needed: the camp was called off" : seats[seat]}</Fact>
      <Fact name="Registered">{longDateAndTime(registrationDate)}</Fact>
    </Facts>
  );
};

/** The children of one registration. Health notes are shown only on request. */
const Children = ({ registration }: { registration: RegistrationView }) => (
  <Card component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
    {registration.participants.map((child) => {
      const { playerAge, sport, ageGroup, emergencyContact, emergencyPhone, isWithdrawn } = child;
      const about = [
        playerAge !== null && `${playerAge} years`,
        sport && sportLabel[sport],
        ageGroup ? `division ${ageGroup}` : "no division yet",
        experienceInWords(child),
      ];
      return (
        <Box
          component="li"
          key={child.id}
          sx={{
            px: { xs: 2, sm: 3 },
            py: 1.5,
            display: "flex",
            gap: 2,
            alignItems: "flex-start",
            "& + &": { borderTop: 1, borderColor: "divider" },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 650 }}>
              {childName(child)} {isWithdrawn && <Chip size="small" label="Withdrawn" sx={{ ml: 0.5 }} />}
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {about.filter(Boolean).join(" · ")}
            </Typography>
            <Typography variant="body2" component="div">
              In an emergency: {emergencyContact ?? removed} <PhoneLink phone={emergencyPhone} otherwise="" />
            </Typography>
          </Box>
          {registration.hasMedicalInfo && <HealthButton child={{ ...child, registration }} />}
        </Box>
      );
    })}
  </Card>
);

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
          <Section title="Children" count={registration.participants.length}>
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
