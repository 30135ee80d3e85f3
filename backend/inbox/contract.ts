/** Apart from the addresses of one inquiry, because the back office loads this with its first screen. */
export const inboxUrl = "/api/inbox";
