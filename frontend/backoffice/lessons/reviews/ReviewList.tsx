import { Box } from "@mui/material";
import { ListBase } from "react-admin";
import type { ManagedReviewView } from "../../../../backend/lessons/reviews/contract.ts";
import { useFilterParts } from "../../data/useFilterParts.ts";
import { FilterChips } from "../../frame/list/FilterChips.tsx";
import { ListRows } from "../../frame/list/ListRows.tsx";
import { Page } from "../../frame/Page.tsx";
import { place } from "../../place.ts";
import { ReviewRows } from "./ReviewRows.tsx";
import { reviewListWords as words } from "./words.ts";

const choices = [
  { label: words.all, value: undefined },
  { label: words.shown, value: "shown" },
  { label: words.hidden, value: "hidden" },
];

const Filter = () => {
  const { filterValues, change } = useFilterParts();
  return (
    <Box sx={{ mb: 2.5 }}>
      <FilterChips
        label={words.comments}
        choices={choices}
        value={filterValues["comment"]}
        onChange={(comment) => change({ comment })}
      />
    </Box>
  );
};

const rows = <ReviewRows />;

/** What players wrote; admins hide what must not stay. */
const ReviewList = () => (
  <ListBase<ManagedReviewView>
    sort={{ field: "at", order: "DESC" }}
    perPage={25}
    queryOptions={{ onError: () => undefined, refetchOnMount: "always" }} // the screen itself says what failed
  >
    <Page
      title={words.reviews}
      lead={place === "admin" ? words.forAdmins : words.forInstructors}
      back={{ to: "/lessons", label: words.lessons }}
    >
      <Filter />
      <ListRows
        failed={words.failedToFetch}
        noMatch={{ title: words.noMatches, text: words.tryAnotherFilter, seeAll: words.showAll }}
        none={{ title: words.noneYet, text: words.theyShowUpHere }}
        table={rows}
        stack={rows}
      />
    </Page>
  </ListBase>
);
export default ReviewList;
