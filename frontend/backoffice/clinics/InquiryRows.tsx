import { Link } from "@mui/material";
import { DataTable } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { InquiryView } from "../../../backend/clinics/contract.ts";
import { dateAt, dayAgo } from "../../shared/formats.ts";
import { serviceWords as serviceLabel } from "../../shared/clinics/words.ts";
import { ExportList } from "../frame/list/ExportList.tsx";
import { ListRows } from "../frame/list/ListRows.tsx";
import { RowStack } from "../frame/list/RowStack.tsx";
import { RowTable } from "../frame/list/RowTable.tsx";
import { InquiryStatusChip } from "./InquiryStatusChip.tsx";
import { coachingInquiries } from "./words.ts";
import { failedToFetch, inquiryPath, senderOf } from "./words.ts";
import { inquiryRowsWords as words } from "./words.ts";

const Column = DataTable.Col<InquiryView>;

const cellsOf = (inquiry: InquiryView) => {
  const { id: _, senderId: __, camp, ...cells } = inquiry;
  return { ...cells, camp: camp?.title ?? null, createdAt: dateAt(inquiry.createdAt) };
};

export const InquiryRows = () => (
  <ListRows
    failed={failedToFetch}
    counted={words.counted}
    file={<ExportList cellsOf={cellsOf} />}
    noMatch={{
      title: words.noMatches,
      text: words.tryAnotherStatusOr,
      seeAll: words.showAllInquiries,
    }}
    none={{
      title: words.noCoachingInquiriesYet,
      text: words.organizationsCanAsk,
    }}
    table={<Table />}
    stack={
      <RowStack<InquiryView>
        name={senderOf}
        state={chip}
        below={(inquiry) => words.serviceSent(serviceLabel[inquiry.serviceType], sent(inquiry).toLowerCase())}
      />
    }
  />
);

const chip = ({ status }: InquiryView) => <InquiryStatusChip status={status} />;
const sent = ({ createdAt }: InquiryView) => dayAgo(dateAt(createdAt));

const Table = () => (
  <RowTable label={coachingInquiries}>
    <Column
      source="organizationName"
      label={words.organization}
      cellSx={() => ({ maxWidth: 260 })}
      render={(inquiry) => (
        <Link component={RouterLink} to={inquiryPath(inquiry.id)} color="inherit" underline="hover">
          {senderOf(inquiry)}
        </Link>
      )}
    />
    <Column source="contactName" label={words.contact} />
    <Column source="serviceType" label={words.service} render={({ serviceType }) => serviceLabel[serviceType]} />
    <Column source="preferredDates" label={words.dates} disableSort cellSx={() => ({ maxWidth: 240 })} />
    <Column source="status" label={words.status} render={chip} />
    <Column source="createdAt" label={words.sent} render={sent} />
  </RowTable>
);
