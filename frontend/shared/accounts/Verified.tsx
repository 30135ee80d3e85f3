import VerifiedIcon from "@mui/icons-material/VerifiedOutlined";
import { Box } from "@mui/material";
import type { InstructorView } from "../../../backend/accounts/contract.ts";
import { monthAndYear } from "../formats.ts";
import { verifiedWords as words } from "./words.ts";

/** What an admin has seen of an instructor's certificates and is still valid. */
export const Verified = ({ verified }: Pick<InstructorView, "verified">) =>
  verified.length > 0 && (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 0.5 }}>
      {verified.map(({ title, validUntil }) => (
        <Box component="li" key={title} sx={{ display: "flex", gap: 0.75, overflowWrap: "anywhere" }}>
          <VerifiedIcon fontSize="small" sx={{ color: "success.main", mt: 0.25 }} />
          <span>{words.verified(title, monthAndYear(validUntil))}</span>
        </Box>
      ))}
    </Box>
  );
