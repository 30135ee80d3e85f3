import { Link } from "@mui/material";
import { DataTable } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { LessonRequestView } from "../../../../backend/lessons/contract.ts";
import { travelWords } from "../../../shared/lessons/words.ts";
import { dateAt } from "../../../shared/formats.ts";
import { ExportList } from "../../frame/list/ExportList.tsx";
import { ListRows } from "../../frame/list/ListRows.tsx";
import { RowStack } from "../../frame/list/RowStack.tsx";
import { RowTable } from "../../frame/list/RowTable.tsx";
import { place } from "../../place.ts";
import { ReplyClock } from "./ReplyClock.tsx";
import { RequestStatusChip } from "./RequestStatusChip.tsx";
import {
  forWhom,
  fieldWords,
  lessonWords,
  requesterName,
  requestRowsWords as words,
  requestStatusWords,
} from "../words.ts";

const Column = DataTable.Col<LessonRequestView>;

const cellsOf = (request: LessonRequestView) => ({
  received: dateAt(request.submittedAt),
  from: requesterName(request),
  email: request.email,
  phone: request.phone,
  for: forWhom(request),
  preferredDates: request.preferredDates,
  preferredTimes: request.preferredTimes,
  status: requestStatusWords[request.status],
});

export const RequestRows = () => (
  <ListRows
    failed={lessonWords.failedToFetchLessonRequests}
    counted={words.counted}
    file={<ExportList cellsOf={cellsOf} />}
    noMatch={{
      title: fieldWords.noMatches,
      text: words.tryAnotherStatus,
      seeAll: words.showAllRequests,
    }}
    none={{
      title: words.noLessonRequestsYet,
      text: words.whenNoOpeningWorks,
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
  [preferredDates, preferredTimes].filter(Boolean).join(", ") || travelWords[travelPreference];

const Table = () => (
  <RowTable label={fieldWords.lessonRequests}>
    <Column
      source="name"
      label={fieldWords.from}
      render={(request) => (
        <Link component={RouterLink} to={`/lesson-requests/${request.id}/show`} color="inherit" underline="hover">
          {requesterName(request)}
        </Link>
      )}
    />
    <Column label={place === "admin" ? fieldWords.instructor : words.for} render={forWhom} />
    <Column label={words.preferredTimes} cellSx={() => ({ maxWidth: 280 })} render={wishes} />
    <Column source="status" label={fieldWords.status} render={chip} />
    <Column source="submittedAt" label={fieldWords.when} render={(request) => <ReplyClock request={request} />} />
  </RowTable>
);
