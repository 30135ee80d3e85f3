import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import { Accordion, AccordionDetails, AccordionSummary, Box, Button, Typography } from "@mui/material";
import type { VideoView } from "../../../../backend/videos/contract.ts";
import { promisedHours } from "../../../../backend/videos/review/reviewRule.ts";
import { longDateAndTime } from "../../../shared/formats.ts";
import { useSettings } from "../../../shared/settings.ts";
import { heldFor } from "../../../shared/videos/waiting.ts";
import type { VideoHistoryEntry } from "./useReview.ts";
import { reasonIn, type Version, versionsIn } from "./versions.ts";
import { feedbackWords as words } from "./words.ts";

const text = { whiteSpace: "pre-line", overflowWrap: "anywhere", maxWidth: "68ch" } as const;
const quiet = { color: "text.secondary" } as const;

/** Where a video stands that has no feedback yet. */
const standing = (video: VideoView) => {
  const { status, instructorName } = video;
  if (status === "in_progress") return words.isReviewing(instructorName ?? words.aCoach);
  return instructorName ? words.with(instructorName, heldFor(video)) : words.waitsForACoach(heldFor(video));
};

const NoneYet = ({ video }: { video: VideoView }) => {
  const { claims } = useSettings();
  const isLate = (video.waitingHours ?? 0) >= promisedHours[1];
  return (
    <>
      <Typography>{standing(video)}</Typography>
      <Typography sx={quiet}>{isLate ? words.takesLonger : words.noFeedbackYet(claims.turnaround)}</Typography>
    </>
  );
};

const saidBy = ({ by, at }: Version, isEdited: boolean) =>
  (isEdited ? words.editedBy : words.publishedBy)(by ?? words.formerCoach, longDateAndTime(at));

const Said = ({ feedback }: Pick<Version, "feedback">) =>
  feedback ? (
    <Typography sx={text}>{feedback}</Typography>
  ) : (
    <Typography sx={quiet}>{words.noWrittenFeedback}</Typography>
  );

type Restore = { onRestore?: ((version: Version) => void) | undefined };

/** What the feedback was before, folded away. */
const Earlier = ({ versions, onRestore }: { versions: readonly Version[] } & Restore) => (
  <Accordion disableGutters elevation={0} sx={{ mt: 1, bgcolor: "transparent", "&::before": { display: "none" } }}>
    <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={{ px: 0, justifyContent: "flex-start", minHeight: 44 }}>
      <Typography sx={{ fontWeight: 600 }}>{words.earlierVersions(versions.length)}</Typography>
    </AccordionSummary>
    <AccordionDetails sx={{ p: 0 }}>
      <Box component="ol" aria-label={words.earlierVersions(versions.length)} sx={{ listStyle: "none", m: 0, p: 0 }}>
        {versions.map((version) => (
          <Box component="li" key={version.id} sx={{ py: 1.5, borderTop: 1, borderColor: "divider" }}>
            <Said feedback={version.feedback} />
            <Typography variant="body2" sx={{ ...quiet, mt: 0.5 }}>
              {saidBy(version, false)}
            </Typography>
            {onRestore && version.feedback && (
              <Button
                size="small"
                sx={{ mt: 0.5, ml: -0.75 }}
                aria-label={words.restoreThat(longDateAndTime(version.at))}
                onClick={() => onRestore(version)}
              >
                {words.restore}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </AccordionDetails>
  </Accordion>
);

/** For staff alone. */
export const Notes = ({ text: notes }: { text: string }) => (
  <Box sx={{ mt: 2 }}>
    <Typography variant="body2" sx={quiet}>
      {words.notes}
    </Typography>
    <Typography sx={text}>{notes}</Typography>
  </Box>
);

/** What a coach published about a video, or where it stands until then. */
export const Feedback = ({
  video,
  history,
  onRestore,
}: { video: VideoView; history: readonly VideoHistoryEntry[] | undefined } & Restore) => {
  const { feedback, reviewedAt, reviewedBy, status } = video;
  const [latest, ...earlier] = versionsIn(history ?? []);
  const reason = reasonIn(history ?? []);
  const isAgain = reviewedAt !== null && status === "in_progress";
  return (
    <Box sx={{ mt: 1, display: "grid", gap: 1 }}>
      {isAgain && <Typography sx={quiet}>{words.isReviewedAgain(video.instructorName ?? words.aCoach)}</Typography>}
      {reason && <Typography sx={{ ...quiet, ...text }}>{words.movedBack(reason)}</Typography>}
      {reviewedAt === null ? (
        <NoneYet video={video} />
      ) : (
        <>
          <Said feedback={feedback} />
          <Typography variant="body2" sx={quiet}>
            {saidBy(latest ?? { id: "", at: reviewedAt, by: reviewedBy, feedback }, earlier.length > 0)}
          </Typography>
        </>
      )}
      {earlier.length > 0 && <Earlier versions={earlier} onRestore={onRestore} />}
    </Box>
  );
};
