export const studentGuardiansWords = {
  guardian: "Guardian",
  thePlayer: "the player",
  remove: "Remove",
  removeWhom: (name: string) => `Remove ${name}`,
  question: (name: string) => `Remove ${name}?`,
  means: (name: string, player: string) =>
    `${name} can no longer see or book for ${player}, and everyone concerned gets an email. The reason is kept on record and isn’t emailed.`,
  reason: "Reason",
  sayWhy: "Please say why",
  removed: (name: string) => `${name} is removed`,
  failed: "Couldn’t remove the guardian",
};

export const studentNotesWords = {
  failedToFetch: "Failed to fetch notes",
  means: "For staff only. The player’s family never sees them.",
};
