/** What stands beside a payment, so that the coach knows whom it is from. */
export const paymentNote = (parentName: string) => `Camp registration - ${parentName}`;

/** Opens Venmo with everything filled in. `amount` in dollars with two decimals. */
export const venmoLink = (handle: string, amount: string, note: string) =>
  `https://venmo.com/${encodeURIComponent(handle.replace(/^@/, ""))}?txn=pay&amount=${amount}&note=${encodeURIComponent(note)}`;

/** Opens Cash App with the amount filled in; it takes no note. */
export const cashAppLink = (handle: string, amount: string) =>
  `https://cash.app/$${encodeURIComponent(handle.replace(/^\$/, ""))}/${amount}`;
