import { Box, Skeleton, Typography } from "@mui/material";
import { Problem } from "../../../shared/Problem.tsx";
import { RegistrationRow } from "./RegistrationRow.tsx";
import { useRegistrations } from "./useRegistrations.ts";

/** Every family that comes, the first who registered first. */
export const Registrations = ({ campId }: { campId: string }) => {
  const { data, error, isPending, refetch } = useRegistrations(campId);
  if (isPending) return <Skeleton variant="rounded" height={120} aria-busy />;
  if (!data) return <Problem title="Failed to fetch registrations" error={error} onRetry={() => void refetch()} />;
  if (data.length === 0)
    return <Typography sx={{ color: "text.secondary", py: 1 }}>Nobody has registered yet.</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }} aria-label="Registrations">
      {data.map((registration) => (
        <RegistrationRow key={registration.id} registration={registration} />
      ))}
    </Box>
  );
};
