import { Box, Skeleton } from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { Section } from "../frame/Section.tsx";
import { WaitingLesson } from "./WaitingLesson.tsx";

type Props = { lessons: LessonView[] | undefined; firm: LessonView[]; otherwise: ReactNode };

/** The requests, soonest first. `otherwise` stands where none is left. */
export const WaitingList = ({ lessons, firm, otherwise }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const count = lessons?.length ?? 0;
  const before = useRef(count);
  useEffect(() => {
    // An answered request takes the focused button with it: the keyboard goes on from here, not from the top of the page.
    if (count < before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = count;
  }, [count]);
  return (
    <Section title="Waiting for your answer" count={count} headingRef={heading}>
      {!lessons && <Skeleton variant="rounded" height={102} sx={{ borderRadius: "16px" }} />}
      {lessons?.length === 0 && otherwise}
      {lessons && count > 0 && (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}>
          {lessons.map((lesson, index) => (
            <WaitingLesson key={lesson.id} lesson={lesson} all={[...lessons, ...firm]} next={index === 0} />
          ))}
        </Box>
      )}
    </Section>
  );
};
