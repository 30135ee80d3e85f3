// Refusals shared by several calls about accounts.
export const tooMany = "Too many tries; `Retry-After` says how many seconds to wait.";
export const deadLink = "The link is too old, was used already, or a newer one was mailed.";
