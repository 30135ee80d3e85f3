/*
 * How money is sent by the payment apps, for screens and mails. It imports nothing, so that browsers may import it.
 */

/** Opens Venmo with everything filled in. `amount` in dollars with two decimals. */
export const venmoLink = (handle: string, amount: string, note: string) =>
  `https://venmo.com/${encodeURIComponent(handle.replace(/^@/, ""))}?txn=pay&amount=${amount}&note=${encodeURIComponent(note)}`;

/** Opens Cash App with the amount filled in; it takes no note. */
export const cashAppLink = (handle: string, amount: string) =>
  `https://cash.app/$${encodeURIComponent(handle.replace(/^\$/, ""))}/${amount}`;
