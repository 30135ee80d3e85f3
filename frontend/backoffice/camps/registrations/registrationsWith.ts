/** The list of registrations, filtered. */
export const registrationsWith = (filter: object) =>
  `/camp-registrations?filter=${encodeURIComponent(JSON.stringify(filter))}`;
