import { Box, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import type { ProgressLinkView, ProgressView } from "../../../../backend/videos/progress/contract.ts";
import { Empty } from "../../../shared/Empty.tsx";
import { FocusPoint, focusPointGrid } from "../../../shared/videos/FocusPoint.tsx";
import { ProgressFigures } from "../../../shared/videos/ProgressFigures.tsx";
import { ThenAndNow } from "../../../shared/videos/ThenAndNow.tsx";
import { thenAndNowWords } from "../../../shared/videos/words.ts";
import { progressWords as words } from "./words.ts";

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
};

const link = { component: Link, by: "to" } as const;

type Props = {
  progress: ProgressLinkView & Partial<Pick<ProgressView, "firstAndLatest">>;
  isOwn: boolean; // the player looks at it, not a parent
};

/** What a player works on, and how far they have come, for their family. */
export const Progress = ({ progress, isOwn }: Props) => {
  const { months, hoursToFeedback, focusPoints, firstAndLatest = [] } = progress;
  const [open, reached] = (["working_on", "reached"] as const).map((status) =>
    focusPoints.filter((point) => point.status === status),
  );
  return (
    <>
      <Part title={words.workingOn}>
        {open!.length === 0 ? (
          <Typography sx={{ color: "text.secondary" }}>{words.nothingYet}</Typography>
        ) : (
          <Box component="ul" sx={focusPointGrid}>
            {open!.map((point) => (
              <FocusPoint key={point.id} point={point} link={link} />
            ))}
          </Box>
        )}
      </Part>
      <Part title={isOwn ? words.howFar : words.howFarTheyve}>
        {months.length === 0 ? (
          <Empty title={words.noneYet} text={words.whatComes} />
        ) : (
          <ProgressFigures months={months} hoursToFeedback={hoursToFeedback} />
        )}
      </Part>
      {firstAndLatest.length > 0 && (
        <Part title={thenAndNowWords.thenAndNow}>
          <ThenAndNow pairs={firstAndLatest} link={link} />
        </Part>
      )}
      {reached!.length > 0 && (
        <Part title={words.reached}>
          <Box component="ul" sx={focusPointGrid}>
            {reached!.map((point) => (
              <FocusPoint key={point.id} point={point} link={link} />
            ))}
          </Box>
        </Part>
      )}
    </>
  );
};
