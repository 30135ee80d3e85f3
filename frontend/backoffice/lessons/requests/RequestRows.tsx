import { Link } from "@mui/material";
import { DataTable } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { LessonRequestView } from "../../../../backend/lessons/contract.ts";
import { travelLabel } from "../../../shared/lessons/lessonRequestWords.ts";
import { ListRows } from "../../frame/list/ListRows.tsx";
import { RowStack } from "../../frame/list/RowStack.tsx";
import { RowTable } from "../../frame/list/RowTable.tsx";
import { place } from "../../place.ts";
import { ReplyClock } from "./ReplyClock.tsx";
import { RequestStatusChip } from "./RequestStatusChip.tsx";
import { forWhom, requesterName } from "./words.ts";

const Column = DataTable.Col<LessonRequestView>;

export const RequestRows = () => (
  <ListRows
    failed="Failed to fetch lesson requests"
    noMatch={{
      title: "No request matches",
      text: "Try another status or fewer letters.",
      seeAll: "Show all requests",
    }}
    none={{
      title: "No lesson requests yet",
      text: "When no free time suits a family, they ask for a custom lesson while booking. What they ask for comes here.",
    }}
    table={<Table />}
    stack={<RowStack<LessonRequestView> name={requesterName} state={chip} below={below} />}
  />
);

const chip = ({ status }: LessonRequestView) => <RequestStatusChip status={status} />;
const below = (request: LessonRequestView) => (
  <>
    <ReplyClock request={request} /> · {forWhom(request)}
  </>
);
const wishes = ({ preferredDates, preferredTimes, travelPreference }: LessonRequestView) =>
  [preferredDates, preferredTimes].filter(Boolean).join(", ") || travelLabel[travelPreference];

const Table = () => (
  <RowTable label="Lesson requests">
    <Column
      source="name"
      label="From"
      render={(request) => (
        <Link component={RouterLink} to={`/lesson-requests/${request.id}/show`} color="inherit" underline="hover">
          {requesterName(request)}
        </Link>
      )}
    />
    <Column label={place === "admin" ? "Instructor" : "For"} render={forWhom} />
    <Column label="Wishes" cellSx={() => ({ maxWidth: 280 })} render={wishes} />
    <Column source="status" label="Status" render={chip} />
    <Column source="submittedAt" label="Waiting" render={(request) => <ReplyClock request={request} />} />
  </RowTable>
);
