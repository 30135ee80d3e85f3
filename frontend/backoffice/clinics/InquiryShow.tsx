import { Box, Link } from "@mui/material";
import { Link as RouterLink } from "react-router";
import { type InquiryStatus, type InquiryView, statusesAfter } from "../../../backend/clinics/contract.ts";
import { dateAt, dayAgo, longDateAndTime } from "../../shared/formats.ts";
import { serviceWords as serviceLabel } from "../../shared/clinics/words.ts";
import { CreateCampFromThis, isForCamp } from "../camps/open.ts";
import { EraseVisitor } from "../privacy/open.ts";
import { MailLink, PhoneLink } from "../frame/ContactLinks.tsx";
import { Fact, Facts, missing, removed, toldBy } from "../frame/Fact.tsx";
import { Section } from "../frame/Section.tsx";
import { ShowPage } from "../frame/ShowPage.tsx";
import { Timeline } from "../history/open.ts";
import { InInbox } from "../frame/InInbox.tsx";
import { AddToLeagues } from "../outreach/open.ts";
import { InquiryAsked } from "./InquiryAsked.tsx";
import { InquiryStatusChip } from "./InquiryStatusChip.tsx";
import { failedToFetch, isRemoved, senderOf, statusLabel } from "./words.ts";
import { useAct } from "../data/useAct.ts";
import { StatusMenu } from "../frame/StatusMenu.tsx";
import type { ClinicVerbs } from "./verbs.ts";
import { inquiryShowWords as words } from "./words.ts";

const means: Record<InquiryStatus, string> = {
  pending: words.nobodyHasBeenIn,
  contacted: words.youveCalledOrEmailed,
  scheduled: words.dateLocationAndPrice,
  completed: words.itsDone,
};

/** The statuses that may follow; none after the last. */
export const InquiryStatusMenu = ({ inquiry }: { inquiry: InquiryView }) => {
  const { send, sending } = useAct(({ answerInquiry }: ClinicVerbs) => answerInquiry, {
    done: words.inquiryStatusUpdatedSuccessfully,
    failed: words.error,
    unexplained: words.failedToUpdateInquiry,
  });
  const next = statusesAfter[inquiry.status];
  if (next.length === 0) return null;
  return (
    <StatusMenu
      of={words.theInquiryFrom(senderOf(inquiry))}
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
  const { phone, email } = inquiry;
  const unknown = isRemoved(inquiry) ? removed : missing;
  const told = toldBy(isRemoved(inquiry));
  return (
    <Facts>
      <Fact name={words.organization}>{told(inquiry.organizationName)}</Fact>
      <Fact name={words.contact}>
        {told(inquiry.contactName)}
        {!isRemoved(inquiry) && (
          <Box sx={{ color: "text.secondary", typography: "body2" }}>
            {inquiry.senderId ? words.hasAnAccount : words.noAccount}
          </Box>
        )}
      </Fact>
      <Fact name={words.phone}>
        <PhoneLink phone={phone} otherwise={unknown} />
      </Fact>
      <Fact name={words.email}>
        <MailLink email={email} otherwise={unknown} />
      </Fact>
      <InquiryAsked sent={inquiry} />
      <Fact name={words.sent}>{longDateAndTime(inquiry.createdAt)}</Fact>
      {inquiry.camp && (
        <Fact name={words.camp}>
          <Link component={RouterLink} to={`/camps/${inquiry.camp.id}/show`}>
            {inquiry.camp.title}
          </Link>
        </Fact>
      )}
    </Facts>
  );
};

/** While it is known who sent it. */
const AddThisToLeagues = ({ inquiry: { id, organizationName, contactName, email } }: { inquiry: InquiryView }) =>
  organizationName &&
  contactName &&
  email && <AddToLeagues inquiryId={id} name={organizationName} contactName={contactName} email={email} />;

const InquiryShow = () => (
  <ShowPage<InquiryView>
    resource="coaching-inquiries"
    title={words.coachingInquiry}
    back={{ to: "/coaching-inquiries", label: words.allCoachingInquiries }}
    failed={failedToFetch}
    gone={{
      title: words.inquiryNotFound,
      heading: words.weCantFindThis,
      text: words.theLinkMayBe,
      seeAll: words.seeAllInquiries,
    }}
    heading={(inquiry) => ({
      title: words.inquiryFrom(senderOf(inquiry)),
      lead: words.serviceSent(serviceLabel[inquiry.serviceType], dayAgo(dateAt(inquiry.createdAt)).toLowerCase()),
      beside: <InquiryStatusChip status={inquiry.status} />,
      actions: (
        <>
          {isForCamp(inquiry) && !inquiry.camp && <CreateCampFromThis inquiryId={inquiry.id} />}
          <AddThisToLeagues inquiry={inquiry} />
          <InquiryStatusMenu inquiry={inquiry} />
        </>
      ),
    })}
  >
    {(inquiry) => (
      <>
        <InInbox kind="coaching-inquiry" inquiryId={inquiry.id} />
        <InquiryFacts inquiry={inquiry} />
        <Section title={words.timeline}>
          <Timeline of={inquiry.id} />
        </Section>
        <EraseVisitor accountId={inquiry.senderId} name={inquiry.contactName} email={inquiry.email} />
      </>
    )}
  </ShowPage>
);
export default InquiryShow;
