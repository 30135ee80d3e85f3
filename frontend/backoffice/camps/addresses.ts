/** The public page of a camp; another page load. */
export const campDetails = (campId: string) => `/camp-details/${campId}`;
export const editCamp = (campId: string) => `/edit-camp/${campId}`;
/** On either dashboard. */
export const inquiryPath = (inquiryId: string) => `/coaching-inquiries/${inquiryId}/show`;
export const campCreation = "/camp-creation";
/** With what the inquiry asks for filled in. */
export const campCreationFor = (inquiryId: string) => `${campCreation}?inquiry=${encodeURIComponent(inquiryId)}`;
/** Who is here today. */
export const campDayPath = (campId: string) => `/camps/${campId}/day`;
