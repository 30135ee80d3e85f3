import { Box, Card, List, ListItemButton, Typography } from "@mui/material";
import { Link } from "react-router";
import type { InquiryView } from "../../../../backend/clinics/contract.ts";
import { dateAt, dayAgo } from "../../../shared/formats.ts";
import { serviceWords as serviceLabel } from "../../../shared/clinics/words.ts";
import { InquiryStatusChip } from "../InquiryStatusChip.tsx";
import { inquiryPath, senderOf } from "../words.ts";
import { inquiryLinesWords as words } from "../words.ts";

/** A few inquiries, each leading to its page. */
export const InquiryLines = ({ inquiries }: { inquiries: InquiryView[] }) => (
  <Card>
    <List disablePadding>
      {inquiries.map((inquiry) => (
        <Box
          component="li"
          key={inquiry.id}
          sx={{ display: "flex", "& + &": { borderTop: 1, borderColor: "divider" } }}
        >
          <ListItemButton component={Link} to={inquiryPath(inquiry.id)} sx={row}>
            <Box sx={{ flex: "1 1 220px", minWidth: 0, overflowWrap: "anywhere" }}>
              <Typography sx={{ fontWeight: 650 }}>{senderOf(inquiry)}</Typography>
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                {[serviceLabel[inquiry.serviceType], inquiry.preferredDates].filter(Boolean).join(" · ")}
              </Typography>
            </Box>
            <Box sx={{ display: "flex", gap: 1.5, alignItems: "center" }}>
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                {words.sent(dayAgo(dateAt(inquiry.createdAt)).toLowerCase())}
              </Typography>
              <InquiryStatusChip status={inquiry.status} />
            </Box>
          </ListItemButton>
        </Box>
      ))}
    </List>
  </Card>
);
const row = { display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 0.5, px: 2, py: 1.25, width: "100%" };
