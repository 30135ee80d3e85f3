import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { asksForCamp, type InquiryStatus, type InquiryView, statusesAfter } from "../../../backend/clinics/contract.ts";
import { dateAt, dayAgo, longDateAndTime } from "../../shared/formats.ts";
import { fieldsLabel, serviceLabel, volunteersLabel } from "../../shared/clinics/inquiryWords.ts";
import { EraseVisitor } from "../privacy/open.ts";
import { MailLink, PhoneLink } from "../frame/ContactLinks.tsx";
import { Fact, Facts, missing, removed } from "../frame/Fact.tsx";
import { Section } from "../frame/Section.tsx";
import { ShowPage } from "../frame/ShowPage.tsx";
import { Timeline } from "../history/open.ts";
import { InquiryStatusChip } from "./InquiryStatusChip.tsx";
import { failedToFetch, isRemoved, senderOf, statusLabel } from "./words.ts";
import { useAct } from "../data/useAct.ts";
import { StatusMenu } from "../frame/StatusMenu.tsx";
import type { ClinicVerbs } from "./verbs.ts";

const means: Record<InquiryStatus, string> = {
  pending: "Nobody got in touch yet.",
  contacted: "You called or wrote.",
  scheduled: "Day, place and price are agreed.",
  completed: "It took place, nothing is left to do.",
};

/** The statuses that may follow; none after the last. */
export const InquiryStatusMenu = ({ inquiry }: { inquiry: InquiryView }) => {
  const { send, sending } = useAct(({ answerInquiry }: ClinicVerbs) => answerInquiry, {
    done: "Inquiry status updated successfully",
    failed: "Error",
    unexplained: "Failed to update inquiry status",
  });
  const next = statusesAfter[inquiry.status];
  if (next.length === 0) return null;
  return (
    <StatusMenu
      of={`the inquiry from ${senderOf(inquiry)}`}
      variant="contained"
      choices={next.map((status) => ({ status, label: statusLabel[status], means: means[status] }))}
      current={inquiry.status}
      busy={sending}
      onChoose={(status) => void send({ id: inquiry.id, status })}
    />
  );
};

/** Everything an organization told us, ways to reach it first. */
const InquiryFacts = ({ inquiry }: { inquiry: InquiryView }) => {
  const { phone, email, serviceType, separateFields, availableVolunteers } = inquiry;
  const unknown = isRemoved(inquiry) ? removed : missing;
  const told = (text: string | null): ReactNode =>
    text === null ? unknown : <Box sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Box>;
  return (
    <Facts>
      <Fact name="Organization">{told(inquiry.organizationName)}</Fact>
      <Fact name="Contact">
        {told(inquiry.contactName)}
        {!isRemoved(inquiry) && (
          <Box sx={{ color: "text.secondary", typography: "body2" }}>
            {inquiry.senderId ? "Has an account" : "Without an account"}
          </Box>
        )}
      </Fact>
      <Fact name="Phone">
        <PhoneLink phone={phone} otherwise={unknown} />
      </Fact>
      <Fact name="E-mail">
        <MailLink email={email} otherwise={unknown} />
      </Fact>
      <Fact name="Service">{serviceLabel[serviceType]}</Fact>
      {asksForCamp(serviceType) && (
        <>
          <Fact name="Fields">{separateFields ? fieldsLabel[separateFields] : missing}</Fact>
          <Fact name="Volunteers">{availableVolunteers ? volunteersLabel[availableVolunteers] : missing}</Fact>
        </>
      )}
      <Fact name="Preferred dates">{told(inquiry.preferredDates)}</Fact>
      <Fact name="Location">{told(inquiry.location)}</Fact>
      <Fact name="Anything else">{told(inquiry.additionalInfo)}</Fact>
      <Fact name="Sent">{longDateAndTime(inquiry.createdAt)}</Fact>
    </Facts>
  );
};

const InquiryShow = () => (
  <ShowPage<InquiryView>
    resource="coaching-inquiries"
    title="Coaching inquiry"
    back={{ to: "/coaching-inquiries", label: "All coaching inquiries" }}
    failed={failedToFetch}
    gone={{
      title: "Inquiry not found",
      heading: "This inquiry is not in the list",
      text: "There is none at this address.",
      seeAll: "See all inquiries",
    }}
    heading={(inquiry) => ({
      title: `Inquiry from ${senderOf(inquiry)}`,
      lead: `${serviceLabel[inquiry.serviceType]}, sent ${dayAgo(dateAt(inquiry.createdAt)).toLowerCase()}`,
      beside: <InquiryStatusChip status={inquiry.status} />,
      actions: <InquiryStatusMenu inquiry={inquiry} />,
    })}
  >
    {(inquiry) => (
      <>
        <InquiryFacts inquiry={inquiry} />
        <Section title="Timeline">
          <Timeline of={inquiry.id} />
        </Section>
        <EraseVisitor accountId={inquiry.senderId} name={inquiry.contactName} email={inquiry.email} />
      </>
    )}
  </ShowPage>
);
export default InquiryShow;
