/** Where a report goes if a mail comes back: it names the mail, whatever else the report says. */
export const bounceAddressOf = (mailId: string, from: string) =>
  `bounce+${mailId}@${from.slice(from.lastIndexOf("@") + 1)}`;

/** The mail that such an address names; undefined for all others. */
export const mailOfBounceAddress = (address: string): string | undefined =>
  /^bounce\+([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i.exec(address.trim())?.[1]?.toLowerCase();
