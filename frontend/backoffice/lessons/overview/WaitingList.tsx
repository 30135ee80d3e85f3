import { Box, Button, Skeleton } from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";
import { useRefresh } from "react-admin";
import { Link } from "react-router";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { UndoLines } from "../../../shared/Undo.tsx";
import { Section } from "../../frame/Section.tsx";
import { lessonsWith } from "../lessonsWith.ts";
import { WaitingLesson } from "./WaitingLesson.tsx";
import { waitingListWords as words } from "../words.ts";

const severalAtOnce = (
  <Button component={Link} size="small" to={lessonsWith({ status: "pending" })}>
    {words.confirmSeveralAtOnce}
  </Button>
);

/** A link to this part of the screen. */
export const waitingHere = "#waiting";

type Props = { lessons: LessonView[] | undefined; firm: LessonView[]; otherwise: ReactNode };

/** What waits, soonest first. `otherwise` shows when nothing is left. */
export const WaitingList = ({ lessons, firm, otherwise }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const refresh = useRefresh();
  const count = lessons?.length ?? 0;
  const requests = lessons?.filter(({ status }) => status === "pending") ?? [];
  const before = useRef(count);
  useEffect(() => {
    // An answered lesson takes its focused button away; the keyboard continues from here, not from the top of the page.
    if (count < before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = count;
  }, [count]);
  return (
    <Box id={waitingHere.slice(1)}>
      <Section
        title={words.waitingForYourAnswer}
        count={count}
        headingRef={heading}
        more={requests.length > 1 && severalAtOnce}
      >
        {!lessons && <Skeleton variant="rounded" height={102} sx={{ borderRadius: "16px" }} />}
        <UndoLines shown={lessons?.map(({ id }) => id) ?? []} undone={refresh} />
        {lessons?.length === 0 && otherwise}
        {lessons && count > 0 && (
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}>
            {lessons.map((lesson, index) => (
              <WaitingLesson key={lesson.id} lesson={lesson} all={[...requests, ...firm]} next={index === 0} />
            ))}
          </Box>
        )}
      </Section>
    </Box>
  );
};
