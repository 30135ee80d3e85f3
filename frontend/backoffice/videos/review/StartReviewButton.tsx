import type { VideoView } from "../../../../backend/videos/contract.ts";
import { useAct } from "../../data/useAct.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { useHandsOn } from "../../frame/useHandsOn.ts";
import type { VideoVerbs } from "../verbs.ts";
import { videoRowsWords as words, videoStatusWords } from "../words.ts";

/** What is said once a status is changed, or cannot be. */
export const said = {
  done: videoStatusWords.updated,
  failed: videoStatusWords.error,
  unexplained: videoStatusWords.failedToUpdate,
};

export const changing = ({ changeVideoStatus }: VideoVerbs) => changeVideoStatus;

export const StartReviewButton = ({ video: { id, title } }: { video: VideoView }) => {
  const { send, sending } = useAct(changing, said);
  return (
    <ActButton
      ref={useHandsOn<HTMLButtonElement>()}
      size="small"
      variant="contained"
      busy={sending}
      aria-label={words.of(words.startReview, title)}
      onClick={() => void send({ id, status: "in_progress" })}
    >
      {words.startReview}
    </ActButton>
  );
};
