// Refusals shared by several calls about accounts.
export const tooMany = "Too many attempts. `Retry-After` says how many seconds to wait.";
export const deadLink = "The link has expired, was already used, or was replaced by a newer one.";
