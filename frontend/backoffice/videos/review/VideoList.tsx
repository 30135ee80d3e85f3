import { Box } from "@mui/material";
import { ListBase } from "react-admin";
import { VideoStatus, type VideoView } from "../../../../backend/videos/contract.ts";
import { statusWords } from "../../../shared/videos/words.ts";
import { useMe } from "../../access/me.ts";
import { useFilterParts } from "../../data/useFilterParts.ts";
import { FilterChips } from "../../frame/list/FilterChips.tsx";
import { Page } from "../../frame/Page.tsx";
import { videoListWords as words } from "../words.ts";
import { VideoRows } from "./VideoRows.tsx";
import { toReview } from "./waiting.ts";

interface Choice {
  readonly status?: readonly VideoStatus[] | undefined;
  readonly isUnassigned?: true | undefined;
}
const choices: { label: string; value: Choice }[] = [
  { label: words.all, value: {} },
  { label: words.toReview, value: { status: toReview } },
  { label: words.noCoachYet, value: { isUnassigned: true } },
  ...VideoStatus.options.map((status) => ({ label: statusWords[status], value: { status: [status] } })),
];

const VideoFilters = () => {
  const { filterValues, change } = useFilterParts();
  const { status, isUnassigned }: Choice = filterValues;
  return (
    <Box sx={{ mb: 2.5 }}>
      <FilterChips
        label={words.status}
        choices={choices}
        value={{ ...(status && { status }), ...(isUnassigned && { isUnassigned }) }}
        onChange={(value) => change({ status: undefined, isUnassigned: undefined, ...value })}
      />
    </Box>
  );
};

/** Students' videos, the longest waiting first. */
const VideoList = () => (
  <ListBase<VideoView>
    sort={{ field: "waitingSince", order: "ASC" }}
    perPage={25}
    queryOptions={{ onError: () => undefined, refetchOnMount: "always" }} // the screen itself says what failed
  >
    <Page title={words.videos} lead={useMe().role === "admin" ? words.leadForAdmins : words.lead}>
      <VideoFilters />
      <VideoRows />
    </Page>
  </ListBase>
);
export default VideoList;
