import { Box, Typography } from "@mui/material";
import { Link } from "react-router";
import { membershipPromoWords as words } from "./words.ts";

/** The $10 membership, told beside the forms of visitors. */
export const MembershipPromo = () => (
  <Box
    component="aside"
    aria-label={words.videoAnalysisMembership}
    sx={{
      display: "grid",
      gridTemplateColumns: "112px 1fr",
      gap: 2,
      alignItems: "center",
      p: 2,
      mt: 3,
      borderRadius: "16px",
      bgcolor: "ground.sand",
    }}
  >
    <Box
      component="img"
      src="/scenes/video.svg"
      alt=""
      width={112}
      height={74}
      sx={{ borderRadius: "10px", display: "block", objectFit: "cover" }}
    />
    <Box>
      <Typography sx={{ fontWeight: 700 }}>{words.videoAnalysisFor10}</Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {words.sendInFourVideos}
        <Box component={Link} to="/subscribe" sx={{ color: "primary.main", fontWeight: 700 }}>
          {words.aboutTheMembership}
        </Box>
      </Typography>
    </Box>
  </Box>
);
