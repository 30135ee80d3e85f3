/** The public page of a camp; another page load. */
export const campDetails = (campId: string) => `/camp-details/${campId}`;
export const editCamp = (campId: string) => `/edit-camp/${campId}`;
/** On either dashboard. */
export const inquiryPath = (inquiryId: string) => `/coaching-inquiries/${inquiryId}/show`;
export const campCreation = "/camp-creation";
/** With what the inquiry asks for filled in. */
export const campCreationFor = (inquiryId: string) => `${campCreation}?inquiry=${encodeURIComponent(inquiryId)}`;
/** Who is here today, or who came on a day that is over. */
export const campDayPath = (campId: string, day?: string) => `/camps/${campId}/day${day ? `?date=${day}` : ""}`;
