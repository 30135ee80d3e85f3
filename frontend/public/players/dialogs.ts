/** Fetch what is drawn when somebody adds or edits a player, and not before. */
export const addPlayer = async () => (await import("./AddPlayer.tsx")).AddPlayer;
export const correctPlayer = async () => (await import("./CorrectPlayer.tsx")).CorrectPlayer;
