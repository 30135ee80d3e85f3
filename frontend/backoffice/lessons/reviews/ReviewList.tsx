import { Box } from "@mui/material";
import type { ManagedReviewView } from "../../../../backend/lessons/reviews/contract.ts";
import { List } from "../../frame/list/List.tsx";
import { OfferChips } from "../../frame/list/OfferChips.tsx";
import { dateAt } from "../../../shared/formats.ts";
import { ExportList } from "../../frame/list/ExportList.tsx";
import { ListRows } from "../../frame/list/ListRows.tsx";
import { Page } from "../../frame/Page.tsx";
import { place } from "../../place.ts";
import { ReviewRows } from "./ReviewRows.tsx";
import { reviewListWords as words } from "./words.ts";

const offers = (["shown", "hidden"] as const).map((key) => ({ key, label: words[key], filter: { comment: key } }));

const Filter = () => (
  <Box sx={{ mb: 2.5 }}>
    <OfferChips name="comment" label={words.comments} all={words.all} offers={offers} />
  </Box>
);

const cellsOf = ({ at, studentName, instructorName, rating, comment, isPublic, hiddenFor }: ManagedReviewView) => ({
  date: dateAt(at),
  player: studentName,
  instructor: instructorName,
  stars: rating,
  comment,
  public: isPublic && !hiddenFor ? "yes" : "no",
});

const rows = <ReviewRows />;

/** What players wrote; admins hide what must not stay. */
const ReviewList = () => (
  <List<ManagedReviewView> sort={{ field: "at", order: "DESC" }}>
    <Page
      title={words.reviews}
      lead={place === "admin" ? words.forAdmins : words.forInstructors}
      back={{ to: "/lessons", label: words.lessons }}
    >
      <Filter />
      <ListRows
        failed={words.failedToFetch}
        counted={words.counted}
        file={<ExportList cellsOf={cellsOf} />}
        noMatch={{ title: words.noMatches, text: words.tryAnotherFilter, seeAll: words.showAll }}
        none={{ title: words.noneYet, text: words.theyShowUpHere }}
        isTable={false}
        table={rows}
        stack={rows}
      />
    </Page>
  </List>
);
export default ReviewList;
