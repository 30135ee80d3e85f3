import { Link } from "@mui/material";
import { DataTable } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { InquiryView } from "../../../backend/clinics/contract.ts";
import { dateAt, dayAgo } from "../../shared/formats.ts";
import { serviceLabel } from "../../shared/clinics/inquiryWords.ts";
import { ListRows } from "../frame/list/ListRows.tsx";
import { RowStack } from "../frame/list/RowStack.tsx";
import { RowTable } from "../frame/list/RowTable.tsx";
import { InquiryStatusChip } from "./InquiryStatusChip.tsx";
import { failedToFetch, inquiryPath, senderOf } from "./words.ts";

const Column = DataTable.Col<InquiryView>;

export const InquiryRows = () => (
  <ListRows
    failed={failedToFetch}
    noMatch={{
      title: "No inquiry matches",
      text: "Try another status or fewer letters.",
      seeAll: "Show all inquiries",
    }}
    none={{
      title: "No coaching inquiries yet",
      text: "Organizations ask on the page of camps and clinics, without an account. What they ask for comes here.",
    }}
    table={<Table />}
    stack={
      <RowStack<InquiryView>
        name={senderOf}
        state={chip}
        below={(inquiry) => `${serviceLabel[inquiry.serviceType]} · sent ${sent(inquiry).toLowerCase()}`}
      />
    }
  />
);

const chip = ({ status }: InquiryView) => <InquiryStatusChip status={status} />;
const sent = ({ createdAt }: InquiryView) => dayAgo(dateAt(createdAt));

const Table = () => (
  <RowTable label="Coaching inquiries">
    <Column
      source="organizationName"
      label="Organization"
      cellSx={() => ({ maxWidth: 260 })}
      render={(inquiry) => (
        <Link component={RouterLink} to={inquiryPath(inquiry.id)} color="inherit" underline="hover">
          {senderOf(inquiry)}
        </Link>
      )}
    />
    <Column source="contactName" label="Contact" />
    <Column source="serviceType" label="Service" render={({ serviceType }) => serviceLabel[serviceType]} />
    <Column source="preferredDates" label="Dates" disableSort cellSx={() => ({ maxWidth: 240 })} />
    <Column source="status" label="Status" render={chip} />
    <Column source="createdAt" label="Sent" render={sent} />
  </RowTable>
);
