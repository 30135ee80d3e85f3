import { z } from "zod";
import { FocusPointView, FocusStatus, ProgressView } from "../../../projections/videos/progressView.ts";
import { optionalText, requiredText } from "../../textContract.ts";

import { focusPointsUrl } from "../contract.ts";

export { focusPointsUrl } from "../contract.ts";
export {
  FocusPointView,
  FocusStatus,
  type ProgressFact,
  type ProgressMonth,
  ProgressView,
} from "../../../projections/videos/progressView.ts";

export const focusPointUrl = <Id extends string>(id: Id) => `${focusPointsUrl}/${id}` as const;

const title = requiredText("Please say what to work on", 120);
const description = optionalText(1000);

export const SetFocusPoint = z.object({
  studentId: z.string().min(1).max(64),
  videoId: z.string().min(1).max(64).optional(), // what it was seen in
  title,
  description,
});
export type SetFocusPoint = z.input<typeof SetFocusPoint>;

/** What is left out stays as it is. */
export const ChangeFocusPoint = z
  .object({ title: title.optional(), description, status: FocusStatus.optional() })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), "Please say what to change");
export type ChangeFocusPoint = z.input<typeof ChangeFocusPoint>;

/** `?playerId=`: whose; left out, the caller's own. */
export const myProgressUrl = "/api/my/progress";
export const studentProgressUrl = <Id extends string>(id: Id) => `/api/students/${id}/progress` as const;

/** A player under 18 shows it to the guardian. */
export const showGuardianUrl = "/api/progress-link/send";
/** The guardian asks for it, by email alone. */
export const askProgressLinkUrl = "/api/progress-link/ask";
export const openProgressLinkUrl = "/api/progress-link/open";

export const AskProgressLink = z.object({
  email: z
    .string("Please enter an email address")
    .trim()
    .pipe(z.email("Please enter an email address like name@example.com").max(254)),
});
export const WithProgressLink = z.object({ token: z.string().min(1).max(300) });

/** A child's progress, for the guardian: no ids of videos, which need a login. */
export const ProgressLinkView = ProgressView.omit({ playerId: true, firstAndLatest: true }).extend({
  focusPoints: FocusPointView.omit({ studentId: true, video: true }).array(),
});
export type ProgressLinkView = z.infer<typeof ProgressLinkView>;
