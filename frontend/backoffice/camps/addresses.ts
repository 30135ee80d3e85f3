/** The page of a camp that everybody sees; another page load. */
export const campDetails = (campId: string) => `/camp-details/${campId}`;
export const editCamp = (campId: string) => `/edit-camp/${campId}`;
export const campCreation = "/camp-creation";
