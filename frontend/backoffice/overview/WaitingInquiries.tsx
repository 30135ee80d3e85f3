import { Button } from "@mui/material";
import { Link } from "react-router";
import { Problem } from "../../shared/Problem.tsx";
import { InquiryLines } from "../clinics/InquiryLines.tsx";
import { inquiriesWith, useWaitingInquiries } from "../clinics/waiting.ts";
import { failedToFetch } from "../clinics/words.ts";
import { Section } from "../frame/Section.tsx";

/** Organizations with whom nobody got in touch yet, the longest waiting first. Where none waits there is nothing to see. */
export const WaitingInquiries = () => {
  const { data, total = 0, error, refetch } = useWaitingInquiries({ refetchOnMount: "always" });
  if (error) return <Problem title={failedToFetch} error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Section
      title="Coaching inquiries"
      count={total}
      more={
        <Button component={Link} size="small" to={inquiriesWith({ status: "pending" })}>
          See all
        </Button>
      }
    >
      <InquiryLines inquiries={data} />
    </Section>
  );
};
