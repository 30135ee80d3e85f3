/** What timed work gets when a spec runs it by hand. */
export const rightNow = () => new Date().toISOString();
