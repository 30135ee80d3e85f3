import OpenInNewIcon from "@mui/icons-material/OpenInNew";
import { Box, Button, Card, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { instructorProfileUrl, InstructorView } from "../../../../backend/accounts/contract.ts";
import { Verified } from "../../../shared/accounts/Verified.tsx";
import { CalendarAddress } from "../../../shared/CalendarAddress.tsx";
import { DownloadCard } from "../../../shared/DownloadCard.tsx";
import { ApiError, query } from "../../../shared/api.ts";
import { fullName } from "../../../shared/formats.ts";
import { Empty } from "../../../shared/Empty.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { Page } from "../../frame/Page.tsx";
import { CoachPhoto } from "../photo/CoachPhoto.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { instructorProfileWords as words } from "../words.ts";

const VerifiedCard = ({ verified }: Pick<InstructorView, "verified">) => {
  const title = useId();
  return (
    <Card component="section" aria-labelledby={title} sx={{ p: 3, display: "grid", gap: 1.5 }}>
      <Typography id={title} variant="h4" component="h2">
        {words.verifiedCertificates}
      </Typography>
      <Verified verified={verified} />
      {verified.length === 0 && <Typography>{words.showAnAdmin}</Typography>}
    </Card>
  );
};

const InstructorProfile = () => {
  const { data, error, refetch } = useQuery({
    queryKey: [instructorProfileUrl],
    queryFn: ({ signal }) => query(instructorProfileUrl, InstructorView.nullable(), { signal }),
  });
  const nobody = data === null || (error instanceof ApiError && error.status === 404);
  return (
    <Page
      title={words.profile}
      lead={words.whatPlayersSee}
      actions={
        <Button variant="outlined" href="/instructors" target="_blank" rel="noopener" endIcon={<OpenInNewIcon />}>
          {words.previewListing}
        </Button>
      }
    >
      {nobody && <Empty title={words.instructorIdNotFound} text={words.yourAccountDoesntHave} />}
      {error && !nobody && (
        <Problem title={words.failedToFetchInstructor} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && !error && <Skeleton variant="rounded" height={520} sx={{ borderRadius: "16px" }} />}
      {data && (
        <Box sx={{ mb: 3, maxWidth: 780 }}>
          <CoachPhoto id={data.id} name={fullName(data.user)} image={data.user.profileImageUrl} />
        </Box>
      )}
      {data && <ProfileForm key={data.id} profile={data} />}
      {data && (
        <Box sx={{ mt: 3, maxWidth: 780, display: "grid", gap: 3 }}>
          <VerifiedCard verified={data.verified} />
          <CalendarAddress lessons={words.yourLessonsAndCamps} />
          <DownloadCard />
        </Box>
      )}
    </Page>
  );
};
export default InstructorProfile;
