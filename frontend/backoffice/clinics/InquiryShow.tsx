import type { InquiryView } from "../../../backend/clinics/contract.ts";
import { dateAt, dayAgo } from "../../shared/formats.ts";
import { serviceLabel } from "../../shared/inquiryWords.ts";
import { EraseVisitor } from "../accounts/users/EraseVisitor.tsx";
import { Section } from "../frame/Section.tsx";
import { ShowPage } from "../frame/ShowPage.tsx";
import { Timeline } from "../history/Timeline.tsx";
import { InquiryFacts } from "./InquiryFacts.tsx";
import { InquiryStatusChip } from "./InquiryStatusChip.tsx";
import { InquiryStatusMenu } from "./InquiryStatusMenu.tsx";
import { failedToFetch, senderOf } from "./words.ts";

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
