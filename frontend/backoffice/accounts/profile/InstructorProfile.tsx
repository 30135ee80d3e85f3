import OpenInNewIcon from "@mui/icons-material/OpenInNew";
import { Box, Button, Skeleton } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { instructorProfileUrl, InstructorView } from "../../../../backend/accounts/contract.ts";
import { CalendarAddress } from "../../../shared/CalendarAddress.tsx";
import { DownloadCard } from "../../../shared/DownloadCard.tsx";
import { ApiError, query } from "../../../shared/api.ts";
import { Empty } from "../../../shared/Empty.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { Page } from "../../frame/Page.tsx";
import { ProfileForm } from "./ProfileForm.tsx";

const InstructorProfile = () => {
  const { data, error, refetch } = useQuery({
    queryKey: [instructorProfileUrl],
    queryFn: ({ signal }) => query(instructorProfileUrl, InstructorView.nullable(), { signal }),
  });
  const nobody = data === null || (error instanceof ApiError && error.status === 404);
  return (
    <Page
      title="Profile"
      lead="What players read about you before they book."
      actions={
        <Button variant="outlined" href="/instructors" target="_blank" rel="noopener" endIcon={<OpenInNewIcon />}>
          Preview the public listing
        </Button>
      }
    >
      {nobody && (
        <Empty
          title="Instructor ID not found"
          text="Your account has no instructor profile yet. Please ask an admin of the facility."
        />
      )}
      {error && !nobody && (
        <Problem title="Failed to fetch instructor profile" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && !error && <Skeleton variant="rounded" height={520} sx={{ borderRadius: "16px" }} />}
      {data && <ProfileForm key={data.id} profile={data} />}
      {data && (
        <Box sx={{ mt: 3, maxWidth: 780, display: "grid", gap: 3 }}>
          <CalendarAddress lessons="Your lessons and camps" />
          <DownloadCard />
        </Box>
      )}
    </Page>
  );
};
export default InstructorProfile;
