import { Box } from "@mui/material";
import { VideoStatus, type VideoView } from "../../../../backend/videos/contract.ts";
import { statusWords } from "../../../shared/videos/words.ts";
import { useMe } from "../../access/me.ts";
import { List } from "../../frame/list/List.tsx";
import { OfferChips } from "../../frame/list/OfferChips.tsx";
import { Page } from "../../frame/Page.tsx";
import { videoListWords as words } from "../words.ts";
import { VideoRows } from "./VideoRows.tsx";
import { toReview } from "./waiting.ts";

const offers = [
  { key: "toReview", label: words.toReview, filter: { status: toReview } },
  { key: "noCoach", label: words.noCoachYet, filter: { isUnassigned: true } },
  ...VideoStatus.options.map((key) => ({ key, label: statusWords[key], filter: { status: [key] } })),
];

const VideoFilters = () => (
  <Box sx={{ mb: 2.5 }}>
    <OfferChips name="status" label={words.status} all={words.all} offers={offers} />
  </Box>
);

/** Students' videos, the longest waiting first. */
const VideoList = () => (
  <List<VideoView> sort={{ field: "waitingSince", order: "ASC" }}>
    <Page title={words.videos} lead={useMe().role === "admin" ? words.leadForAdmins : words.lead}>
      <VideoFilters />
      <VideoRows />
    </Page>
  </List>
);
export default VideoList;
