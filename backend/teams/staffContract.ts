// Addresses of the staff's calls: part of the back office's first load, so apart from schemas.
export const findersUrl = "/api/team-finder-submissions";
export const creationsUrl = "/api/team-creation-submissions";
export const finderStatusUrl = (id: string) => `${findersUrl}/${id}/status`;
export const creationStatusUrl = (id: string) => `${creationsUrl}/${id}/status`;
export const birthDateUrl = (id: string) => `${findersUrl}/${id}/birth-date`;
export const matchesUrl = "/api/team-matches";
export const introductionsUrl = "/api/team-introductions";
