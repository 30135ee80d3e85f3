export const verifiedWords = {
  verified: (title: string, until: string) => `Verified: ${title}, until ${until}`,
};
