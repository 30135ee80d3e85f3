import { Button, Link } from "@mui/material";
import { useState } from "react";
import { DataTable } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { WeeklyVideoView } from "../../../../backend/videos/weekly/weeklyContract.ts";
import { dateAt, dayAgo } from "../../../shared/formats.ts";
import { useMe } from "../../access/me.ts";
import { List } from "../../frame/list/List.tsx";
import { ExportList } from "../../frame/list/ExportList.tsx";
import { ListRows } from "../../frame/list/ListRows.tsx";
import { RowStack } from "../../frame/list/RowStack.tsx";
import { RowTable } from "../../frame/list/RowTable.tsx";
import { Page } from "../../frame/Page.tsx";
import { PublishDialog } from "./PublishDialog.tsx";
import { failedToFetch, listWords as words, weeklyVideos, whoWords } from "./words.ts";

const Column = DataTable.Col<WeeklyVideoView>;

const forWhom = ({ assignedPlayerIds: { length } }: WeeklyVideoView) =>
  length === 0 ? whoWords.allMembers : whoWords.players(length);
const published = ({ createdAt }: WeeklyVideoView) => dayAgo(dateAt(createdAt));

const Table = ({ withAuthors }: { withAuthors: boolean }) => (
  <RowTable label={weeklyVideos}>
    <Column
      source="title"
      label={words.title}
      cellSx={() => ({ maxWidth: 360, overflowWrap: "anywhere" })}
      render={({ id, title }) => (
        <Link component={RouterLink} to={`/weekly-videos/${id}/show`} color="inherit" underline="hover">
          {title}
        </Link>
      )}
    />
    <Column
      source="uploadType"
      label={words.kind}
      disableSort
      render={({ uploadType }) => (uploadType === "url" ? words.link : words.file)}
    />
    <Column source="assignedPlayerIds" label={words.for} disableSort render={forWhom} />
    <Column source="practiced" label={words.practiced} disableSort />
    {withAuthors && <Column source="instructorName" label={words.by} disableSort />}
    <Column source="createdAt" label={words.published} render={published} />
  </RowTable>
);

const cellsOf = (video: WeeklyVideoView) => ({
  published: dateAt(video.createdAt),
  title: video.title,
  for: forWhom(video),
  practiced: video.practiced,
  by: video.instructorName,
});

/** What a coach published, or for admins what every coach did. */
const WeeklyList = () => {
  const me = useMe();
  const [isPublishing, setPublishing] = useState(false);
  const isCoach = me.role === "instructor";
  const publish = isCoach && (
    <Button variant="contained" onClick={() => setPublishing(true)}>
      {words.publish}
    </Button>
  );
  return (
    <List<WeeklyVideoView>
      sort={{ field: "createdAt", order: "DESC" }}
      {...(isCoach && { filter: { instructorId: me.id } })}
    >
      <Page title={weeklyVideos} lead={words.lead} actions={publish}>
        <ListRows
          failed={failedToFetch}
          counted={words.counted}
          file={<ExportList cellsOf={cellsOf} />}
          noMatch={{ title: words.noMatches, text: words.tryAnother, seeAll: words.showAll }}
          none={{ title: words.noneYet, text: words.publishOne }}
          table={<Table withAuthors={!isCoach} />}
          stack={
            <RowStack<WeeklyVideoView>
              name={({ title }) => title}
              below={(video) => words.publishedWhen(forWhom(video), published(video).toLowerCase())}
            />
          }
        />
      </Page>
      {isPublishing && <PublishDialog onClose={() => setPublishing(false)} />}
    </List>
  );
};
export default WeeklyList;
