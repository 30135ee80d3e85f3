/** The steps of a review, in order. Going back needs a reason. */
export const reviewSteps = ["pending", "in_progress", "reviewed", "archived"] as const;
type Step = (typeof reviewSteps)[number];

/** How many steps ahead; negative: back. */
export const stepsAhead = (from: Step, to: Step) => reviewSteps.indexOf(to) - reviewSteps.indexOf(from);

export const isUnreviewed = (status: Step) => stepsAhead(status, "reviewed") > 0;

/** Who may review a video: the instructor it is with, or any while it is with none. */
export const mayReview = (
  { id, role }: { readonly id: string; readonly role: string },
  { instructorId }: { readonly instructorId: string | null },
) => role === "instructor" && (instructorId === null || instructorId === id);

/** Within so many hours of its waiting a video is to have feedback: by the first if we can, by the second in any case. */
export const promisedHours = [24, 48] as const;
/** After so many its coach is reminded. */
export const reminderHours = 36;
