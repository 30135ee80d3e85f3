import { Alert, Box, Button, Card } from "@mui/material";
import { useState } from "react";
import { useGetOne } from "react-admin";
import { useSearchParams } from "react-router";
import type { CampView } from "../../../backend/camps/contract.ts";
import type { InquiryView } from "../../../backend/clinics/contract.ts";
import { today } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { useMe } from "../access/me.ts";
import { freshRow } from "../data/freshRow.ts";
import { RowsSkeleton } from "../frame/list/RowsSkeleton.tsx";
import { Page } from "../frame/Page.tsx";
import { homeOf } from "../place.ts";
import { campDetails, editCamp, inquiryPath } from "./addresses.ts";
import { CampForm } from "./CampForm.tsx";
import { campFor } from "./form/campForInquiry.ts";
import { campCreationWords as words } from "./words.ts";

type Created = { camp: CampView; inquiryId: string | null };

/** What was just created, with links to it. */
const CreatedCamp = ({ camp: { id, title, status }, inquiryId }: Created) => (
  <Alert severity="success" variant="outlined" sx={{ mb: 3 }}>
    <strong>{title}</strong>
    {words.savedOrOpen(status)}
    {inquiryId && ` ${words.inquiryIsScheduled}`}
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1, ml: -1 }}>
      <Button size="small" href={campDetails(id)}>
        {status === "draft" ? words.preview : words.viewCamp}
      </Button>
      <Button size="small" href={editCamp(id)}>
        {words.editCamp}
      </Button>
      {inquiryId && <InquiryLink id={inquiryId} />}
    </Box>
  </Alert>
);

const InquiryLink = ({ id }: { id: string }) => {
  const { role } = useMe();
  return (
    <Button size="small" href={homeOf(role) + inquiryPath(id)}>
      {words.openInquiry}
    </Button>
  );
};

/** Who it is for, in their own words: the form has only as much of them as it could fill in. */
const AskedFor = ({ inquiry: { id, organizationName, preferredDates, camp } }: { inquiry: InquiryView }) => (
  <Alert severity="info" variant="outlined" sx={{ mb: 3 }}>
    {organizationName !== null && preferredDates !== null && (
      <Box sx={{ overflowWrap: "anywhere" }}>{words.askedFor(organizationName, preferredDates)}</Box>
    )}
    {camp ? words.hasACamp(camp.title) : words.inquiryWillBeScheduled}
    <Box sx={{ mt: 1, ml: -1 }}>
      <InquiryLink id={id} />
    </Box>
  </Alert>
);

type Props = { onCreated: (camp: CampView) => void };

const ForInquiry = ({ id, onCreated }: Props & { id: string }) => {
  const { data: inquiry, error, refetch } = useGetOne<InquiryView>("coaching-inquiries", { id }, freshRow);
  if (error) return <Problem title={words.failedToFetchInquiry} error={error} onRetry={() => void refetch()} />;
  if (!inquiry) return <RowsSkeleton height={96} rows={5} />;
  return (
    <>
      <AskedFor inquiry={inquiry} />
      <Form forInquiry={{ id, start: () => campFor(inquiry, today()) }} onCreated={onCreated} />
    </>
  );
};

const Form = (props: Props & Pick<Parameters<typeof CampForm>[0], "forInquiry">) => {
  const { role } = useMe();
  return (
    <Card sx={{ p: { xs: 2, sm: 4 } }}>
      <CampForm {...props} onCancel={() => location.assign(homeOf(role))} />
    </Card>
  );
};

/** The page for creating a camp or clinic: any, or the one that an inquiry asks for. */
const CampCreation = () => {
  const [asked, ask] = useSearchParams();
  const inquiryId = asked.get("inquiry");
  const [created, setCreated] = useState<Created>();
  const onCreated = (camp: CampView) => {
    setCreated({ camp, inquiryId });
    ask({}, { replace: true }); // it has its camp, also if the page is loaded again
    window.scrollTo({ top: 0 });
  };
  return (
    <Page title={words.createNewCampOr} lead={words.familiesCanRegisterAs}>
      {created && <CreatedCamp {...created} />}
      {inquiryId && !created ? (
        <ForInquiry id={inquiryId} onCreated={onCreated} />
      ) : (
        // The next one is another camp, even where the same is typed.
        <Form key={created?.camp.id} onCreated={onCreated} />
      )}
    </Page>
  );
};
export default CampCreation;
