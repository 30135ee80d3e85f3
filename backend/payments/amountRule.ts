/** "75.50" → 7550 */
export const centsOf = (dollars: string) => Math.round(Number(dollars) * 100);
/** An amount with two decimals as sentences say it, with cents only where there are any: "$75", "$62.50". */
export const dollarsOf = (amount: string) => `$${amount.replace(/\.00$/, "")}`;
