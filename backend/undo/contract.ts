/** For so long, by the server's clock, whoever did something by mistake can undo it. */
export const undoSeconds = 10;
/** After so many seconds it stands: an undoing at the last moment has reached the log by then. */
export const standingAfter = undoSeconds + 3;

export const undoUrl = (factId: string) => `/api/undo/${factId}`;

/**
 * The header in which a write's answer says what of it can be undone: "fact thing", or several such pairs separated by
 * commas. Fact is the id to undo it by, thing the id of what was changed.
 */
export const undoHeader = "undo";
