import { Box, Button, Skeleton } from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";
import { useRefresh } from "react-admin";
import { Link } from "react-router";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { UndoLines } from "../../../shared/Undo.tsx";
import { Section } from "../../frame/Section.tsx";
import { inLines } from "../waiting.ts";
import { lessonsWith } from "../lessonsWith.ts";
import { WaitingLesson } from "./WaitingLesson.tsx";
import { lessonWords, waitingListWords as words } from "../words.ts";

const allRequests = lessonsWith({ status: "pending" });
const severalAtOnce = (
  <Button component={Link} size="small" to={allRequests}>
    {words.confirmSeveralAtOnce}
  </Button>
);

/** A link to this part of the screen. */
export const waitingHere = "#waiting";

type Props = {
  lessons: LessonView[] | undefined;
  count: number | string | undefined; // of all that wait
  beyond: number | string; // how many more than these lessons
  firm: LessonView[];
  otherwise: ReactNode; // when nothing is left
};

/** What waits, soonest first. */
export const WaitingList = ({ lessons, count, beyond, firm, otherwise }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const refresh = useRefresh();
  const requests = lessons?.filter(({ status }) => status === "pending") ?? [];
  const ids = lessons?.map(({ id }) => id);
  const before = useRef(ids);
  useEffect(() => {
    // An answered lesson takes its focused button away; the keyboard continues from here, not from the top of the page.
    const isGone = before.current?.some((id) => !ids?.includes(id)) ?? false;
    if (isGone && document.activeElement === document.body) heading.current?.focus();
    before.current = ids;
  });
  return (
    <Box id={waitingHere.slice(1)}>
      <Section
        title={words.waitingForYourReply}
        count={count}
        headingRef={heading}
        more={requests.length > 1 && severalAtOnce}
      >
        {!lessons && <Skeleton variant="rounded" height={102} sx={{ borderRadius: "16px" }} />}
        <UndoLines shown={ids ?? []} undone={refresh} />
        {lessons?.length === 0 && otherwise}
        {lessons && lessons.length > 0 && (
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}>
            {inLines(lessons).map((weeks, index) => (
              <WaitingLesson key={weeks[0].id} weeks={weeks} all={[...requests, ...firm]} next={index === 0} />
            ))}
          </Box>
        )}
        {beyond !== 0 && (
          <Button component={Link} to={allRequests} sx={{ mt: 1.5 }}>
            {lessonWords.more(beyond)}
          </Button>
        )}
      </Section>
    </Box>
  );
};
