import { Button } from "@mui/material";
import { Link } from "react-router";
import { Problem } from "../../../shared/Problem.tsx";
import { Section } from "../../frame/Section.tsx";
import { useFirstInquiries } from "../waiting.ts";
import { coachingInquiries } from "../words.ts";
import { failedToFetch } from "../words.ts";
import { InquiryLines } from "./InquiryLines.tsx";
import { firstInquiriesWords as words } from "../words.ts";

/** The newest three inquiries with their status, and how many more there are. */
const FirstInquiries = () => {
  const { data, total = 0, error, refetch } = useFirstInquiries({ refetchOnMount: "always" });
  if (error) return <Problem title={failedToFetch} error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  const more = total - data.length;
  return (
    <Section
      title={coachingInquiries}
      more={
        more > 0 && (
          <Button component={Link} size="small" to="/coaching-inquiries">
            {words.more(more)}
          </Button>
        )
      }
    >
      <InquiryLines inquiries={data} />
    </Section>
  );
};
export default FirstInquiries;
