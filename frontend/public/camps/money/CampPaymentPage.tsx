import { Box, Skeleton } from "@mui/material";
import { useState } from "react";
import { useParams } from "react-router";
import { Problem } from "../../../shared/Problem.tsx";
import { CampNotFound } from "../CampNotFound.tsx";
import { isMissing, useCamp } from "../useCamp.ts";
import { Page } from "../../frame/Page.tsx";
import { campStop } from "../registrations/wizard/campStop.ts";
import { draftFor, keptDraft } from "../registrations/wizard/registrationDraft.ts";
import { Stopped } from "../registrations/wizard/Stopped.tsx";
import { isComplete } from "../registrations/wizard/steps.ts";
import { PaymentFallback } from "./PaymentFallback.tsx";
import { paymentColumns, PaymentOptions } from "./PaymentOptions.tsx";
import { campPaymentPageWords as words } from "../words.ts";

const Waiting = () => (
  <Box sx={paymentColumns} aria-busy aria-label={words.loadingCamp} component="section">
    <Skeleton variant="rounded" height={480} sx={{ borderRadius: "16px" }} />
    <Skeleton variant="rounded" height={640} sx={{ borderRadius: "16px" }} />
  </Box>
);

const CampPaymentPage = () => {
  const { campId = "" } = useParams();
  const { data: camp, error, refetch } = useCamp(campId);
  const [kept] = useState(() => keptDraft(campId)); // as it was: after registering it is gone, before the next page is there
  if (isMissing(error)) return <CampNotFound />;
  const content = () => {
    if (!camp && error)
      return (
        <Box sx={{ mt: 3 }}>
          <Problem title={words.failedToFetchCamp} error={error} onRetry={() => void refetch()} />
        </Box>
      );
    if (!camp) return <Waiting />;
    const draft = kept && draftFor(camp, kept);
    const stop = campStop(camp);
    const isOff = stop !== null && !stop.waitlist;
    if (isComplete(draft) && !isOff) return <PaymentOptions camp={camp} draft={draft} />;
    return stop ? <Stopped camp={camp} stop={stop} /> : <PaymentFallback camp={camp} />;
  };
  return <Page title={words.campPayment}>{content()}</Page>;
};
export default CampPaymentPage;
