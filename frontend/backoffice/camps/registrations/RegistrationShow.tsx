import { Alert, Box, Card, Chip, Link, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { longDateAndTime, money } from "../../../shared/formats.ts";
import { EraseVisitor } from "../../privacy/open.ts";
import { MailLink, PhoneLink } from "../../frame/ContactLinks.tsx";
import { Fact, Facts, removed } from "../../frame/Fact.tsx";
import { Section } from "../../frame/Section.tsx";
import { ShowPage } from "../../frame/ShowPage.tsx";
import { Timeline } from "../../history/open.ts";
import { MailsAbout } from "../../mail/open.ts";
import { HealthButton } from "../roster/HealthButton.tsx";
import {
  campDates,
  registeredDaysInWords,
  experienceInWords,
  parentName,
  playerName,
  registrationShowWords as words,
  sectionWords,
  sportLabel,
  wayPaidInWords,
} from "../words.ts";
import { Mismatch } from "./Mismatch.tsx";
import { MoneyFacts } from "./MoneyFacts.tsx";
import { isRefundDue } from "./moves.ts";
import { RegistrationActions } from "./RegistrationActions.tsx";
import { RegistrationChips } from "./RegistrationChips.tsx";

const seats = {
  held: words.heldUntilPaid,
  secured: words.securedByPayment,
  released: words.released,
} as const;

/** Who registered, for what, and how to reach them. */
const RegistrationFacts = ({ registration }: { registration: RegistrationView }) => {
  const { campId, campTitle, campDays, parentPhone, parentEmail, registrationDate, seat } = registration;
  return (
    <Facts>
      <Fact name={words.parent}>{parentName(registration)}</Fact>
      <Fact name={words.phone}>
        <PhoneLink phone={parentPhone} otherwise={removed} />
      </Fact>
      <Fact name={words.email}>
        <MailLink email={parentEmail} otherwise={removed} />
      </Fact>
      <Fact name={words.camp}>
        <Link component={RouterLink} to={`/camps/${campId}/show`}>
          {campTitle}
        </Link>
        {words.on(campDates(campDays))}
      </Fact>
      <Fact name={words.days}>{registeredDaysInWords(registration)}</Fact>
      <Fact name={words.paymentMethod}>{wayPaidInWords(registration)}</Fact>
      <Fact name={sectionWords.spots}>{registration.campIsCancelled ? words.noneTheCamp : seats[seat]}</Fact>
      <Fact name={words.registered}>{longDateAndTime(registrationDate)}</Fact>
    </Facts>
  );
};

/** The children of one registration. Health notes are shown only on request. */
const Children = ({ registration }: { registration: RegistrationView }) => (
  <Card component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
    {registration.participants.map((child) => {
      const { playerAge, sport, ageGroup, emergencyContact, emergencyPhone, isWithdrawn } = child;
      const about = [
        playerAge !== null && words.age(playerAge),
        sport && sportLabel[sport],
        ageGroup ? words.division(ageGroup) : words.noDivisionYet,
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
              {child.playerId && child.playerName ? (
                <Link component={RouterLink} to={`/students/${child.playerId}/show`}>
                  {child.playerName}
                </Link>
              ) : (
                playerName(child)
              )}{" "}
              {isWithdrawn && <Chip size="small" label={words.withdrawn} sx={{ ml: 0.5 }} />}
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {about.filter(Boolean).join(" · ")}
            </Typography>
            <Typography variant="body2" component="div">
              {words.emergencyContact}
              {emergencyContact ?? removed} <PhoneLink phone={emergencyPhone} otherwise="" />
            </Typography>
          </Box>
          {registration.hasMedicalInfo && <HealthButton child={{ ...child, registration }} />}
        </Box>
      );
    })}
  </Card>
);

const namesOf = ({ participants }: RegistrationView) =>
  new Map(participants.flatMap(({ id, playerName }) => (playerName ? [[id, playerName]] : [])));

const RegistrationShow = () => (
  <ShowPage<RegistrationView>
    resource="camp-registrations"
    title={words.registration}
    back={{ to: "/camp-registrations", label: words.allRegistrations }}
    failed={words.failedToFetchRegistration}
    gone={{
      title: words.registrationNotFound,
      heading: words.weCantFindThis,
      text: words.itMayBeFor,
      seeAll: words.seeAllRegistrations,
    }}
    heading={(registration) => ({
      title: words.registrationOf(parentName(registration)),
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
              {words.theCampWasCanceled}
              {isRefundDue(registration) && words.andRefundIsDue(money(registration.money.refundDue))}.
            </Alert>
          )}
          {registration.registrationStatus === "withdrawn" && (
            <Alert severity="info" sx={{ mb: 3 }}>
              {words.thisRegistrationWasWithdrawn}
            </Alert>
          )}
          {registration.hasMismatch && <Mismatch registration={registration} />}
          <Section title={sectionWords.money}>
            <MoneyFacts registration={registration} />
          </Section>
          <Section title={words.players} count={registration.participants.length}>
            <Children registration={registration} />
          </Section>
          <Section title={words.registeredBy}>
            <RegistrationFacts registration={registration} />
          </Section>
          <EraseVisitor
            accountId={registration.payerId}
            name={registration.parentName}
            email={registration.parentEmail}
          />
        </Box>
        <Box>
          <Section title={sectionWords.timeline}>
            <Timeline of={registration.id} players={namesOf(registration)} />
          </Section>
          <MailsAbout registrationId={registration.id} />
        </Box>
      </>
    )}
  </ShowPage>
);
export default RegistrationShow;
