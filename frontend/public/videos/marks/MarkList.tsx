import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import EditIcon from "@mui/icons-material/EditOutlined";
import { Box, Button, Card, Checkbox, FormControlLabel, IconButton, Typography } from "@mui/material";
import { lazy, memo, Suspense, useEffect, useRef, useState } from "react";
import type { VideoView } from "../../../../backend/videos/contract.ts";
import type { MarkView } from "../../../../backend/videos/marks/contract.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useFocusWhenFewer } from "../../frame/useFocusWhenFewer.ts";
import { markListWords as words, marksWords } from "../words.ts";
import { annotatorsOf, inWords, numbered } from "./describe.ts";
import { signOf } from "./Ticks.tsx";
import type { Marks } from "./useMarks.ts";
import type { Review } from "./useReview.ts";

const CopyMarks = lazy(() => import("./CopyMarks.tsx"));

const shownFirst = 50;

interface Props {
  readonly video: VideoView;
  readonly marks: Marks;
  readonly review: Review;
  readonly onAdd: () => void;
  readonly onNext: () => void;
  readonly onGoTo: (mark: MarkView) => void;
  readonly onEdit: (mark: MarkView) => void;
  readonly onStill: () => void;
}

/** What somebody can do with all marks of a video. */
const Acts = ({ video, marks, review, onAdd, onNext, onStill }: Omit<Props, "onGoTo" | "onEdit">) => {
  const [isCopying, setCopying] = useState(false);
  const own = marks.marks.filter(({ annotatorId }) => annotatorId === marks.userId);
  const button = { size: "small", variant: "outlined", color: "inherit" } as const;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <Button size="small" variant="contained" onClick={onAdd}>
        {marksWords.addMark}
      </Button>
      {marks.marks.length > 0 && (
        <>
          <Button {...button} onClick={onNext}>
            {words.nextMark}
          </Button>
          <Button {...button} onClick={review.mark ? review.stop : review.play}>
            {review.mark ? words.stopReview : words.playReview}
          </Button>
          {review.canSpeak && (
            <FormControlLabel
              label={words.readAloud}
              control={<Checkbox checked={review.isAloud} onChange={(_, isAloud) => review.readAloud(isAloud)} />}
            />
          )}
        </>
      )}
      {own.length > 0 && (
        <Button {...button} onClick={() => setCopying(true)}>
          {words.copyMarks}
        </Button>
      )}
      <Button {...button} onClick={onStill}>
        {words.savePicture}
      </Button>
      {isCopying && (
        <Suspense>
          <CopyMarks video={video} marks={own} onClose={() => setCopying(false)} />
        </Suspense>
      )}
    </Box>
  );
};

interface RowsProps {
  readonly marks: readonly MarkView[];
  readonly userId: string;
  readonly onGoTo: (mark: MarkView) => void;
  readonly onEdit: (mark: MarkView) => void;
  readonly onDelete: (mark: MarkView) => void;
}

/** Drawn again when a mark changes, not with every frame of the video. */
const Rows = memo(({ marks, userId, onGoTo, onEdit, onDelete }: RowsProps) => {
  const [isWhole, setWhole] = useState(false);
  const annotators = annotatorsOf(marks);
  const inTime = marks.toSorted((one, other) => one.timestamp - other.timestamp);
  const names = numbered(inTime.map((mark) => inWords(mark, marks, userId)));
  return (
    <>
      <Box component="ul" aria-label={words.marks} sx={{ listStyle: "none", m: 0, p: 0 }}>
        {(isWhole ? inTime : inTime.slice(0, shownFirst)).map((mark, nth) => {
          const said = names[nth] ?? "";
          return (
            <Box
              component="li"
              key={mark.id}
              sx={{ display: "flex", alignItems: "center", borderTop: 1, borderColor: "divider" }}
            >
              <span
                aria-hidden
                style={{ width: 12, height: 12, flexShrink: 0, ...signOf(annotators.get(mark.annotatorId) ?? 0) }}
              />
              <Button
                color="inherit"
                onClick={() => onGoTo(mark)}
                sx={{ flexGrow: 1, justifyContent: "start", textAlign: "start", px: 1.5, overflowWrap: "anywhere" }}
              >
                {said}
              </Button>
              {mark.annotatorId === userId && (
                <>
                  <IconButton aria-label={words.edit(said)} title={words.editMark} onClick={() => onEdit(mark)}>
                    <EditIcon />
                  </IconButton>
                  <IconButton aria-label={words.delete(said)} title={words.deleteMark} onClick={() => onDelete(mark)}>
                    <DeleteIcon />
                  </IconButton>
                </>
              )}
            </Box>
          );
        })}
      </Box>
      {!isWhole && marks.length > shownFirst && (
        <Button sx={{ justifySelf: "start" }} onClick={() => setWhole(true)}>
          {words.showAll(marks.length)}
        </Button>
      )}
    </>
  );
});

/** All marks of a video in words: what there is to see, for those who do not see it, too. */
export const MarkList = ({ onGoTo, onEdit, ...props }: Props) => {
  const { marks, error, refetch, own, userId } = props.marks;
  const current = useRef({ onGoTo, onEdit, own });
  useEffect(() => {
    current.current = { onGoTo, onEdit, own };
  });
  const [acts] = useState(() => ({
    onGoTo: (mark: MarkView) => current.current.onGoTo(mark),
    onEdit: (mark: MarkView) => current.current.onEdit(mark),
    onDelete: (mark: MarkView) => current.current.own.set(mark.id, null),
  }));
  return (
    <Card component="section" aria-labelledby="marks" sx={{ mt: 2, p: { xs: 2.5, sm: 3 }, display: "grid", gap: 1.5 }}>
      <Typography id="marks" variant="h3" component="h2" {...useFocusWhenFewer(marks.length)}>
        {words.marks}
      </Typography>
      <Acts {...props} />
      <Typography component="output" variant="body2" sx={{ fontWeight: 600 }}>
        {props.review.says}
      </Typography>
      {error ? (
        <Problem title={words.failedToFetch} error={error} onRetry={() => void refetch()} />
      ) : marks.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{words.noMarks}</Typography>
      ) : (
        <Rows marks={marks} userId={userId} {...acts} />
      )}
    </Card>
  );
};
