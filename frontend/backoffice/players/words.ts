export const studentNotesWords = {
  failedToFetch: "Failed to fetch notes",
  means: "For staff only. The player’s family never sees them.",
};
