/** What timed work is told when a spec does it by hand. */
export const rightNow = () => new Date().toISOString();
