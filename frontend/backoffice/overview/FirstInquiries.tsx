import { Button } from "@mui/material";
import { Link } from "react-router";
import { Problem } from "../../shared/Problem.tsx";
import { InquiryLines } from "../clinics/InquiryLines.tsx";
import { useFirstInquiries } from "../clinics/waiting.ts";
import { failedToFetch } from "../clinics/words.ts";
import { Section } from "../frame/Section.tsx";

/** The newest three inquiries, how far each is, and how many more there are. */
export const FirstInquiries = () => {
  const { data, total = 0, error, refetch } = useFirstInquiries({ refetchOnMount: "always" });
  if (error) return <Problem title={failedToFetch} error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  const more = total - data.length;
  return (
    <Section
      title="Coaching inquiries"
      more={
        more > 0 && (
          <Button component={Link} size="small" to="/coaching-inquiries">
            +{more} more
          </Button>
        )
      }
    >
      <InquiryLines inquiries={data} />
    </Section>
  );
};
