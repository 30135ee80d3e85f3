import { Problem } from "../../../shared/Problem.tsx";
import { Section } from "../../frame/Section.tsx";
import { inquiriesWith, useWaitingInquiries } from "../waiting.ts";
import { coachingInquiries } from "../words.ts";
import { failedToFetch } from "../words.ts";
import { InquiryLines } from "./InquiryLines.tsx";

/** Organizations nobody has contacted yet, the longest waiting first. Shows nothing when there are none. */
const WaitingInquiries = () => {
  const { data, total = 0, error, refetch } = useWaitingInquiries({ refetchOnMount: "always" });
  if (error) return <Problem title={failedToFetch} error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Section title={coachingInquiries} count={total} all={inquiriesWith({ status: "pending" })}>
      <InquiryLines inquiries={data} />
    </Section>
  );
};
export default WaitingInquiries;
