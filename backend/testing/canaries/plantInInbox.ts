import { nextStepUrl, notesUrl, repliesUrl } from "../../inbox/careContract.ts";
import type { Canaries } from "./canaries.ts";
import type { Send } from "./freeTexts.ts";

/** What a coach writes about a request, and to whoever sent it. The subject is theirs to read, as an organization's name is. */
export const plantInInbox = async (
  { words }: Pick<Canaries, "words">,
  { asCoach, requestId }: { asCoach: Send; requestId: string },
) => {
  const kind = "custom-lesson-request";
  await asCoach("PUT", nextStepUrl(kind, requestId), { dueOn: "2100-05-01", words: words("Step") });
  await asCoach("POST", notesUrl(kind, requestId), { words: words("Noted") });
  await asCoach("POST", repliesUrl(kind, requestId), { subject: words("Organization"), text: words("Answered") });
};
