import { Box, Link, Typography } from "@mui/material";
import { useGetOne } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { InboxView, InquiryKind } from "../../../backend/inbox/formContract.ts";
import { dateAt, shortDate } from "../../shared/formats.ts";
import { inInboxWords as words } from "./words.ts";

/** Who looks after something that stands in the inbox, too, and the way there, where its notes and answers are. */
export const InInbox = ({ kind, inquiryId }: { kind: InquiryKind; inquiryId: string }) => {
  const id = `${kind}-${inquiryId}`;
  const { data, error } = useGetOne<InboxView>("inbox", { id }, { retry: false, refetchOnMount: "always" });
  if (error) return null;
  const waits = data && !data.setAside && (data.status === "pending" || data.status === "contacted");
  return (
    <Box sx={{ gridColumn: "1 / -1", display: "flex", flexWrap: "wrap", columnGap: 1, alignItems: "baseline" }}>
      {data?.owner && <Typography>{words.looksAfterThis(data.owner.name)}</Typography>}
      {data?.answeredAt && <Typography>{words.answered(shortDate(dateAt(data.answeredAt)))}</Typography>}
      {waits && !data.owner && <Typography>{words.nobodyDoes}</Typography>}
      <Link component={RouterLink} to={`/inbox/${id}/show`}>
        {words.openInInbox}
      </Link>
    </Box>
  );
};
