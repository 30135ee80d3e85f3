import { Box, Skeleton, Typography } from "@mui/material";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { fullName, shortMoney } from "../../../shared/formats.ts";
import { drawnCoach } from "../../../shared/accounts/drawnCoach.ts";
import { Portrait } from "../../../shared/Portrait.tsx";
import { tabular } from "../../../shared/theme.ts";
import { instructorLineWords as words } from "../words.ts";

/** The instructor chosen, in one line. */
export const InstructorLine = ({ instructor }: { instructor: InstructorView | undefined }) => (
  <Box sx={{ mt: 2, display: "flex", alignItems: "center", gap: 2, flexWrap: "wrap" }}>
    {instructor ? (
      <>
        <Portrait name={fullName(instructor.user)} src={instructor.user.profileImageUrl ?? drawnCoach} size={56} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700 }}>{fullName(instructor.user)}</Typography>
          <Typography sx={{ color: "text.secondary", ...tabular }}>
            {words.hourlyRateLocation(shortMoney(instructor.hourlyRate), instructor.location)}
          </Typography>
        </Box>
      </>
    ) : (
      <>
        <Skeleton variant="circular" width={56} height={56} />
        <Skeleton width={180} height={48} />
      </>
    )}
  </Box>
);
