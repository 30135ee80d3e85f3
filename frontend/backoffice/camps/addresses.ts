/** The public page of a camp; another page load. */
export const campDetails = (campId: string) => `/camp-details/${campId}`;
export const editCamp = (campId: string) => `/edit-camp/${campId}`;
export const campCreation = "/camp-creation";
